import * as v from "valibot";
import {
  notice,
  type Notice,
  type ReadStatusReport,
  type UptimeReport,
} from "../../app/contract/uptime.ts";
import { within } from "../../app/loaders/within.ts";
import { reportOf, type UptimeRecord } from "./uptime-record.ts";
import { DAY_MS, DAYS } from "../../app/contract/buckets.ts";
import type { Config } from "../context/config.ts";
import { readIncidentList, type IncidentList } from "../db/incidents.ts";
import { readRevision } from "../db/revisions.ts";
import { DATABASE_MS } from "../db/time-limit.ts";
import { reasonOf, type Log } from "../logging/log.ts";
import { readRecord } from "./uptime-store.ts";
import { createSingleFlight, type SingleFlight } from "../primitives/single-flight.ts";
import { withTimeout } from "../primitives/with-timeout.ts";

/** KV key of the operator's notice; .github/OPERATING.md says how it is set and cleared. */
const NOTICE_KEY = "notice";

/** Short, because a visitor waits for it. */
const READ_MS = 300;
const REMEMBER_MS = 60_000;
const RETRY_MS = 5000;
/** After this time every isolate shows the team's updates. */
const REMEMBER_INCIDENTS_MS = 10_000;
/** Incidents that are due to be read again for longer than this may be over. */
const OLD_MS = 3 * 60_000;

interface Remembered<T> {
  value: T;
  /** Epoch ms from which KV is read again. */
  readFrom: number;
}

/** What one isolate remembers of the uptime record, the notice and the incidents. */
export interface ReportMemory {
  record: Remembered<UptimeRecord | null>;
  notice: Remembered<Notice | null>;
  incidents: Remembered<IncidentList>;
  /** Counts the changes of this isolate, so that a read that began before one is not kept for long. */
  changes: number;
  readListOnce: SingleFlight<IncidentList>;
}

/** Before the first read; no list in the database has this revision. */
const NOTHING: IncidentList = { revision: -1, incidents: [], withdrawn: [] };

export function createReportMemory(now: () => number): ReportMemory {
  return {
    record: { value: null, readFrom: 0 },
    notice: { value: null, readFrom: 0 },
    incidents: { value: NOTHING, readFrom: 0 },
    changes: 0,
    readListOnce: createSingleFlight(DATABASE_MS, now),
  };
}

/** Lets the next report read the incidents again; if that fails, the known ones are shown. */
export function forgetIncidents(memory: ReportMemory): void {
  memory.changes += 1;
  memory.incidents.readFrom = 0;
}

interface ReportContext {
  memory: ReportMemory;
  /** Epoch ms. */
  now: () => number;
  log: Log;
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * The past, the incidents and the notice for the status page. Never throws: without KV and the database,
 * what is remembered.
 */
export async function readStatusReport(
  config: Pick<Config, "siteUrl" | "botApiUrl" | "cache" | "db">,
  { memory, now, log, waitUntil }: ReportContext,
): Promise<UptimeReport> {
  const { cache, db } = config;

  async function refreshed<T>(
    remembered: Remembered<T>,
    what: string,
    read: () => Promise<T>,
    { patience, ttl } = { patience: READ_MS, ttl: REMEMBER_MS },
  ): Promise<void> {
    if (now() < remembered.readFrom) return;
    const { changes } = memory;
    try {
      const value = await withTimeout(patience, read());
      // What began before a change of this isolate may lack it, and a read that has ended since has it.
      if (changes !== memory.changes && now() < remembered.readFrom) return;
      remembered.value = value;
      if (changes === memory.changes) remembered.readFrom = now() + ttl;
    } catch (error) {
      if (changes === memory.changes) remembered.readFrom = now() + RETRY_MS;
      log("status.report_failed", { what, reason: reasonOf(error) });
    }
  }

  /** The known list, while the database has its revision. */
  async function readChangedList(): Promise<IncidentList> {
    const { value: known } = memory.incidents;
    const isKnown = (await readRevision(db, "incidents")) === known.revision;
    return isKnown ? known : readIncidentList(db, now() - DAYS * DAY_MS);
  }

  /** One read of the database, which requests that come meanwhile share, unless something has changed since it began. */
  function readListOnce(): Promise<IncidentList> {
    return memory.readListOnce(String(memory.changes), {
      start: readChangedList,
      onError() {}, // each request logs it
      waitUntil,
    });
  }

  await Promise.all([
    refreshed(memory.record, "record", () => readRecord(cache, config)),
    refreshed(memory.notice, "notice", async () => decodeNotice(await cache.get(NOTICE_KEY), log)),
    refreshed(memory.incidents, "incidents", readListOnce, {
      patience: DATABASE_MS,
      ttl: REMEMBER_INCIDENTS_MS,
    }),
  ]);
  return rememberedReport(memory, now());
}

/**
 * Reads the reports of one request. Past its patience the reading goes on, for the next one, and the report has what is
 * remembered, or nothing where that may be over by now.
 */
export function createStatusReport(
  config: Parameters<typeof readStatusReport>[0],
  context: ReportContext,
): ReadStatusReport {
  return async function statusReport({ patience } = {}) {
    const reading = readStatusReport(config, context);
    if (patience === undefined) return reading;
    context.waitUntil(reading);
    const report = await within(patience, reading, null);
    if (report) return report;
    const { memory, now } = context;
    const isOld = now() - memory.incidents.readFrom > OLD_MS;
    return isOld ? reportOf(null, null, now(), NOTHING) : rememberedReport(memory, now());
  };
}

/** The report of what an isolate remembers; `now` in epoch ms. */
function rememberedReport(memory: ReportMemory, now: number): UptimeReport {
  const { record, notice, incidents } = memory;
  const isOver = notice.value?.until != null && Date.parse(notice.value.until) <= now;
  return reportOf(record.value, isOver ? null : notice.value, now, incidents.value);
}

const noticeJson = v.pipe(v.string(), v.parseJson(), notice);

/** Plain text is the notice itself; text that starts like JSON must be a valid notice. */
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
