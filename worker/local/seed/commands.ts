import { PUBLIC_CATEGORIES } from "../../../app/content/commands/categories.ts";
import { ECONOMY } from "./commands/economy.ts";
import { FUN } from "./commands/fun.ts";
import { MODERATION } from "./commands/moderation.ts";
import { PROTECTION } from "./commands/protection.ts";
import { ROLES } from "./commands/roles.ts";
import { SETTINGS } from "./commands/settings.ts";
import { SOCIAL } from "./commands/social.ts";
import { STAFF } from "./commands/staff.ts";
import { readTable, type CommandTables } from "./commands/table.ts";
import { UTILITY } from "./commands/utility.ts";
import { VOICE } from "./commands/voice.ts";
import { rankAt } from "./roster.ts";

/** A command in the bot's `GET /commands`; the site has no use for `cooldown` and `enabled`. */
export interface CommandAnswer {
  name: string;
  description: string;
  category: string;
  permissions: string | null;
  /** Missing from staff commands without an alias. */
  aliases: string[] | undefined;
  arguments: string | null;
  cooldown: number;
  enabled: boolean;
}

/** The bot's categories of staff commands, under the names that the brand's ranks have for them. */
function staffTables(): CommandTables {
  const { developer = "", jishaku = "", manager = "", moderator = "", supporter = "" } = STAFF;
  const tables: Record<string, string> = {};
  for (const [place, table] of [
    [3, supporter],
    [2, moderator],
    [1, manager],
    [0, developer],
  ] as const) {
    const category = rankAt(place)?.categories[0];
    if (category) tables[category] = [tables[category] ?? "", table.trim()].join("\n");
  }
  const console = rankAt(0)?.categories[1];
  return console ? { ...tables, [console]: jishaku } : tables;
}

/** The categories that the brand's groups name; a brand without one of them has a bot without it. */
const CATEGORIES = new Set(Object.values(PUBLIC_CATEGORIES).flat());

const STAFF_TABLES = staffTables();

const PUBLIC: CommandTables = {
  ...MODERATION,
  ...PROTECTION,
  ...UTILITY,
  ...ROLES,
  ...FUN,
  ...SETTINGS,
  ...ECONOMY,
  ...SOCIAL,
  ...VOICE,
};

const TABLES: CommandTables = {
  ...Object.fromEntries(Object.entries(PUBLIC).filter(([category]) => CATEGORIES.has(category))),
  ...STAFF_TABLES,
};

let commands: CommandAnswer[] | undefined;

/** Every command of the bot, staff commands included, in the order of the bot's source files. */
export function allCommands(): CommandAnswer[] {
  commands ??= Object.entries(TABLES).flatMap(([category, table]) =>
    readTable(table).map(({ name, description, permissions, aliases, args }): CommandAnswer => {
      const none = Object.hasOwn(STAFF_TABLES, category) && aliases.length === 0;
      return {
        name,
        description,
        category,
        permissions: permissions || null,
        aliases: none ? undefined : aliases,
        arguments: args || null,
        cooldown: category === "economy" ? 5 : 3,
        enabled: true,
      };
    }),
  );
  return commands;
}

/** The bot's `GET /commands`, with one invalid entry at the end; further copies have other names. */
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
