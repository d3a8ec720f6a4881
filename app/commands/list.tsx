import { memo, useEffect, useState } from "react";
import { Link } from "react-router";
import { ALL_COMMANDS, COMMANDS_TEXT } from "../content/commands/commands.ts";
import type { Command } from "../contract/command.ts";
import { formatCount } from "../format/number.ts";
import { useDrawn } from "../live/hooks/use-drawn.ts";
import { useHydrated } from "../live/hooks/use-hydrated.ts";
import icons from "../ui/icons.svg?no-inline";
import { ShowMore } from "../ui/show-more.tsx";
import { CARD_KEYS, CommandCard } from "./card.tsx";
import type { Catalogue } from "./catalogue.ts";
import { addressOf, groupOf } from "./filter.ts";
import { PAGE_SIZE } from "./search.ts";
import { useCards, type CardsOptions } from "./use-cards.ts";
import { here } from "../content/addresses.ts";

declare module "react" {
  interface CSSProperties {
    /** The visitor's prefix as a CSS string, so that changing it renders no card. */
    "--prefix"?: string;
    /** The file of icons for the cards' controls. */
    "--card-icons"?: string;
  }
}

interface ListProps extends CardsOptions {
  group: string;
  search: string;
  linked: Command | null;
  counts: ReadonlyMap<string, number>;
}

/** The cards. Arrow keys move between them, Enter copies a usage, Escape clears the search. */
function List(props: ListProps) {
  const { catalogue, prefix, group, search, linked } = props;
  const [count, draw] = useDrawn(`${group} ${search}`, PAGE_SIZE);
  const commands = props.commands.slice(0, count);
  const keys = keysOf(commands);
  const { list, copied, commandAt, onClick, onKeyDown } = useCards({ ...props, commands });
  const [focused, setFocused] = useState<Command>();
  const tabStop = [focused, linked].find((one) => one && commands.includes(one)) ?? commands[0];

  // Scroll to the linked card: on small screens even the first is out of sight.
  const linkedName = linked?.name;
  useEffect(() => {
    const card = list.current?.querySelector("li[aria-current]");
    if (linkedName === undefined || !card || card.contains(document.activeElement)) return;
    card.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [list, linkedName]);

  return (
    // Delegates the events of cards and their controls.
    <div
      role="presentation"
      className="[container:cards/inline-size]"
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={(event) => setFocused(commandAt(event.target))}
    >
      <p id={CARD_KEYS} hidden>
        {COMMANDS_TEXT.cardKeys}
      </p>
      <ul
        ref={list}
        hidden={commands.length === 0}
        aria-label={COMMANDS_TEXT.list}
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
              href={here(addressOf(catalogue, command))}
              isLinked={command === linked}
              isTabStop={command === tabStop}
              isCopied={command === copied}
            />
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {count > PAGE_SIZE && shownText(commands.length, props.commands.length)}
      </p>
      {commands.length < props.commands.length && (
        <ListFooter
          catalogue={catalogue}
          counts={props.counts}
          isAll={group === ALL_COMMANDS && search === ""}
          shown={commands.length}
          total={props.commands.length}
          onMore={() => draw(count + PAGE_SIZE)}
        />
      )}
    </div>
  );
}

export const CommandList = memo(List);

interface ListFooterProps {
  catalogue: Catalogue;
  counts: ReadonlyMap<string, number>;
  /** Without group and search. */
  isAll: boolean;
  shown: number;
  total: number;
  onMore: () => void;
}

/** If more match: their count, 'Show more', and links to categories without scripts. */
function ListFooter({ catalogue, counts, isAll, shown, total, onMore }: ListFooterProps) {
  const isHydrated = useHydrated();
  const hint = isAll ? COMMANDS_TEXT.chooseCategory : COMMANDS_TEXT.narrowSearch;
  const groups = catalogue.groups.filter((name) => name !== ALL_COMMANDS && counts.get(name));
  return (
    <div className="mt-8 border-t border-line pt-6">
      <p>{`${shownText(shown, total)} ${isHydrated ? "" : hint}`}</p>
      {isHydrated && <ShowMore key={shown} onMore={onMore} />}
      {isAll && !isHydrated && (
        <nav aria-label={COMMANDS_TEXT.otherCategories}>
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

function shownText(shown: number, total: number): string {
  return COMMANDS_TEXT.showing(formatCount(shown), formatCount(total));
}

/** A unique key for each command; names may repeat. */
function keysOf(commands: readonly Command[]): string[] {
  const seen = new Map<string, number>();
  return commands.map(({ name }) => {
    const repeats = seen.get(name) ?? 0;
    seen.set(name, repeats + 1);
    return `${name} ${repeats}`;
  });
}

function cssText(text: string): string {
  return `"${text.replaceAll(/["\\]/g, (character) => `\\${character}`)}"`;
}
