import { log, type LogFields } from "./log.ts";

/** Takes the line of an answered request, which `waitUntil` keeps alive until the line is written. */
export type LogRequest = (
  fields: LogFields & { status: number },
  waitUntil: (work: Promise<unknown>) => void,
) => void;

/** How long the line of a good answer waits for others (ms), and how many wait at most. */
const GATHER_MS = 5;
const MOST_WAITING = 100;

/**
 * Writes the lines of requests that end at about the same moment one after another: waking the log's reader for each
 * costs more than a small answer. Refusals and failures do not wait. `now` in epoch ms.
 */
export function gatherRequestLines(now: () => number): LogRequest {
  const waiting: LogFields[] = [];
  let overdueAt = 0;

  function write(): void {
    for (const fields of waiting.splice(0)) log("request", fields);
  }

  return function logRequest(fields, waitUntil) {
    const count = waiting.push(fields);
    if (fields.status >= 400 || count >= MOST_WAITING) return write();
    if (count === 1) {
      overdueAt = now() + 2 * GATHER_MS;
      waitUntil(scheduler.wait(GATHER_MS).then(write));
    } else if (now() >= overdueAt) {
      // The wait ends with the request that began it, should the platform cut that short.
      write();
    }
  };
}
