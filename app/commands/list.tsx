import { memo, useEffect, useState } from "react";
import { Link } from "react-router";
import { ALL_COMMANDS, COMMANDS_TEXT } from "../content/commands.ts";
import type { Command } from "../contract/command.ts";
import { formatCount } from "../format/number.ts";
import { useHydrated } from "../live/hooks/use-hydrated.ts";
import { Button } from "../ui/button.tsx";
import icons from "../ui/icons.svg?no-inline";
import { CommandCard } from "./card.tsx";
import type { Catalogue } from "./catalogue.ts";
import { addressOf, groupOf } from "./filter.ts";
import { SLICE } from "./listing.ts";
import { useCards, type Cards } from "./use-cards.ts";

declare module "react" {
  interface CSSProperties {
    /** The visitor's prefix as a CSS string: changing it draws no card anew. */
    "--prefix"?: string;
    /** The file of icons, from which the cards' controls take theirs. */
    "--card-icons"?: string;
  }
}

interface ListProps extends Cards {
  group: string;
  search: string;
  linked: Command | null;
  /** How many commands match; null while that is not known. */
  total: number | null;
  counts: ReadonlyMap<string, number>;
}

/** The cards. Arrow keys move between them, Enter copies a card's usage, Escape goes back to an empty search. */
function List(props: ListProps) {
  const { catalogue, prefix, group, search, linked, total } = props;
  const view = `${group} ${search}`;
  const [drawn, setDrawn] = useState({ view, count: SLICE });
  const count = drawn.view === view ? drawn.count : SLICE;
  const commands = props.commands.slice(0, count);
  const keys = keysOf(commands);
  const { list, copied, commandAt, onClick, onKeyDown } = useCards({ ...props, commands });
  // By key: the same command is another object once the whole list has arrived.
  const [visited, setVisited] = useState<string>();
  const isHere = visited !== undefined && keys.includes(visited);
  const stop = isHere ? visited : keys[linked ? Math.max(0, commands.indexOf(linked)) : 0];

  // The linked card stands first, which on a small screen is below the search and what leads the list.
  const linkedName = linked?.name;
  useEffect(() => {
    const card = list.current?.querySelector("li[aria-current]");
    if (linkedName === undefined || !card || card.contains(document.activeElement)) return;
    card.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [list, linkedName]);

  return (
    // The cards' own buttons, links and focus are what is acted on; this only hears of it.
    <div
      role="presentation"
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const command = commandAt(event.target);
        setVisited(command && keys[commands.indexOf(command)]);
      }}
    >
      <ul
        ref={list}
        hidden={commands.length === 0}
        aria-label="Commands"
        style={{ "--prefix": cssText(prefix), "--card-icons": `url("${icons}")` }}
        className="command-cards"
      >
        {commands.map((command, index) => {
          const badge = groupOf(catalogue, command.category);
          return (
            <CommandCard
              key={keys[index]}
              command={command}
              group={badge}
              tone={catalogue.tones.get(badge)}
              search={search}
              href={addressOf(catalogue, command)}
              isLinked={command === linked}
              isStop={keys[index] === stop}
              isCopied={command === copied}
            />
          );
        })}
      </ul>
      {total !== null && commands.length < total && (
        <Rest
          catalogue={catalogue}
          counts={props.counts}
          isAll={group === ALL_COMMANDS && search === ""}
          shown={commands.length}
          total={total}
          // What the page does not have yet cannot be shown.
          onMore={
            commands.length < props.commands.length
              ? () => setDrawn({ view, count: count + SLICE })
              : null
          }
        />
      )}
    </div>
  );
}

export const CommandList = memo(List);

interface RestProps {
  catalogue: Catalogue;
  counts: ReadonlyMap<string, number>;
  /** Whether the view is the whole list. */
  isAll: boolean;
  shown: number;
  total: number;
  onMore: (() => void) | null;
}

/** What stands below the cards where there are more: how many, 'Show more', and without script the categories. */
function Rest({ catalogue, counts, isAll, shown, total, onMore }: RestProps) {
  const isHydrated = useHydrated();
  const way = isAll ? COMMANDS_TEXT.chooseCategory : COMMANDS_TEXT.narrowSearch;
  const groups = catalogue.groups.filter((name) => name !== ALL_COMMANDS && counts.get(name));
  return (
    <div className="mt-8 border-t border-line pt-6">
      <p>{`Showing ${formatCount(shown)} of ${formatCount(total)} commands. ${onMore ? "" : way}`}</p>
      {isHydrated && onMore && <ShowMore key={shown} onMore={onMore} />}
      {isAll && !onMore && (
        <nav aria-label="Categories of the rest">
          <ul className="mt-3 flex flex-wrap gap-2">
            {groups.map((name) => (
              <li key={name}>
                <Link
                  to={catalogue.href({ group: name })}
                  defaultShouldRevalidate={false}
                  className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line bg-raised px-3 text-text hover:border-accent-deep focus-ring"
                >
                  {name}
                  <span className="text-sm text-muted figures">{counts.get(name)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** A button that presses itself once it is less than a screen away. */
function ShowMore({ onMore }: { onMore: () => void }) {
  function press(button: HTMLButtonElement) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { rootMargin: "100%" },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }
  return (
    <Button ref={press} className="mt-4" onClick={onMore}>
      {COMMANDS_TEXT.more}
    </Button>
  );
}

/** A key for each command; names may come twice. */
function keysOf(commands: readonly Command[]): string[] {
  const seen = new Map<string, number>();
  return commands.map(({ name }) => {
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return `${name} ${before}`;
  });
}

/** A text as a CSS string. */
function cssText(text: string): string {
  return `"${text.replaceAll(/["\\]/g, (letter) => `\\${letter}`)}"`;
}
