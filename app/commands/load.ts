import { isBotError, type Reading } from "../contract/bot.ts";
import type { Command } from "../contract/command.ts";

/** From here on the page says how old its list is. */
const OLD_SECONDS = 15 * 60;

/** The loader data of every view of a list: all of its commands. */
export interface LoadedCommands {
  commands: readonly Command[];
  /** When an old list was new, epoch ms; null for one of the last quarter of an hour. */
  asOf: number | null;
}

/** Reads a list; null when the bot cannot be read. Other errors are thrown. */
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
