import { ALL_COMMANDS } from "../content/commands.ts";
import type { Command } from "../contract/command.ts";
import type { Catalogue, View } from "./catalogue.ts";
import { suggest, type Suggestion } from "./suggest.ts";

/** A half-open range of a text, in UTF-16 units. */
interface Range {
  from: number;
  to: number;
}

function mapped(catalogue: Catalogue, category: string): string | undefined {
  return catalogue.byCategory.get(category.trim().toLowerCase());
}

/** The name a command's badge shows: its group, or the category's own name when no group has it. */
export function groupOf(catalogue: Catalogue, category: string): string {
  return mapped(catalogue, category) ?? category;
}

/** The address of one command, to be passed on: in its group, or among all when no group has it. */
export function addressOf(catalogue: Catalogue, command: Command): string {
  const group = mapped(catalogue, command.category) ?? ALL_COMMANDS;
  return catalogue.href({ group, command: command.name });
}

/** Whether the command stands in the group. One outside the map stands in 'All Commands' alone. */
export function isInGroup(catalogue: Catalogue, command: Command, group: string): boolean {
  return group === ALL_COMMANDS || mapped(catalogue, command.category) === group;
}

type Texts = Pick<Command, "name" | "description">;

/** Whether name or description holds the text, whatever the case. The text counts as it is, spaces too. */
export function hasText({ name, description }: Texts, search: string): boolean {
  const wanted = search.toLowerCase();
  return name.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted);
}

/** The commands a view shows: those in its group that hold its text, in the order given. */
export function shown(
  catalogue: Catalogue,
  commands: readonly Command[],
  { group, search = "" }: Pick<View, "group" | "search">,
): Command[] {
  return commands.filter(
    (command) => isInGroup(catalogue, command, group) && hasText(command, search),
  );
}

/** What a view of a list shows. */
export interface Found {
  /** The commands that match, in the list's order. */
  matches: readonly Command[];
  /** Where none matches: how many the search finds in all groups, and what may have been meant. */
  elsewhere: number;
  suggestions: readonly Suggestion[];
}

/** Looks a view up in the whole list. */
export function find(
  catalogue: Catalogue,
  commands: readonly Command[],
  { group, search = "" }: Pick<View, "group" | "search">,
): Found {
  const matches = shown(catalogue, commands, { group, search });
  if (matches.length > 0) return { matches, elsewhere: 0, suggestions: [] };
  return {
    matches,
    elsewhere: shown(catalogue, commands, { group: ALL_COMMANDS, search }).length,
    suggestions: suggest(commands, search),
  };
}

/** The commands with one of them before all others. */
export function withFirst(commands: readonly Command[], first: Command | null): readonly Command[] {
  if (!first || !commands.includes(first)) return commands;
  return [first, ...commands.filter((command) => command !== first)];
}

/** How many commands each group of the dropdown holds, before any search. */
export function counts(
  catalogue: Catalogue,
  commands: readonly Command[],
): ReadonlyMap<string, number> {
  const tally = new Map(catalogue.groups.map((group) => [group, 0]));
  tally.set(ALL_COMMANDS, commands.length);
  for (const { category } of commands) {
    const group = mapped(catalogue, category);
    if (group !== undefined) tally.set(group, (tally.get(group) ?? 0) + 1);
  }
  return tally;
}

/** The command an address names by `?c=`: exact first, else in any case; null when there is none. */
export function named(commands: readonly Command[], name: string | null): Command | null {
  if (!name) return null;
  const wanted = name.toLowerCase();
  return (
    commands.find((command) => command.name === name) ??
    commands.find((command) => command.name.toLowerCase() === wanted) ??
    null
  );
}

/** '1 command', '123 commands'. */
export function countText(count: number): string {
  return count === 1 ? "1 command" : `${count} commands`;
}

/** Where the search text stands in a text, left to right, without overlaps; nothing for an empty search. */
export function highlights(text: string, search: string): Range[] {
  const wanted = search.toLowerCase();
  if (wanted === "") return [];
  const { lower, origin } = lowered(text);
  const ranges: Range[] = [];
  let at = lower.indexOf(wanted);
  while (at !== -1) {
    const end = at + wanted.length;
    ranges.push({ from: origin?.[at] ?? at, to: origin ? (origin[end] ?? text.length) : end });
    at = lower.indexOf(wanted, end);
  }
  return ranges.filter(({ from, to }) => from < to);
}

/** Some letters grow in lower case ('İ'): then `origin` says where each unit stood. */
function lowered(text: string): { lower: string; origin: number[] | null } {
  const whole = text.toLowerCase();
  if (whole.length === text.length) return { lower: whole, origin: null };
  let lower = "";
  const origin: number[] = [];
  let at = 0;
  for (const letter of text) {
    const small = letter.toLowerCase();
    for (let unit = 0; unit < small.length; unit += 1) origin.push(at);
    lower += small;
    at += letter.length;
  }
  return { lower, origin };
}
