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

/** A command as the bot tells it (§3), with fields the site does not know. */
export interface CommandAnswer {
  name: string;
  description: string;
  category: string;
  permissions: string | null;
  /** Staff commands without an alias have none at all. */
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

/** Entries no site can show: a command whose name got lost. */
export const BAD_COMMANDS = 1;

let made: CommandAnswer[] | undefined;

/** Every command of the bot, staff commands included, in the order of the bot's own files. */
export function allCommands(): CommandAnswer[] {
  made ??= Object.entries(TABLES).flatMap(([category, table]) =>
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
  return made;
}

/** The list as GET /commands answers it: also with the entry that got lost. */
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
