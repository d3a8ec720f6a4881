import { memo } from "react";
import type { Command } from "../contract/command.ts";
import { CommandCard } from "./card.tsx";
import type { Catalogue } from "./catalogue.ts";
import { addressOf, groupOf } from "./filter.ts";

interface PieceProps {
  catalogue: Catalogue;
  commands: readonly Command[];
  keys: ReadonlyMap<Command, string>;
  search: string;
  /** Those of its commands that are linked, Tab's stop, and just copied; null where it has none such. */
  linked: Command | null;
  stop: Command | null;
  copied: Command | null;
}

/** Neighbouring cards of a list. Thousands of cards are drawn, kept and taken away by the piece. */
function Piece({ catalogue, commands, keys, search, linked, stop, copied }: PieceProps) {
  return commands.map((command) => {
    const group = groupOf(catalogue, command.category);
    return (
      <CommandCard
        key={keys.get(command)}
        command={command}
        group={group}
        tone={catalogue.tones.get(group)}
        search={search}
        href={addressOf(catalogue, command)}
        linked={command === linked}
        stop={command === stop}
        copied={command === copied}
      />
    );
  });
}

export const ListPiece = memo(Piece);
