import { PUBLIC_CATEGORIES } from "../../../app/content/commands/categories.ts";
import { ALIKE, SETUPS, STAFF, STEPS, WRITTEN } from "./command-rows.ts";
import { rankAt } from "./team.ts";

/** Categories in the brand's groups; the bot lacks any that no group has. */
const CATEGORIES = new Set(Object.values(PUBLIC_CATEGORIES).flat());

function linesOf(table: string): string[][] {
  return table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((column) => column.trim()));
}

type CommandAnswer = Omit<ReturnType<typeof toCommand>, "aliases"> & { aliases?: string[] };

/** A command in `GET /commands`; the site ignores `cooldown` and `enabled`. */
function toCommand(category: string, columns: readonly string[]) {
  const [name = "", args, permissions, aliases = "", description = ""] = columns;
  return {
    name,
    description,
    category,
    permissions: permissions || null,
    aliases: aliases === "" ? [] : aliases.split(", "),
    arguments: args || null,
    cooldown: category === "economy" ? 5 : 3,
    enabled: true,
  };
}

function written(tables: Readonly<Record<string, string>>): CommandAnswer[] {
  return Object.entries(tables).flatMap(([category, table]) =>
    linesOf(table).map((columns) => toCommand(category, columns)),
  );
}

function alike(): CommandAnswer[] {
  return linesOf(ALIKE).flatMap(([category = "", names = "", args = "", rank = "", text = ""]) =>
    names
      .split(" ")
      .map((name) => toCommand(category, [name, args, rank, "", text.replace("{}", name)])),
  );
}

function setups(): CommandAnswer[] {
  return linesOf(SETUPS).flatMap(
    ([category = "", name = "", about = "", rank = "", alias = "", argument = "", groups = ""]) =>
      groups
        .split(" ")
        .flatMap((group) => STEPS[group] ?? [])
        .map(([step, args, text]) => {
          const [first = ""] = argument.split(/(?<=>),? /);
          const needed = { ARGUMENT: argument, FIRST: first }[args] ?? args;
          const other = alias && `${alias} ${step}`;
          const description = text.replace("{}", about);
          return toCommand(category, [`${name} ${step}`, needed, rank, other, description]);
        }),
  );
}

/** The team's commands, in the categories of the brand's ranks. */
function staffCommands(): CommandAnswer[] {
  const places = ["developer", "manager", "moderator", "supporter"];
  return written(STAFF).flatMap((command): CommandAnswer[] => {
    const isConsole = command.category === "jishaku";
    const place = isConsole ? 0 : places.indexOf(command.category);
    const category = rankAt(place)?.categories[isConsole ? 1 : 0];
    if (!category) return [];
    const aliases = command.aliases?.length ? command.aliases : undefined;
    return [{ ...command, category, aliases }];
  });
}

let commands: CommandAnswer[] | undefined;

/** All commands, staff commands included. */
export function allCommands(): CommandAnswer[] {
  if (commands) return commands;
  const byName = new Map<string, CommandAnswer>();
  for (const command of [...written(WRITTEN), ...alike(), ...setups()]) {
    if (CATEGORIES.has(command.category) && !byName.has(command.name)) {
      byName.set(command.name, command);
    }
  }
  commands = [...byName.values(), ...staffCommands()];
  return commands;
}

/** The bot's `GET /commands` with an invalid entry at the end; copies get other names. */
export function commandsAnswer(copies = 1): CommandAnswer[] {
  const [first] = allCommands();
  const answer = [...allCommands()];
  for (let copy = 2; copy <= copies; copy += 1) {
    for (const command of allCommands()) {
      answer.push({ ...command, name: `${command.name}-${copy}` });
    }
  }
  if (first) answer.push({ ...first, name: "" });
  return answer;
}
