import { ECONOMY } from "./commands/economy.ts";
import { FUN } from "./commands/fun.ts";
import { MODERATION } from "./commands/moderation.ts";
import { PROTECTION } from "./commands/protection.ts";
import { ROLES } from "./commands/roles.ts";
import { SETTINGS } from "./commands/settings.ts";
import { SOCIAL } from "./commands/social.ts";
import { STAFF } from "./commands/staff.ts";
import { readTable } from "./commands/table.ts";
import { UTILITY } from "./commands/utility.ts";
import { VOICE } from "./commands/voice.ts";

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

const TABLES = {
  ...MODERATION,
  ...PROTECTION,
  ...UTILITY,
  ...ROLES,
  ...FUN,
  ...SETTINGS,
  ...ECONOMY,
  ...SOCIAL,
  ...VOICE,
  ...STAFF,
};

/** Invalid entries the site must drop: a command without a name. */
export const BAD_COMMANDS = 1;

let commands: CommandAnswer[] | undefined;

/** Every command of the bot, staff commands included, in the order of the bot's source files. */
export function allCommands(): CommandAnswer[] {
  commands ??= Object.entries(TABLES).flatMap(([category, table]) =>
    readTable(table).map(({ name, description, permissions, aliases, args }): CommandAnswer => {
      const none = Object.hasOwn(STAFF, category) && aliases.length === 0;
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
