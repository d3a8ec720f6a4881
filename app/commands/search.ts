import { ALL_COMMANDS } from "../content/commands/commands.ts";
import type { Command } from "../contract/command.ts";
import { bestFirst, rankBy } from "../format/rank.ts";
import type { Catalogue, View } from "./catalogue.ts";
import { filterCommands, escapePattern } from "./filter.ts";
import { suggest, type Suggestion } from "./suggest.ts";

/** Cards drawn first and by 'Show more'; no keystroke draws more. */
export const PAGE_SIZE = 240;

function ranked(commands: readonly Command[], search: string): readonly Command[] {
  if (search === "") return commands;
  const rankOf = rankBy(search);
  return bestFirst(commands, ({ name, description }) =>
    rankOf([name.toLowerCase()], description.toLowerCase()),
  );
}

interface SearchResult {
  /** Matching commands: best first, else in list order. */
  matches: readonly Command[];
  /** Without matches: the number in all groups, and similar names. */
  elsewhere: number;
  suggestions: readonly Suggestion[];
}

/** Searches a list for a view; its `search` must be a `searchedText`. */
export function searchCommands(
  catalogue: Catalogue,
  commands: readonly Command[],
  view: Pick<View, "group" | "search">,
): SearchResult {
  const matches = filterCommands(catalogue, commands, view);
  if (matches.length > 0) {
    return { matches: ranked(matches, view.search ?? ""), elsewhere: 0, suggestions: [] };
  }
  return {
    matches,
    elsewhere: filterCommands(catalogue, commands, { ...view, group: ALL_COMMANDS }).length,
    suggestions: suggest(commands, view.search ?? ""),
  };
}

/** Where a text contains the search, ignoring case: half-open ranges in UTF-16 units. */
export function highlights(text: string, search: string): { from: number; to: number }[] {
  if (search === "" || search.length > text.length) return [];
  const pattern = new RegExp(escapePattern(search), "giu");
  return [...text.matchAll(pattern)].map(({ index, 0: match }) => ({
    from: index,
    to: index + match.length,
  }));
}
