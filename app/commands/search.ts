import { ALL_COMMANDS } from "../content/commands/commands.ts";
import type { Command } from "../contract/command.ts";
import type { Catalogue, View } from "./catalogue.ts";
import { filterCommands } from "./filter.ts";
import { suggest, type Suggestion } from "./suggest.ts";

/** The command of that name first, then those whose names begin with the text, then the others. */
function bestFirst(commands: readonly Command[], search: string): readonly Command[] {
  if (search === "") return commands;
  const wanted = search.toLowerCase();
  const placed: [Command[], Command[], Command[]] = [[], [], []];
  for (const command of commands) {
    const name = command.name.toLowerCase();
    placed[name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2].push(command);
  }
  return placed.flat();
}

/** The commands with those that are shown already first, in their places; the others keep their order. */
export function inPlace(
  commands: readonly Command[],
  shown: readonly Command[],
): readonly Command[] {
  // By name, as the commands are other objects once the whole list is fetched.
  const places = new Map(shown.map(({ name }, place) => [name, place]));
  const placeOf = ({ name }: Command) => places.get(name) ?? shown.length;
  return commands.toSorted((one, other) => placeOf(one) - placeOf(other));
}

export interface SearchResult {
  /** The commands that match, the best first, else in the list's order. */
  matches: readonly Command[];
  /** Where none matches: how many match in all groups, and commands with similar names. */
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
    return { matches: bestFirst(matches, view.search ?? ""), elsewhere: 0, suggestions: [] };
  }
  return {
    matches,
    elsewhere: filterCommands(catalogue, commands, { ...view, group: ALL_COMMANDS }).length,
    suggestions: suggest(commands, view.search ?? ""),
  };
}
