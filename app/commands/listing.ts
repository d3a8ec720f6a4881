import { BotError, type Reading } from "../contract/bot.ts";
import type { Command } from "../contract/command.ts";
import type { Catalogue, View } from "./catalogue.ts";
import { counts, find, named, withFirst, type Found } from "./filter.ts";

/** Cards drawn at first; 'Show more' adds as many. No key redraws more than that. */
export const SLICE = 240;

/**
 * What a command page was given: the first matches of its view, the linked one among them, and what there
 * is to say of the whole list.
 */
export interface Listing extends Found {
  /** The view it was made for. */
  group: string;
  search: string;
  /** How many commands match in all; `matches` holds the first `SLICE`. */
  total: number;
  /** The command the address names, wherever it stands; null when there is none such. */
  linked: Command | null;
  /** How many commands each group of the whole list holds. */
  counts: ReadonlyMap<string, number>;
  /** Seconds since the bot said it, when it is no longer fresh; else null. */
  age: number | null;
  failed: boolean;
}

/** A list that could not be read: emptied, and its page is an error panel. */
export const FAILED: Listing = {
  group: "",
  search: "",
  matches: [],
  total: 0,
  elsewhere: 0,
  suggestions: [],
  linked: null,
  counts: new Map(),
  age: null,
  failed: true,
};

/** Reads a list for a view of it; an unreachable bot is an answer too, all other errors are thrown. */
export async function readListing(
  read: () => Promise<Reading<Command[]>>,
  catalogue: Catalogue,
  view: View,
): Promise<Listing> {
  try {
    const { value, state, age } = await read();
    const found = find(catalogue, value, view);
    const linked = named(value, view.command ?? null);
    return {
      ...found,
      linked,
      group: view.group,
      search: view.search ?? "",
      matches: sliced(found.matches, linked),
      total: found.matches.length,
      counts: counts(catalogue, value),
      age: state === "stale" ? age : null,
      failed: false,
    };
  } catch (error) {
    if (error instanceof BotError) return FAILED;
    throw error;
  }
}

function sliced(matches: readonly Command[], linked: Command | null): readonly Command[] {
  return matches.length > SLICE ? withFirst(matches, linked).slice(0, SLICE) : matches;
}

/** How old a list is, said roughly: 'a minute', '12 minutes', '3 hours'. Takes seconds. */
export function ageText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes === 1) return "a minute";
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? "an hour" : `${hours} hours`;
}
