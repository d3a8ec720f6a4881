import * as v from "valibot";
import { notice, type Notice, type UptimeReport } from "../../app/contract/uptime.ts";
import { reportOf, type UptimeRecord } from "../../app/status/uptime/uptime-record.ts";
import type { PostedIncident } from "../../app/contract/incident.ts";
import type { Config } from "../config.ts";
import { readIncidents } from "../db/incidents.ts";
import { reasonOf, type Log } from "../monitoring/log.ts";
import { readRecord } from "./uptime.ts";
import { withTimeout } from "../primitives/with-timeout.ts";

/** KV key of the operator's notice; .github/OPERATING.md says how it is set and cleared. */
const NOTICE_KEY = "notice";

/** Short, because a visitor waits for it. */
const READ_MS = 300;
/** A database has one home, which may be on another continent. */
export const DATABASE_MS = 1000;
const REMEMBER_MS = 60_000;
const RETRY_MS = 5000;
/** After this long every isolate shows what the team wrote. */
const REMEMBER_POSTED_MS = 10_000;

interface Remembered<T> {
  value: T;
  /** Epoch ms from which KV is read again. */
  readFrom: number;
}

/** What one isolate remembers of the uptime record, the notice and the incidents. */
export interface ReportMemory {
  record: Remembered<UptimeRecord | null>;
  notice: Remembered<Notice | null>;
  posted: Remembered<PostedIncident[]>;
}

export function createReportMemory(): ReportMemory {
  return {
    record: { value: null, readFrom: 0 },
    notice: { value: null, readFrom: 0 },
    posted: { value: [], readFrom: 0 },
  };
}

/** Has the next report read the incidents anew; should that fail, what was known is shown. */
export function forgetIncidents({ posted }: ReportMemory): void {
  posted.readFrom = 0;
}

interface ReportContext {
  memory: ReportMemory;
  /** Epoch ms. */
  now: () => number;
  log: Log;
}

/**
 * The past, the incidents and the notice for the status page. Never throws: without KV and the database,
 * what is remembered.
 */
export async function readStatusReport(
  config: Pick<Config, "siteUrl" | "botApiUrl" | "cache"> & { db?: Config["db"] },
  { memory, now, log }: ReportContext,
): Promise<UptimeReport> {
  const { cache, db } = config;

  async function refreshed<T>(
    remembered: Remembered<T>,
    what: string,
    read: () => Promise<T>,
    { patience, ttl } = { patience: READ_MS, ttl: REMEMBER_MS },
  ): Promise<T> {
    if (now() < remembered.readFrom) return remembered.value;
    try {
      remembered.value = await withTimeout(patience, read());
      remembered.readFrom = now() + ttl;
    } catch (error) {
      remembered.readFrom = now() + RETRY_MS;
      log("status.report_failed", { what, reason: reasonOf(error) });
    }
    return remembered.value;
  }

  const [record, latest, posted] = await Promise.all([
    refreshed(memory.record, "record", () => readRecord(cache, config)),
    refreshed(memory.notice, "notice", async () => decodeNotice(await cache.get(NOTICE_KEY), log)),
    db
      ? refreshed(memory.posted, "incidents", () => readIncidents(db), {
          patience: DATABASE_MS,
          ttl: REMEMBER_POSTED_MS,
        })
      : [],
  ]);
  const isOver = latest?.until != null && Date.parse(latest.until) <= now();
  return reportOf(record, isOver ? null : latest, now(), posted);
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
