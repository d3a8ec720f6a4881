import { DAY_MS } from "../../app/contract/buckets.ts";
import { AUDIT_DAYS, type AuditKind } from "../../app/contract/audit-log.ts";
import type { Config } from "../context/config.ts";
import type { AuditEntry, AuditLog, CronRun } from "../context/services.ts";
import { addRows, deleteBefore, readAuditLog } from "../db/audit-log.ts";
import { hmacOf } from "../crypto/signed.ts";
import { reasonOf, type Log } from "../logging/log.ts";

interface AuditContext {
  config: Pick<Config, "db" | "sessionSecrets">;
  /** Epoch ms. */
  now: () => number;
  log: Log;
  waitUntil: (work: Promise<unknown>) => void;
}

export function createAuditLog({ config, now, log, waitUntil }: AuditContext): AuditLog {
  const { db, sessionSecrets } = config;
  const [newest] = sessionSecrets;

  async function write(person: string, entries: readonly AuditEntry[]): Promise<void> {
    const at = now();
    try {
      const rows = await Promise.all(
        entries.map(async ({ kind, id, rows: count, list = null }) => ({
          at: Math.floor(at / 1000),
          person,
          kind,
          subject: id === null ? null : await subjectOf(newest, id),
          rows: count,
          list,
        })),
      );
      await addRows(db, rows);
    } catch (error) {
      log("audit.failed", { lines: entries.length, reason: reasonOf(error) });
    }
  }

  return {
    record(person, entries) {
      if (entries.length > 0) waitUntil(write(person, entries));
    },
    async read({ id, ...filter }, slice) {
      // Each line is signed with the secret that was first then.
      const subjects =
        id === null
          ? null
          : await Promise.all(sessionSecrets.map((secret) => subjectOf(secret, id)));
      return readAuditLog(db, filter, { subjects, ...slice });
    },
  };
}

interface PageAudit {
  add: (entry: AuditEntry) => void;
  recordLookup: (id: string, rows: number) => void;
  /** A look at all six lists. */
  recordAllLists: (rows: number) => void;
  /** A search of a list for an ID, and how many rows it found. */
  recordSearch: (kind: AuditKind, id: string, rows: number) => void;
  /** A read logged apart from a look-up. */
  addOwn: (entry: AuditEntry) => void;
  flush: () => void;
}

/**
 * Collects a page's entries. A look-up reads many lists for one ID, and All Blacklists reads six:
 * each is one entry. Skips reads from memory, but never searches for an ID.
 */
export function createPageAudit(record: (entries: readonly AuditEntry[]) => void): PageAudit {
  const reads: AuditEntry[] = [];
  const lookups: AuditEntry[] = [];
  const searches: AuditEntry[] = [];
  return {
    add: (entry: AuditEntry) => void reads.push(entry),
    recordLookup: (id: string, rows: number) => void lookups.push({ kind: "lookup", id, rows }),
    recordAllLists: (rows) => void lookups.push({ kind: "blacklists", id: null, rows }),
    recordSearch: (kind, id, rows) => void searches.push({ kind, id, rows }),
    addOwn: (entry) => void searches.push(entry),
    flush() {
      const read = reads.length > 0 && lookups.length > 0 ? lookups : reads;
      if (read.length + searches.length > 0) record([...read, ...searches]);
    },
  };
}

/** The cron's part: deletes lines after 90 days. @throws what D1 throws */
export async function deleteOldLines(
  { db }: Pick<Config, "db">,
  { now }: Pick<CronRun, "now">,
): Promise<void> {
  await deleteBefore(db, Math.floor((now - AUDIT_DAYS * DAY_MS) / 1000));
}

async function subjectOf(secret: string, id: string): Promise<string> {
  const mark = new Uint8Array(await hmacOf(secret, "trail", id));
  return Array.from(mark, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
