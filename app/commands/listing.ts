import { BotError, type Reading } from "../contract/bot.ts";
import type { Command } from "../contract/command.ts";
import type { Catalogue, View } from "./catalogue.ts";
import { partOf, type Part } from "./cut.ts";

/** What a command page was given: the list or its part of it, or that it could not be read. */
export interface Listing extends Part {
  /** Seconds since the bot said it, when it is no longer fresh; else null. */
  age: number | null;
  failed: boolean;
}

/** A list that could not be read; emptied, as §8 says. */
export const FAILED: Listing = { packed: "", cut: null, age: null, failed: true };

/** Reads a list for a view of it; an unreachable bot is an answer too, all other errors are thrown. */
export async function readListing(
  read: () => Promise<Reading<Command[]>>,
  catalogue: Catalogue,
  view: View,
  keep: (command: Command) => boolean = () => true,
): Promise<Listing> {
  try {
    const { value, state, age } = await read();
    const part = partOf(catalogue, value.filter(keep), view);
    return { ...part, age: state === "stale" ? age : null, failed: false };
  } catch (error) {
    if (error instanceof BotError) return FAILED;
    throw error;
  }
}

/** How old a list is, said roughly: 'a minute', '12 minutes', '3 hours'. Takes seconds. */
export function ageText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes === 1) return "a minute";
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? "an hour" : `${hours} hours`;
}
