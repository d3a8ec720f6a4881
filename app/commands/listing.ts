import { isBotError, type Reading } from "../contract/bot.ts";
import type { Command } from "../contract/command.ts";
import type { Catalogue, View } from "./catalogue.ts";
import { countByGroup, findByName, moveToFront, searchedText } from "./filter.ts";
import { searchCommands, type SearchResult } from "./search.ts";
import { suggest, type Suggestion } from "./suggest.ts";

/** Cards rendered at first and added by 'Show more', so that no keystroke renders more of them. */
export const PAGE_SIZE = 240;

/** From here on the page says how old its list is. */
const OLD_SECONDS = 15 * 60;

/** The loader data of a command page: the first matches of its view, and counts of the whole list. */
export interface Listing extends SearchResult {
  /** The view that was loaded. */
  group: string;
  search: string;
  /** The name in `?c=` when no command has it, and similar ones; else null. */
  missing: MissingCommand | null;
  /** The number of matches; `matches` has the first `PAGE_SIZE` of them, including the linked command. */
  total: number;
  /** The command that `?c=` names, in any group; null when there is none. */
  linked: Command | null;
  /** The number of commands in each group of the whole list. */
  counts: ReadonlyMap<string, number>;
  /** When an old list was new, epoch ms; null for one of the last quarter of an hour. */
  asOf: number | null;
}

/** A link to a command that is not there, or not any more. */
export interface MissingCommand {
  name: string;
  suggestions: readonly Suggestion[];
}

/** The name of a link as missing, unless the list has it. */
export function missingCommand(
  commands: readonly Command[],
  name: string | null | undefined,
): MissingCommand | null {
  if (!name || findByName(commands, name)) return null;
  return { name, suggestions: suggest(commands, name) };
}

/** Reads a list for a view of it; null when the bot cannot be read. Other errors are thrown. */
export async function readListing(
  read: () => Promise<Reading<Command[]>>,
  catalogue: Catalogue,
  view: View,
): Promise<Listing | null> {
  try {
    const { value, age, asOf } = await read();
    const search = searchedText(view.search ?? "");
    const { matches, ...others } = searchCommands(catalogue, value, { ...view, search });
    const linked = findByName(value, view.command ?? null);
    return {
      ...others,
      linked,
      group: view.group,
      search,
      missing: missingCommand(value, view.command),
      matches:
        matches.length > PAGE_SIZE ? moveToFront(matches, linked).slice(0, PAGE_SIZE) : matches,
      total: matches.length,
      counts: countByGroup(catalogue, value),
      asOf: age >= OLD_SECONDS ? asOf : null,
    };
  } catch (error) {
    if (isBotError(error)) return null;
    throw error;
  }
}
