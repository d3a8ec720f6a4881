import { startTransition, useEffect, useState } from "react";
import type { Command } from "../contract/command.ts";

/** A list of more commands than this draws a changed result bit by bit; a shorter one is drawn at once. */
const LONG = 1_000;
/** Cards drawn at once: more than any screen holds. */
const FIRST = 40;
/** Cards added at a time. */
const MORE = 300;
/** How long typing must rest before the remaining cards follow; longer than between two keys. */
const REST_MS = 500;

export interface Growth {
  commands: readonly Command[];
  /** How many of the cards are drawn. */
  count: number;
  /** The key of the list shown. */
  current: number;
  /** The key of a list that is hidden and still to be taken away: that costs more time than a key has. */
  former: number | null;
  rested: boolean;
}

/**
 * How much of a result is drawn. What the server drew stays whole; a new result of a long list begins
 * with the cards one can see and grows to all of them once typing rests.
 */
export function useGrowing(commands: readonly Command[], total: number): Growth {
  const [kept, keep] = useState(() => whole(commands));
  let growth = kept;
  if (commands !== kept.commands) {
    growth = changed(kept, commands, total);
    keep(growth);
  }

  // A timer, since neither the end of typing nor an idle moment is an event everywhere.
  useEffect(() => {
    if (growth.former === null && growth.count >= growth.commands.length) return undefined;
    const timer = setTimeout(() => startTransition(() => keep(grown)), growth.rested ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [growth]);

  return growth;
}

/** A first result, all of it drawn. */
export function whole(commands: readonly Command[]): Growth {
  return { commands, count: commands.length, current: 0, former: null, rested: true };
}

/** A new result out of `total` commands: few cards change in place, many are hidden behind a list of their own. */
export function changed(growth: Growth, commands: readonly Command[], total: number): Growth {
  if (total <= LONG) return { ...growth, commands, count: commands.length };
  const drawn = Math.min(growth.count, growth.commands.length);
  const leaves = growth.former === null && drawn > FIRST;
  return {
    commands,
    count: FIRST,
    current: leaves ? growth.current + 1 : growth.current,
    former: leaves ? growth.current : growth.former,
    rested: false,
  };
}

/** What follows at rest: first the hidden list goes, then more cards come. */
export function grown(growth: Growth): Growth {
  if (growth.former !== null) return { ...growth, former: null, rested: true };
  return { ...growth, count: growth.count + MORE, rested: true };
}
