import * as v from "valibot";
import { notice, type Notice, type UptimeReport } from "../app/contract/uptime.ts";
import { reportOf, type UptimeRecord } from "../app/status/uptime/uptime-record.ts";
import type { Owner } from "./bot/cache.ts";
import { reasonOf, type Log } from "./log.ts";
import { readRecord } from "./uptime.ts";
import { withTimeout } from "./with-timeout.ts";

/** KV key of the operator's notice; .github/OPERATING.md says how it is set and cleared. */
const NOTICE_KEY = "notice";

/** Short, because a visitor waits for it. */
const READ_MS = 300;
const REMEMBER_MS = 60_000;
const RETRY_MS = 5000;

interface Remembered<T> {
  value: T;
  /** Epoch ms from which KV is read again. */
  readFrom: number;
}

/** What one isolate remembers of the uptime record and the notice. */
export interface ReportMemory {
  record: Remembered<UptimeRecord | null>;
  notice: Remembered<Notice | null>;
}

export function createReportMemory(): ReportMemory {
  return { record: { value: null, readFrom: 0 }, notice: { value: null, readFrom: 0 } };
}

interface ReportContext {
  owner: Owner;
  memory: ReportMemory;
  /** Epoch ms. */
  now: () => number;
  log: Log;
}

/** The past and the notice for the status page. Never throws: without KV, what is remembered. */
export async function readStatusReport(
  kv: KVNamespace,
  { owner, memory, now, log }: ReportContext,
): Promise<UptimeReport> {
  async function refreshed<T>(remembered: Remembered<T>, what: string, read: () => Promise<T>) {
    if (now() < remembered.readFrom) return remembered.value;
    try {
      remembered.value = await withTimeout(READ_MS, read());
      remembered.readFrom = now() + REMEMBER_MS;
    } catch (error) {
      remembered.readFrom = now() + RETRY_MS;
      log("board.failed", { what, reason: reasonOf(error) });
    }
    return remembered.value;
  }

  const [record, latest] = await Promise.all([
    refreshed(memory.record, "record", () => readRecord(kv, owner)),
    refreshed(memory.notice, "notice", async () => decodeNotice(await kv.get(NOTICE_KEY), log)),
  ]);
  const isOver = latest?.until != null && Date.parse(latest.until) <= now();
  return reportOf(record, isOver ? null : latest, now());
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
