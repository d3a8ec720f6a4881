import { startTransition, useEffect, useState } from "react";
import type { Command } from "../contract/command.ts";
import { MOST } from "./cut.ts";

/** A list of more commands than this draws a changed result bit by bit; a shorter one is drawn at once. */
export const LONG = 1_000;
/** Cards drawn at once: more than any screen holds. All other steps are multiples of it. */
export const FIRST = 24;
/** Cards added at a time. */
const MORE = 2 * FIRST;
/** Hidden cards taken away at a time: that costs far less than drawing them. */
const LESS = 5 * FIRST;
/** How long typing must rest before the remaining cards follow; longer than between two keys. */
const REST_MS = 500;

/** What is to be drawn. */
interface Result {
  /** The name of the view; a list may arrive in parts while it stays. */
  view: string;
  commands: readonly Command[];
  /** How many commands the whole list has. */
  total: number;
}

export interface Growth extends Result {
  /** How many of the cards are drawn. */
  count: number;
  /** The key of the list shown. */
  current: number;
  /** A list that is hidden and still to be taken away, by its key, and how many cards it has left. */
  former: { key: number; count: number } | null;
  rested: boolean;
}

/**
 * How much of a result is drawn. What the server drew stays whole; a new result of a long list begins
 * with the cards one can see and grows to all of them once typing rests.
 */
export function useGrowing(view: string, commands: readonly Command[], total: number): Growth {
  const [kept, keep] = useState(() => begun({ view, commands, total }));
  let growth = kept;
  if (view !== kept.view || commands !== kept.commands) {
    growth = changed(kept, { view, commands, total });
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

/** A first result, as much of it as a server draws. */
export function begun(result: Result): Growth {
  return { ...result, count: drawnAtOnce(result, MOST), current: 0, former: null, rested: true };
}

/**
 * A new result: few cards change in place, many are hidden behind a list of their own. More of the same
 * view only adds to its cards.
 */
export function changed(growth: Growth, result: Result): Growth {
  if (result.view === growth.view) {
    return { ...growth, ...result, count: drawnAtOnce(result, growth.count) };
  }
  const next = { ...growth, ...result, count: drawnAtOnce(result, FIRST) };
  if (result.total <= LONG) return next;
  const drawn = Math.min(growth.count, growth.commands.length);
  const leaves = growth.former === null && drawn > FIRST;
  return {
    ...next,
    current: leaves ? growth.current + 1 : growth.current,
    former: leaves ? { key: growth.current, count: drawn } : growth.former,
    rested: false,
  };
}

function drawnAtOnce({ commands, total }: Result, most: number): number {
  return total > LONG ? most : commands.length;
}

/** What follows at rest: first the hidden list goes, then more cards come. */
export function grown(growth: Growth): Growth {
  const { former } = growth;
  if (former === null) return { ...growth, count: growth.count + MORE, rested: true };
  const left = former.count - LESS;
  return { ...growth, former: left > 0 ? { ...former, count: left } : null, rested: true };
}
