import * as v from "valibot";
import {
  notice,
  type Notice,
  type ReadStatusReport,
  type UptimeReport,
} from "../../app/contract/uptime.ts";
import { BUCKET_MS, DAY_MS, DAYS } from "../../app/contract/buckets.ts";
import { within } from "../../app/loaders/within.ts";
import type { Config } from "../context/config.ts";
import { readReport, type StoredReport } from "../db/report.ts";
import { DATABASE_MS } from "../db/time-limit.ts";
import { reasonOf, type Log } from "../logging/log.ts";
import { createSingleFlight, type SingleFlight } from "../primitives/single-flight.ts";
import { withTimeout } from "../primitives/with-timeout.ts";

/** KV key of the operator's notice; .github/OPERATING.md says how to set and clear it. */
const NOTICE_KEY = "notice";

/** Short, because a visitor waits. */
const NOTICE_MS = 300;
const REMEMBER_NOTICE_MS = 60_000;
/** Changes show in every isolate within this time. */
const REMEMBER_REPORT_MS = 10_000;
const RETRY_MS = 5000;
/** Older reads are shown with their time. */
const OLD_MS = 3 * 60_000;

interface Remembered<T> {
  value: T;
  /** When to read the store again, epoch ms. */
  readFrom: number;
}

/** An isolate's report and notice. */
export interface ReportMemory {
  notice: Remembered<Notice | null>;
  /** `readAt`: when the database last answered, epoch ms. Null: never. */
  report: Remembered<{ stored: StoredReport; readAt: number } | null>;
  /** Changes by this isolate: a read that began before one isn't kept for long. */
  changes: number;
  readOnce: SingleFlight<StoredReport>;
}

export function createReportMemory(now: () => number): ReportMemory {
  return {
    notice: { value: null, readFrom: 0 },
    report: { value: null, readFrom: 0 },
    changes: 0,
    readOnce: createSingleFlight(DATABASE_MS, now),
  };
}

/** Makes the next report read the database; if that fails, the known one stays. */
export function forgetReport(memory: ReportMemory): void {
  memory.changes += 1;
  memory.report.readFrom = 0;
}

interface ReportContext {
  memory: ReportMemory;
  /** Epoch ms. */
  now: () => number;
  log: Log;
  waitUntil: (work: Promise<unknown>) => void;
}

/** History, incidents and notice. Never throws: without KV or database, what it remembers. */
export async function readStatusReport(
  { cache, db }: Pick<Config, "cache" | "db">,
  { memory, now, log, waitUntil }: ReportContext,
): Promise<UptimeReport> {
  async function refreshed<T>(
    remembered: Remembered<T>,
    what: string,
    read: () => Promise<T>,
    { patience, ttl }: { patience: number; ttl: number },
  ): Promise<void> {
    if (now() < remembered.readFrom) return;
    const { changes } = memory;
    try {
      const value = await withTimeout(patience, read());
      // A read from before a change here may lack it; one that ended since has it.
      if (changes !== memory.changes && now() < remembered.readFrom) return;
      remembered.value = value;
      if (changes === memory.changes) remembered.readFrom = now() + ttl;
    } catch (error) {
      if (changes === memory.changes) remembered.readFrom = now() + RETRY_MS;
      log("status.report_failed", { what, reason: reasonOf(error) });
    }
  }

  /** One database read, shared by requests meanwhile unless something has changed. */
  async function readStored() {
    const stored = await memory.readOnce(String(memory.changes), {
      start: () => readReport(db, memory.report.value?.stored ?? null),
      onError() {}, // Each request logs it.
      waitUntil,
    });
    return { stored, readAt: now() };
  }

  await Promise.all([
    refreshed(memory.notice, "notice", async () => decodeNotice(await cache.get(NOTICE_KEY), log), {
      patience: NOTICE_MS,
      ttl: REMEMBER_NOTICE_MS,
    }),
    refreshed(memory.report, "report", readStored, {
      patience: DATABASE_MS,
      ttl: REMEMBER_REPORT_MS,
    }),
  ]);
  return rememberedReport(memory, now());
}

/** Reads the reports of a request. After its patience, the read goes on for the next one. */
export function createStatusReport(
  config: Parameters<typeof readStatusReport>[0],
  context: ReportContext,
): ReadStatusReport {
  return async function statusReport({ patience } = {}) {
    const reading = readStatusReport(config, context);
    if (patience === undefined) return reading;
    context.waitUntil(reading);
    const report = await within(patience, reading, null);
    return report ?? rememberedReport(context.memory, context.now());
  };
}

/** The report from an isolate's memory; `now` in epoch ms. */
function rememberedReport(memory: ReportMemory, now: number): UptimeReport {
  const { value: known } = memory.report;
  const { value: said } = memory.notice;
  const isOver = said?.until != null && Date.parse(said.until) <= now;
  const shownNotice = isOver ? null : said;
  if (!known) {
    const nothing = { days: [], posted: [], shardCount: 0, servers: 0, revision: 0 };
    return { at: timeOf(now, []), ...nothing, state: "unread", notice: shownNotice };
  }
  const { stored, readAt } = known;
  const isOld = now - readAt > OLD_MS;
  const at = timeOf(isOld ? readAt : now, stored.incidents);
  const today = Math.floor(at / DAY_MS);
  return {
    at,
    days: stored.days.filter(({ day }) => day > today - DAYS && day <= today),
    shardCount: stored.shardCount,
    servers: stored.servers,
    posted: stored.incidents,
    revision: stored.revision,
    state: isOld ? "old" : "read",
    notice: shownNotice,
  };
}

/** When a sample was last due or something happened: between these, answers are the same bytes. */
function timeOf(now: number, incidents: StoredReport["incidents"]): number {
  const times = incidents.flatMap(({ scheduledFor, scheduledUntil, updates }) => [
    scheduledFor ?? 0,
    scheduledUntil ?? 0,
    ...updates.map((update) => update.at),
  ]);
  const due = Math.floor(now / BUCKET_MS) * BUCKET_MS;
  return Math.max(due, ...times.filter((time) => time <= now));
}

const noticeJson = v.pipe(v.string(), v.parseJson(), notice);

/** Plain text is the notice; text that starts like JSON must be a valid notice. */
function decodeNotice(text: string | null, log: Log): Notice | null {
  if (text === null || text.trim() === "") return null;
  const result = text.trim().startsWith("{")
    ? v.safeParse(noticeJson, text)
    : v.safeParse(notice, { text });
  if (result.success) return result.output;
  const [issue] = result.issues;
  log("notice.invalid", { problem: `${v.getDotPath(issue) ?? "notice"}: ${issue.message}` });
  return null;
}
