import { BotError, type Reading } from "../contract/bot.ts";
import type { Command } from "../contract/command.ts";
import { pack, type Packed } from "./packed.ts";

/** What a command page was given: the list, or that it could not be read. */
export interface Listing {
  packed: Packed;
  /** Seconds since the bot said it, when it is no longer fresh; else null. */
  age: number | null;
  failed: boolean;
}

/** A list that could not be read; emptied, as §8 says. */
export const FAILED: Listing = { packed: "", age: null, failed: true };

/** Reads a list; an unreachable bot is an answer too, all other errors are thrown. */
export async function readListing(
  read: () => Promise<Reading<Command[]>>,
  keep: (command: Command) => boolean = () => true,
): Promise<Listing> {
  try {
    const { value, state, age } = await read();
    const packed = pack(value.filter((command) => keep(command)));
    return { packed, age: state === "stale" ? age : null, failed: false };
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
