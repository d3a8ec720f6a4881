import type { BotApi, Reading } from "../app/contract/bot.ts";
import type { StaffReadName } from "../app/contract/endpoints.ts";
import { log } from "./log.ts";

/** The member of the team who reads. */
export interface Reader {
  requestId: string;
  userId: string;
}

/** Logs one staff read: who, which list, how many rows (null: it failed); never contents. */
export function logStaffRead(reader: Reader, list: string, rows: number | null): void {
  log("staff.read", { ...reader, list, rows });
}

/** The bot API for a member of the team: every staff read leaves one line in the log. */
export function withAuditLog(bot: BotApi, reader: Reader): BotApi {
  function logged<Args extends readonly unknown[], T>(
    list: StaffReadName,
    read: (...args: Args) => Promise<Reading<T[]>>,
  ) {
    return async function readAndLog(...args: Args): Promise<Reading<T[]>> {
      let rows: number | null = null;
      try {
        const reading = await read(...args);
        rows = reading.value.length;
        return reading;
      } finally {
        logStaffRead(reader, list, rows);
      }
    };
  }

  // Listed one by one, so that a new staff read without its line here does not compile.
  const staff: Pick<BotApi, StaffReadName> = {
    staffCommands: logged("staffCommands", bot.staffCommands),
    activity: logged("activity", bot.activity),
    economyLogs: logged("economyLogs", bot.economyLogs),
    userBans: logged("userBans", bot.userBans),
    userCommandBans: logged("userCommandBans", bot.userCommandBans),
    userCogBans: logged("userCogBans", bot.userCogBans),
    serverBans: logged("serverBans", bot.serverBans),
    serverCommandBans: logged("serverCommandBans", bot.serverCommandBans),
    serverCogBans: logged("serverCogBans", bot.serverCogBans),
  };
  return { ...bot, ...staff };
}
