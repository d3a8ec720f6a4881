/** A row of a command table. */
export interface CommandLine {
  name: string;
  args: string;
  permissions: string;
  aliases: string[];
  description: string;
}

/**
 * Command tables by the bot's own category name. Each line is
 * `name | arguments | permissions | aliases | description`.
 */
export type CommandTables = Readonly<Record<string, string>>;

/** Parses a table. @throws RangeError for a line without exactly five columns */
export function readTable(table: string): CommandLine[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [name, args, permissions, aliases, description, ...more] = line
        .split("|")
        .map((part) => part.trim());
      if (!name || args === undefined || permissions === undefined || more.length > 0) {
        throw new RangeError(`Not a command: ${line}`);
      }
      if (!description || aliases === undefined) throw new RangeError(`Not a command: ${line}`);
      const names = aliases.split(",").map((alias) => alias.trim());
      const known = names.filter((alias) => alias !== "");
      return { name, args, permissions, aliases: known, description };
    });
}
