import type { BotApi } from "../../app/contract/bot.ts";
import { reads } from "../../app/contract/endpoints.ts";
import { isTrailKind, type TrailKind } from "../../app/contract/trail.ts";
import { mapReads } from "../bot/map-reads.ts";
import { log } from "../logging/log.ts";
import type { TrailEntry } from "../context/services.ts";

/** The member of the team who reads or writes. */
export interface Reader {
  requestId: string;
  userId: string;
  /** Puts an entry into the trail. */
  record: (entry: TrailEntry) => void;
}

/** Logs one staff read: who, which list, how many rows (null: it failed); never contents, and the id only in the trail. */
export function logStaffRead(
  { requestId, userId, record }: Reader,
  list: string,
  rows: number | null,
  id: string | null = null,
): void {
  log("staff.read", { requestId, userId, list, rows });
  // Names beside ids and the commands are no records of anybody.
  if (isTrailKind(list)) record({ kind: list, id, rows });
}

type WrittenKind = Exclude<Extract<TrailKind, `incident${string}` | `appeal${string}`>, "appeals">;

/** Logs a write by a member of the team: who and what kind, and the ID it was about only in the trail; never its contents. */
export function logStaffWrite(
  { requestId, userId, record }: Reader,
  what: WrittenKind,
  id: string | null = null,
): void {
  log("staff.write", { requestId, userId, what });
  record({ kind: what, id, rows: null });
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
        const [id = null] = reads[name].route.includes(":id") ? args : [];
        logStaffRead(reader, name, rows, id);
      }
    };
  });
}
