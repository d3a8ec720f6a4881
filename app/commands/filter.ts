import { ALL_COMMANDS, COMMANDS_TEXT } from "../content/commands/commands.ts";
import type { Command } from "../contract/command.ts";
import { DEFAULT_PREFIX } from "../content/site.ts";
import type { Catalogue, View } from "./catalogue.ts";

function groupOfCategory(catalogue: Catalogue, category: string): string | undefined {
  return catalogue.groupByCategory.get(category.trim().toLowerCase());
}

/** The group's name for a command's badge; the category's own name when no group has it, which may be "". */
export function groupOf(catalogue: Catalogue, category: string): string {
  return groupOfCategory(catalogue, category) ?? category;
}

/** The address of one command: in its group, or in 'All Commands' when no group has it. */
export function addressOf(catalogue: Catalogue, command: Command): string {
  const group = groupOfCategory(catalogue, command.category) ?? ALL_COMMANDS;
  return catalogue.href({ group, command: command.name });
}

/** Whether a group has the command. Categories without a group are only in 'All Commands'. */
export function isInGroup(catalogue: Catalogue, command: Command, group: string): boolean {
  return group === ALL_COMMANDS || groupOfCategory(catalogue, command.category) === group;
}

/**
 * The search term of a typed text: trimmed, and without the prefix that people paste with a command. A prefix that
 * ends with a letter or digit stays, as names may begin with it.
 */
export function searchedText(typed: string, ownPrefix = DEFAULT_PREFIX): string {
  const text = typed.trim();
  const prefix = [ownPrefix, DEFAULT_PREFIX, "/"].find(
    (start) => /[^a-z\d]$/i.test(start) && text.toLowerCase().startsWith(start.toLowerCase()),
  );
  // A text that is only a prefix is searched like any other.
  return text.slice(prefix?.length ?? 0).trim() || text;
}

/** Whether name or description contains the text, which is in lower case. Spaces in the text count. */
export function matchesText(
  { name, description }: Pick<Command, "name" | "description">,
  wanted: string,
): boolean {
  return name.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted);
}

/** The commands of a view: those of its group that contain its text, in the order given. */
export function filterCommands(
  catalogue: Catalogue,
  commands: readonly Command[],
  { group, search = "" }: Pick<View, "group" | "search">,
): Command[] {
  const wanted = search.toLowerCase();
  return commands.filter(
    (command) => isInGroup(catalogue, command, group) && matchesText(command, wanted),
  );
}

/** The commands with one of them moved to the front. */
export function moveToFront(
  commands: readonly Command[],
  first: Command | null,
): readonly Command[] {
  if (!first || !commands.includes(first)) return commands;
  return [first, ...commands.filter((command) => command !== first)];
}

/** The number of commands in each group of the dropdown, without a search. */
export function countByGroup(
  catalogue: Catalogue,
  commands: readonly Command[],
): ReadonlyMap<string, number> {
  const counts = new Map(catalogue.groups.map((group) => [group, 0]));
  counts.set(ALL_COMMANDS, commands.length);
  for (const { category } of commands) {
    const group = groupOfCategory(catalogue, category);
    if (group !== undefined) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return counts;
}

/** The command that `?c=` names: exactly, else in any case; null when there is none. */
export function findByName(commands: readonly Command[], name: string | null): Command | null {
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
  return COMMANDS_TEXT.count(count);
}
