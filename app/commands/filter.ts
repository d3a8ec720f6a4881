import { ALL_COMMANDS, COMMANDS_TEXT } from "../content/commands/commands.ts";
import type { Command } from "../contract/command.ts";
import { DEFAULT_PREFIX } from "../content/site.ts";
import type { Catalogue, View } from "./catalogue.ts";

function groupOfCategory(catalogue: Catalogue, category: string): string | undefined {
  return catalogue.groupByCategory.get(category.trim().toLowerCase());
}

/** The group's name for a badge; the category's, which may be "", if no group has it. */
export function groupOf(catalogue: Catalogue, category: string): string {
  return groupOfCategory(catalogue, category) ?? category;
}

/** A command's address: in its group, or in 'All Commands' without one. */
export function addressOf(catalogue: Catalogue, command: Command): string {
  const group = groupOfCategory(catalogue, command.category) ?? ALL_COMMANDS;
  return catalogue.href({ group, command: command.name });
}

/** Whether a group has the command. 'All Commands' also has those without a group. */
export function isInGroup(catalogue: Catalogue, command: Command, group: string): boolean {
  return group === ALL_COMMANDS || groupOfCategory(catalogue, command.category) === group;
}

/**
 * The search term in a typed text: trimmed, without a pasted command's prefix. A prefix that ends
 * with a letter or digit stays, as names may begin with it.
 */
export function searchedText(typed: string, ownPrefix = DEFAULT_PREFIX): string {
  const text = typed.trim();
  const prefix = [ownPrefix, DEFAULT_PREFIX, "/"].find(
    (start) => /[^a-z\d]$/i.test(start) && text.toLowerCase().startsWith(start.toLowerCase()),
  );
  // A text that is only a prefix is a search term.
  return text.slice(prefix?.length ?? 0).trim() || text;
}

/** Whether name or description contains the text (lower case). Spaces count. */
export function matchesText(
  { name, description }: Pick<Command, "name" | "description">,
  wanted: string,
): boolean {
  return name.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted);
}

/** A view's commands: of its group, with its text, in the given order. */
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

/** Moves a command to the front. */
export function moveToFront(
  commands: readonly Command[],
  first: Command | null,
): readonly Command[] {
  if (!first || !commands.includes(first)) return commands;
  return [first, ...commands.filter((command) => command !== first)];
}

/** Commands in each group of the dropdown, without a search. */
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

/** The command in `?c=`: exact, else ignoring case; null for none. */
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

/** Escapes a text for a regular expression that finds exactly that text. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
