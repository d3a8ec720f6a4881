import type { FormEvent, KeyboardEvent, RefObject } from "react";
import { COMMANDS_TEXT } from "../content/commands.ts";
import { SearchBox } from "../ui/search-box.tsx";
import type { Catalogue } from "./catalogue.ts";
import { CategoryMenu } from "./category-menu.tsx";

interface ToolbarProps {
  catalogue: Catalogue;
  group: string;
  counts: ReadonlyMap<string, number>;
  text: string;
  /** The search in the address: the text, once typing rests. */
  search: string;
  setText: (text: string) => void;
  searchBox: RefObject<HTMLInputElement | null>;
  /** Writes the text into the address at once. */
  onSubmit: () => void;
  /** From the box down into the cards. */
  onDown: () => void;
}

/** Search and category. Without script it is a form that asks the server. */
export function Toolbar(props: ToolbarProps) {
  const { catalogue, group, text, setText, searchBox } = props;
  const form = catalogue.form(group);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    props.onSubmit();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && text !== "") setText("");
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    props.onDown();
  }

  return (
    <form
      role="search"
      action={form.path}
      onSubmit={onSubmit}
      className="flex flex-col-reverse gap-3 sm:grid sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <SearchBox
        name="q"
        label={COMMANDS_TEXT.search}
        placeholder={COMMANDS_TEXT.search}
        hotkey="/"
        value={text}
        onChange={setText}
        inputRef={searchBox}
        onKeyDown={onKeyDown}
      />
      {form.category && <input type="hidden" name="category" value={form.category} />}
      <CategoryMenu
        catalogue={catalogue}
        group={group}
        counts={props.counts}
        search={props.search}
      />
    </form>
  );
}
