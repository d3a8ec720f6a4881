/** What may stand in a log line: never a cookie, code, state, token, key or query. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export type Log = (event: string, fields?: LogFields) => void;

/** One JSON line per event; JSON escapes line breaks, so a path cannot forge a second line. */
export function log(event: string, fields: LogFields = {}): void {
  console.log(lineOf(event, fields));
}

function lineOf(event: string, fields: LogFields): string {
  return JSON.stringify({ event, ...fields });
}

/** Takes the line of a request, whose `waitUntil` may keep it alive until the line is written. */
export type RequestLog = (fields: LogFields, waitUntil: (work: Promise<unknown>) => void) => void;

/** How long a request's line waits for others (ms), and how many wait at most. */
const GATHER_MS = 5;
const MOST_WAITING = 100;

/**
 * The lines of requests that end at about the same moment, written one after another: where the log is
 * a pipe, waking its reader for each line costs a quarter of a small answer. What else a request logs is
 * written at once, so its own line stays its last. `now` in epoch ms.
 */
export function createRequestLog(now: () => number): RequestLog {
  const waiting: string[] = [];
  let overdueAt = 0;

  function write(): void {
    for (const line of waiting.splice(0)) console.log(line);
  }

  return function logRequest(fields, waitUntil) {
    const waits = waiting.push(lineOf("request", fields));
    if (waits === 1) {
      overdueAt = now() + 2 * GATHER_MS;
      waitUntil(new Promise((resolve) => setTimeout(resolve, GATHER_MS)).then(write));
    }
    // The first one's timer ends with its request: should the runtime cut that short, another writes.
    if (waits >= MOST_WAITING || now() >= overdueAt) write();
  };
}

/** The words of an unknown failure, for a log line. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
