import * as v from "valibot";
import { notice, type Notice, type UptimeReport } from "../app/contract/uptime.ts";
import { reportOf, type UptimeRecord } from "../app/status/uptime/uptime-record.ts";
import type { Owner } from "./bot/cache.ts";
import { reasonOf, type Log } from "./log.ts";
import { readRecord } from "./uptime.ts";
import { within } from "./within.ts";

/** KV key of the operator's notice; .github/OPERATING.md says how it is set and cleared. */
export const NOTICE_KEY = "notice";

/** A visitor waits this long for either. */
const READ_MS = 300;
const REMEMBER_MS = 60_000;
const ASK_AGAIN_MS = 5000;

interface Remembered<T> {
  value: T;
  /** Epoch ms from which KV is asked again. */
  askFrom: number;
}

/** What one isolate remembers of the status page's past and notice. */
export interface BoardMemory {
  record: Remembered<UptimeRecord | null>;
  notice: Remembered<Notice | null>;
}

export function createBoardMemory(): BoardMemory {
  return { record: { value: null, askFrom: 0 }, notice: { value: null, askFrom: 0 } };
}

interface Needs {
  owner: Owner;
  memory: BoardMemory;
  /** Epoch ms. */
  now: () => number;
  log: Log;
}

/** What the status page shows beside the bot's own figures. Never throws: without KV, what was known. */
export async function readBoard(
  kv: KVNamespace,
  { owner, memory, now, log }: Needs,
): Promise<UptimeReport> {
  async function through<T>(kept: Remembered<T>, what: string, read: () => Promise<T>) {
    if (now() < kept.askFrom) return kept.value;
    try {
      kept.value = await within(READ_MS, read());
      kept.askFrom = now() + REMEMBER_MS;
    } catch (error) {
      kept.askFrom = now() + ASK_AGAIN_MS;
      log("board.failed", { what, reason: reasonOf(error) });
    }
    return kept.value;
  }

  const [record, said] = await Promise.all([
    through(memory.record, "record", () => readRecord(kv, owner)),
    through(memory.notice, "notice", async () => decodeNotice(await kv.get(NOTICE_KEY), log)),
  ]);
  const isOver = said?.until != null && Date.parse(said.until) <= now();
  return reportOf(record, isOver ? null : said, now());
}

/** Plain text is the notice itself; what starts like JSON has to be right. */
function decodeNotice(text: string | null, log: Log): Notice | null {
  if (text === null || text.trim() === "") return null;
  const read = v.safeParse(notice, text.trim().startsWith("{") ? json(text) : { text });
  if (read.success) return read.output;
  const [issue] = read.issues;
  log("notice.invalid", { problem: `${v.getDotPath(issue) ?? "notice"}: ${issue.message}` });
  return null;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // the decoder says that it is no notice
  }
}
