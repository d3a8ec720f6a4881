import { memo, useEffect, useMemo, useState } from "react";
import type { Command } from "../contract/command.ts";
import icons from "../ui/icons.svg?no-inline";
import { drawParts } from "../ui/draw-parts.ts";
import { CARDS } from "./card.tsx";
import { Held } from "./held.tsx";
import { ListPiece } from "./piece.tsx";
import { useCards, type Cards } from "./use-cards.ts";
import { FIRST, LONG, useGrowing } from "./use-growing.ts";

declare module "react" {
  interface CSSProperties {
    /** The visitor's prefix as a CSS string: cards show it without being drawn anew. */
    "--prefix"?: string;
    /** The signs of the cards' controls side by side: copy, done, link. As elements they would be a fifth more. */
    "--signs"?: string;
  }
}

const GRID = `grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] ${CARDS}`;

interface ListProps extends Cards {
  keys: ReadonlyMap<Command, string>;
  group: string;
  search: string;
  /** How many commands the whole list has. */
  total: number;
  linked: Command | null;
}

/** The cards. Arrow keys move between them, Enter copies a card's usage, Escape goes back to an empty search. */
function List(props: ListProps) {
  const { catalogue, keys, commands, prefix, linked, group, search, total } = props;
  const { count, current, former } = useGrowing(`${group} ${search}`, commands, total);
  const size = total > LONG ? FIRST : Math.max(1, commands.length);
  const pieces = useMemo(() => piecesOf(commands, size), [commands, size]);
  // A linked card beyond those drawn stands behind them until they reach it.
  const far = linked && commands.indexOf(linked) >= count ? linked : null;
  const farPiece = useMemo(() => (far ? [far] : []), [far]);
  const drawn = [...commands.slice(0, count), ...farPiece];
  const { list, copied, commandAt, onClick, onKeyDown } = useCards({ ...props, commands: drawn });

  // A command is another object once more of its list has arrived; its key stays.
  const [visited, setVisited] = useState<string>();
  const linkedKey = linked ? keys.get(linked) : undefined;
  const stop = [visited, linkedKey]
    .map((key) => key !== undefined && drawn.find((command) => keys.get(command) === key))
    .find(Boolean);

  // Nothing but the address says that a linked card should be in sight, so it is brought there.
  useEffect(() => {
    const card = list.current?.querySelector("li[aria-current]");
    if (linkedKey === undefined || !card || card.contains(document.activeElement)) return;
    card.scrollIntoView({ block: "center", behavior: "instant" });
  }, [list, linkedKey]);

  function pieceOf(piece: readonly Command[]) {
    const own = (command: Command | false | undefined | null) =>
      command && piece.includes(command) ? command : null;
    return (
      <ListPiece
        catalogue={catalogue}
        commands={piece}
        keys={keys}
        search={search}
        linked={own(linked)}
        stop={own(stop || drawn[0])}
        copied={own(copied)}
      />
    );
  }

  const cards = pieces.slice(0, Math.ceil(count / size)).map(({ from, commands: piece }) => (
    <Held key={from} hold={false}>
      {pieceOf(piece)}
    </Held>
  ));
  if (far)
    cards.push(
      <Held key="far" hold={false}>
        {pieceOf(farPiece)}
      </Held>,
    );

  return (
    // The cards' own buttons, links and focus are what is acted on; this only hears of it.
    <div
      ref={drawParts}
      role="presentation"
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const command = commandAt(event.target);
        setVisited(command && keys.get(command));
      }}
    >
      <ul
        key={current}
        ref={list}
        hidden={commands.length === 0}
        data-cards=""
        aria-label="Commands"
        style={{ "--prefix": cssText(prefix), "--signs": `url("${icons}")` }}
        className={commands.length === 0 ? undefined : GRID}
      >
        {cards}
      </ul>
      {former && (
        <ul key={former.key} hidden aria-label="Commands">
          {Array.from({ length: Math.ceil(former.count / size) }, (_, at) => (
            <Held key={at * size} hold />
          ))}
        </ul>
      )}
    </div>
  );
}

export const CommandList = memo(List);

interface Piece {
  /** Where it begins in the result. */
  from: number;
  commands: readonly Command[];
}

function piecesOf(commands: readonly Command[], size: number): Piece[] {
  return Array.from({ length: Math.ceil(commands.length / size) }, (_, at) => {
    const from = at * size;
    return { from, commands: commands.slice(from, from + size) };
  });
}

/** A text as a CSS string. */
function cssText(text: string): string {
  return `"${text.replaceAll(/["\\]/g, (letter) => `\\${letter}`)}"`;
}
