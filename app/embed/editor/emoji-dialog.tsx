import { useId, useState } from "react";
import { EMOJI_WORDS } from "../../content/embed/embed.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextInput } from "../../ui/field.tsx";
import { searchEmoji } from "../markdown/emoji.ts";

/** As a modal opens, it focuses the element with this attribute, which React omits. */
function firstFocus(input: HTMLInputElement | null): void {
  input?.setAttribute("autofocus", "");
}

interface EmojiDialogProps {
  onClose: () => void;
  onChoose: (emoji: string) => void;
}

/** All emoji of chat by group, with a search. */
export default function EmojiDialog({ onClose, onChoose }: EmojiDialogProps) {
  const id = useId();
  const [search, setSearch] = useState("");
  const groups = searchEmoji(search);
  const [first] = groups.flatMap(({ emoji }) => emoji);
  const count = groups.reduce((sum, { emoji }) => sum + emoji.length, 0);
  return (
    <Dialog open onClose={onClose} title={EMOJI_WORDS.title}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (first) onChoose(first.text);
        }}
      >
        <TextInput
          id={id}
          type="search"
          ref={firstFocus}
          autoComplete="off"
          aria-label={EMOJI_WORDS.search}
          placeholder={EMOJI_WORDS.hint}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </form>
      <p role="status" className={count > 0 ? "sr-only" : "mt-3 text-muted"}>
        {EMOJI_WORDS.found(count)}
      </p>
      {groups.map(({ title, emoji }) => (
        <section key={title} aria-label={title}>
          <h3 className="mt-4 text-sm font-600 text-muted">{title}</h3>
          <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))]">
            {emoji.map(({ text, names: [name = text] }) => (
              <button
                key={text}
                type="button"
                title={`:${name}:`}
                aria-label={name.replaceAll("_", " ")}
                onClick={() => onChoose(text)}
                className="grid h-11 cursor-pointer place-items-center rounded-control text-2xl hover:bg-raised focus-ring-inset"
              >
                {text}
              </button>
            ))}
          </div>
        </section>
      ))}
    </Dialog>
  );
}
