import { useRef, type FormEvent, type KeyboardEvent } from "react";
import { here } from "../content/addresses.ts";
import { examples } from "../content/landing/try-examples.static.ts";
import { TRY } from "../content/landing/try.ts";
import { Icon } from "../ui/icon.tsx";
import { LINE_LENGTH } from "./try-address.ts";

interface TryBoxProps {
  /** Earlier lines, for arrow up. */
  lines: readonly string[];
  prefix: string;
  /** Called when the box gets the focus. */
  onUse: () => void;
  onSay: (line: string) => void;
}

/** The chat's message box with suggested commands. A form before scripts run. */
export function TryBox({ lines, prefix, onUse, onSay }: TryBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  /** How many lines back the box shows. */
  const back = useRef(0);

  function say(line: string) {
    back.current = 0;
    if (line.trim() !== "") onSay(line.trim());
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!box.current) return;
    say(box.current.value);
    box.current.value = "";
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined || lines.length === 0) return;
    event.preventDefault();
    back.current = Math.min(lines.length, Math.max(0, back.current + step));
    event.currentTarget.value = lines[lines.length - back.current] ?? "";
  }

  return (
    <form data-scripted="" action={here("/")} onSubmit={onSubmit} className="shrink-0 px-4 pb-4">
      <ul
        aria-label={TRY.examples}
        className="-mx-4 mb-2 flex gap-2 overflow-x-auto scroll-px-4 px-4 py-1 [scrollbar-width:none]"
      >
        {[...new Set([TRY.help, ...examples])].map((name) => (
          <li key={name} className="shrink-0">
            <button
              type="button"
              onClick={() => say(prefix + name)}
              // Tab alone may leave half of it out of sight.
              onKeyUp={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest" })}
              className="min-h-9 cursor-pointer rounded-full border border-line bg-ink px-3 font-mono text-sm text-accent-light transition-colors duration-150 hover:border-accent-deep hover:bg-raised focus-ring"
            >
              {prefix + name}
            </button>
          </li>
        ))}
      </ul>
      <div className="flex items-center rounded-control bg-raised pe-1">
        <input
          ref={box}
          type="text"
          name="try"
          aria-label={TRY.box}
          placeholder={TRY.hint(prefix + (examples[0] ?? ""))}
          maxLength={LINE_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          onFocus={onUse}
          onKeyDown={onKeyDown}
          className="h-11 min-w-0 grow rounded-control bg-transparent px-3.5 text-base text-text placeholder:text-muted focus-ring sm:text-sm"
        />
        <button
          type="submit"
          aria-label={TRY.send}
          className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-control text-accent-light hover:bg-hover focus-ring"
        >
          <Icon name="arrow-up" />
        </button>
      </div>
    </form>
  );
}
