import type { BotApi } from "../../contract/bot.ts";
import { MOST } from "../../contract/endpoints.ts";
import type { UserData } from "../../contract/person.ts";
import type { EconomyLog } from "../../contract/staff.ts";
import { newestFirst } from "./economy.ts";

/** All transactions of a user. */
export interface UserLog {
  id: string;
  /** Null where the profile could not be read. */
  user: UserData | null;
  /** The latest first. */
  logs: EconomyLog[];
  /** Whether the bot has more transactions than are read. */
  isCut: boolean;
}

/** Reads a user's transactions and profile. @throws BotError when the transactions cannot be read */
export async function readUserLog(
  bot: Pick<BotApi, "economyLogs" | "user">,
  id: string,
): Promise<UserLog> {
  const [logs, user] = await Promise.all([bot.economyLogs(id), bot.user(id).catch(() => null)]);
  return {
    id,
    user: user?.value ?? null,
    logs: newestFirst(logs.value),
    isCut: logs.value.length >= MOST.logs,
  };
}
