import { memo, useId, useRef, type FormEvent, type KeyboardEvent, type RefObject } from "react";
import { Link } from "react-router";
import { here } from "../content/addresses.ts";
import { COMMANDS_TEXT } from "../content/commands/commands.ts";
import { Icon } from "../ui/icon.tsx";
import { SearchBox } from "../ui/search-box.tsx";
import type { Catalogue } from "./catalogue.ts";

interface ToolbarProps {
  catalogue: Catalogue;
  group: string;
  view: {
    counts: ReadonlyMap<string, number>;
    text: string;
    /** The search in the address. */
    urlSearch: string;
    /** Writes the text into the address at once. */
    writeUrl: () => void;
  };
  setText: (text: string) => void;
  searchBox: RefObject<HTMLInputElement | null>;
  /** Moves the focus to the cards. */
  onArrowDown: () => void;
}

/** Search and category, always in sight. A GET form without scripts. */
export function Toolbar(props: ToolbarProps) {
  const { catalogue, group, setText, searchBox } = props;
  const { counts, text, urlSearch, writeUrl } = props.view;
  // A GET form replaces its action's query, so parameters become hidden inputs.
  const [action = "", query] = catalogue.href({ group }).split("?");

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    writeUrl();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && text !== "") setText("");
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    props.onArrowDown();
  }

  return (
    <form
      role="search"
      action={here(action)}
      onSubmit={onSubmit}
      className="grid grid-cols-[minmax(0,1fr)_minmax(auto,9.75rem)] gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-3"
    >
      <SearchBox
        name="q"
        label={COMMANDS_TEXT.search}
        placeholder={COMMANDS_TEXT.search}
        value={text}
        onChange={setText}
        inputRef={searchBox}
        onKeyDown={onKeyDown}
      />
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CategoryMenu catalogue={catalogue} group={group} counts={counts} search={urlSearch} />
    </form>
  );
}

interface MenuProps {
  catalogue: Catalogue;
  group: string;
  counts: ReadonlyMap<string, number>;
  /** For the links, so that a chosen category keeps it. */
  search: string;
}

/** The category dropdown: links with counts in a native popover, without scripts. */
function Menu({ catalogue, group, counts, search }: MenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const links = [...(menu.current?.querySelectorAll("a") ?? [])];
    const from = links.findIndex((link) => link === document.activeElement);
    if (step === 0 || links.length === 0) return;
    event.preventDefault();
    links[(from + step + links.length) % links.length]?.focus();
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        data-opens="category"
        className="control flex cursor-pointer items-center gap-2 text-start sm:min-w-56"
      >
        <span className="sr-only">{COMMANDS_TEXT.category}</span>
        <span className="min-w-0 flex-1 truncate">{group}</span>
        <span className="text-sm text-muted figures max-sm:hidden">{counts.get(group) ?? 0}</span>
        <Icon name="chevron-down" className="text-muted transition-transform duration-150" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="max-h-[75dvh] w-72 overflow-y-auto overscroll-contain rounded-card border border-line bg-raised p-1.5 text-text supports-[position-area:end]:mx-0 supports-[position-area:end]:my-2 supports-[position-area:end]:max-h-[calc(100%-1rem)] supports-[position-area:end]:w-[max(16rem,anchor-size(width))] supports-[position-area:end]:[position-area:bottom_span-left]"
      >
        <nav aria-label={COMMANDS_TEXT.categories}>
          <ul>
            {catalogue.groups.map((name) => (
              <li key={name}>
                <Link
                  to={catalogue.href({ group: name, search })}
                  aria-current={name === group ? "true" : undefined}
                  defaultShouldRevalidate={false}
                  onKeyDown={onKeyDown}
                  onClick={() => menu.current?.hidePopover()}
                  className="flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-hover focus-ring [&[aria-current]]:font-600 [&[aria-current]]:text-accent-light"
                >
                  <span className="flex-1">{name}</span>
                  {name === group && <Icon name="check" />}
                  <span className="text-sm text-muted figures">{counts.get(name) ?? 0}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}

const CategoryMenu = memo(Menu);
