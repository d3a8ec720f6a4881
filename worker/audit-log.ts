import type { BotApi, Reading } from "../app/contract/bot.ts";
import type { StaffReadName } from "../app/contract/endpoints.ts";
import { log } from "./log.ts";

/** Who looks, for the log. */
export interface Reader {
  requestId: string;
  userId: string;
}

/** The line of one staff read: who, which list, how many; never contents. `rows` null: it failed. */
export function tellRead(reader: Reader, list: string, rows: number | null): void {
  log("staff.read", { ...reader, list, rows });
}

/** The bot API for a member of the team: every staff read leaves one line in the log. */
export function trailed(bot: BotApi, reader: Reader): BotApi {
  function told<Args extends readonly unknown[], T>(
    list: StaffReadName,
    ask: (...args: Args) => Promise<Reading<T[]>>,
  ) {
    return async function readAndTell(...args: Args): Promise<Reading<T[]>> {
      let rows: number | null = null;
      try {
        const reading = await ask(...args);
        rows = reading.value.length;
        return reading;
      } finally {
        tellRead(reader, list, rows);
      }
    };
  }

  // Row by row, so that the type checker asks for a line for every new staff read.
  const staff: Pick<BotApi, StaffReadName> = {
    staffCommands: told("staffCommands", bot.staffCommands),
    activity: told("activity", bot.activity),
    economyLogs: told("economyLogs", bot.economyLogs),
    userBans: told("userBans", bot.userBans),
    userCommandBans: told("userCommandBans", bot.userCommandBans),
    userCogBans: told("userCogBans", bot.userCogBans),
    serverBans: told("serverBans", bot.serverBans),
    serverCommandBans: told("serverCommandBans", bot.serverCommandBans),
    serverCogBans: told("serverCogBans", bot.serverCogBans),
  };
  return { ...bot, ...staff };
}
