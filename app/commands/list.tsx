import { memo, useEffect, useState } from "react";
import type { Command } from "../contract/command.ts";
import { CARDS, CommandCard } from "./card.tsx";
import { addressOf, groupOf } from "./filter.ts";
import { Held } from "./held.tsx";
import { useCards, type Cards } from "./use-cards.ts";
import { useGrowing } from "./use-growing.ts";
import { usage } from "./usage.ts";

declare module "react" {
  interface CSSProperties {
    /** The visitor's prefix as a CSS string: cards show it without being drawn anew. */
    "--prefix"?: string;
  }
}

const GRID = `grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] ${CARDS}`;

interface ListProps extends Cards {
  /** Where each command stands in the whole list: its key, since names may come twice. */
  places: ReadonlyMap<Command, number>;
  search: string;
  linked: Command | null;
}

/** The cards. Arrow keys move between them, Enter copies a card's usage, Escape goes back to an empty search. */
function List(props: ListProps) {
  const { catalogue, commands, prefix, linked, search } = props;
  const { list, copied, commandAt, onClick, onKeyDown } = useCards(props);
  const { count, current, former } = useGrowing(commands, props.places.size);
  const lists = former === null ? [current] : [current, former];
  // The linked card is drawn wherever it stands.
  const drawn = Math.max(count, linked ? commands.indexOf(linked) + 1 : 0);
  const [visited, setVisited] = useState<Command | null>(null);
  const stop = [visited, linked].find((command) => command && commands.includes(command));

  // Nothing but the address says that a linked card should be in sight, so it is brought there.
  useEffect(() => {
    const card = list.current?.querySelector("li[aria-current]");
    if (!linked || !card || card.contains(document.activeElement)) return;
    card.scrollIntoView({ block: "center", behavior: "instant" });
  }, [list, linked]);

  const cards = commands.slice(0, drawn).map((command, index) => {
    const group = groupOf(catalogue, command.category);
    return (
      <CommandCard
        key={props.places.get(command)}
        command={command}
        group={group}
        tone={catalogue.tones.get(group)}
        search={search}
        href={addressOf(catalogue, command)}
        linked={command === linked}
        stop={stop ? command === stop : index === 0}
        copied={copied === usage(prefix, command)}
      />
    );
  });

  return (
    // The cards' own buttons, links and focus are what is acted on; this only hears of it.
    <div
      role="presentation"
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={(event) => setVisited(commandAt(event.target) ?? null)}
    >
      {lists.map((key) => {
        const isCurrent = key === current;
        return (
          <ul
            key={key}
            ref={isCurrent ? list : null}
            hidden={!isCurrent}
            aria-label="Commands"
            style={{ "--prefix": cssText(prefix) }}
            className={isCurrent ? GRID : undefined}
          >
            <Held hold={!isCurrent}>{cards}</Held>
          </ul>
        );
      })}
    </div>
  );
}

export const CommandList = memo(List);

/** A text as a CSS string. */
function cssText(text: string): string {
  return `"${text.replaceAll(/["\\]/g, (letter) => `\\${letter}`)}"`;
}
