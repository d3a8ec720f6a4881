import type { BotApi } from "../../app/contract/bot.ts";
import { reads } from "../../app/contract/endpoints.ts";
import { isAuditKind, type AuditKind } from "../../app/contract/audit-log.ts";
import { mapReads } from "../bot/map-reads.ts";
import { log } from "../logging/log.ts";
import type { AuditEntry } from "../context/services.ts";

export interface Reader {
  requestId: string;
  userId: string;
  /** Adds an entry to the audit log. */
  record: (entry: AuditEntry) => void;
}

/** Logs a staff read: who, which list, how many rows (null: failed). The id: audit log only. */
export function logStaffRead(
  { requestId, userId, record }: Reader,
  list: string,
  rows: number | null,
  id: string | null = null,
): void {
  log("staff.read", { requestId, userId, list, rows });
  // Reads for names and of commands aren't anybody's records.
  if (isAuditKind(list)) record({ kind: list, id, rows });
}

type WrittenKind = Exclude<Extract<AuditKind, `incident${string}` | `appeal${string}`>, "appeals">;

/** Logs a member's write: who and what kind. The ID: audit log only. Never contents. */
export function logStaffWrite(
  { requestId, userId, record }: Reader,
  what: WrittenKind,
  id: string | null = null,
): void {
  log("staff.write", { requestId, userId, what });
  record({ kind: what, id, rows: null });
}

/** The bot API for a member; logs a line for each staff read. */
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
