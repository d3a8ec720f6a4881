import type { Command } from "../contract/command.ts";

/**
 * A list of commands as one text: a line for each, its fields between tabs, aliases last. The page
 * carries the list beside its cards for the script; as objects it would weigh twice as much.
 */
export type Packed = string;

/** Packs a list. Tabs and line breaks within a text become spaces, as the page would show them. */
export function pack(commands: readonly Command[]): Packed {
  return commands
    .map((command) =>
      [
        command.name,
        command.description,
        command.category,
        command.permissions,
        command.arguments,
        ...command.aliases,
      ]
        .map((field) => field.replaceAll(/[\t\n]/g, " "))
        .join("\t"),
    )
    .join("\n");
}

/** The commands of a packed list, in its order. */
export function unpack(packed: Packed): Command[] {
  if (packed === "") return [];
  return packed.split("\n").map((line) => {
    const [name = "", description = "", category = "", permissions = "", args = "", ...aliases] =
      line.split("\t");
    return { name, description, category, permissions, arguments: args, aliases };
  });
}
