import type { BotApi } from "../app/contract/bot.ts";
import { reads } from "../app/contract/endpoints.ts";
import { mapReads } from "./bot/map-reads.ts";
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

/** Logs what a member of the team wrote: who and what kind, never its contents. */
export function logStaffWrite(reader: Reader, what: "incident" | "incidentUpdate"): void {
  log("staff.write", { ...reader, what });
}

/** The bot API for a member of the team: every staff read leaves one line in the log. */
export function withAuditLog(bot: BotApi, reader: Reader): BotApi {
  return mapReads(bot, (name, read) => {
    if (reads[name].access === "public") return read;
    return async function readAndLog(...args) {
      let rows: number | null = null;
      try {
        const reading = await read(...args);
        rows = Array.isArray(reading.value) ? reading.value.length : null;
        return reading;
      } finally {
        logStaffRead(reader, name, rows);
      }
    };
  });
}
