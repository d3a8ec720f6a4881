import { ALL_COMMANDS } from "../content/commands/all-commands.ts";
import type { Command } from "../contract/command.ts";
import { bestFirst, rankBy } from "../format/rank.ts";
import type { Catalogue, View } from "./catalogue.ts";
import { filterCommands } from "./filter.ts";
import { suggest, type Suggestion } from "./suggest.ts";

function ranked(commands: readonly Command[], search: string): readonly Command[] {
  if (search === "") return commands;
  const rankOf = rankBy(search);
  return bestFirst(commands, ({ name, description }) =>
    rankOf([name.toLowerCase()], description.toLowerCase()),
  );
}

/**
 * The commands with those that are shown already first, in their places; the others keep their order. Only the
 * command with exactly the searched name is put before them.
 */
export function inPlace(
  commands: readonly Command[],
  shown: readonly Command[],
  search: string,
): readonly Command[] {
  const exact = search.toLowerCase();
  // By name, as the commands are other objects once the whole list is fetched.
  const places = new Map(shown.map(({ name }, place) => [name, place]));
  const placeOf = ({ name }: Command) =>
    name.toLowerCase() === exact ? -1 : (places.get(name) ?? shown.length);
  return commands.toSorted((one, other) => placeOf(one) - placeOf(other));
}

export interface SearchResult {
  /** The commands that match, the best first, else in the list's order. */
  matches: readonly Command[];
  /** If none matches: the number of matches in all groups, and commands with similar names. */
  elsewhere: number;
  suggestions: readonly Suggestion[];
}

/** Searches a list for a view, whose `search` is a `searchedText`. */
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

/** The places of the search in a text, ignoring case, as half-open ranges in UTF-16 units. */
export function highlights(text: string, search: string): { from: number; to: number }[] {
  if (search === "" || search.length > text.length) return [];
  const escaped = search.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const pattern = new RegExp(escaped, "giu");
  return [...text.matchAll(pattern)].map(({ index, 0: match }) => ({
    from: index,
    to: index + match.length,
  }));
}
