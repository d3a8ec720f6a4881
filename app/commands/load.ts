import { isBotError, type Reading } from "../contract/bot.ts";
import type { Command } from "../contract/command.ts";

/** Older lists show their age. */
const OLD_SECONDS = 15 * 60;

/** A list's loader data: all its commands, for every view. */
export interface LoadedCommands {
  commands: readonly Command[];
  /** When an old list was new, epoch ms; null if younger than 15 minutes. */
  asOf: number | null;
}

/** Reads a list; null if the bot can't be read. Throws other errors. */
export async function loadCommands(
  read: () => Promise<Reading<Command[]>>,
): Promise<LoadedCommands | null> {
  try {
    const { value, age, asOf } = await read();
    return { commands: value, asOf: age >= OLD_SECONDS ? asOf : null };
  } catch (error) {
    if (isBotError(error)) return null;
    throw error;
  }
}
