import { words } from "../words.ts";

/** Texts of the health page. */
export const HEALTH = words({
  title: "Health",
  description:
    "What the isolate that answered you has counted since it started. Cloudflare runs many; each has counts of its own. Times are UTC.",
  refresh: "Refresh",
  reads: "Reads of the bot API",
  nothing: "Nothing has been read yet.",
  failures: "Last failures of the bot API",
  noFailures: "None since this isolate started.",
  columns: {
    read: "Read",
    age: "Data age",
    hits: "Cache hits",
    answers: "Answers",
    asked: "Asked",
    failed: "Failed",
    writes: "KV writes",
    breaker: "Breaker",
    at: "Time",
    kind: "Kind",
    status: "Status",
  },
  facts: {
    version: "Version",
    noVersion: "Not told by the platform",
    started: "Isolate started",
    requests: "Requests",
    errors: "Server errors",
    hits: "Data cache hits",
    pages: "Page cache",
    writes: "KV copies written",
    sample: "Last uptime sample",
    none: "None",
    database: "Database",
    answers: "Answers",
    failing: "Does not answer",
  },
  closed: "Closed",
});

/** When the health page's counts were taken. */
export function asOf(time: string): string {
  return `As of ${time}`;
}

export function ago(duration: string): string {
  return `${duration} ago`;
}

/** The database belongs to the site at that address, so this one does not use it. */
export function refused(site: string): string {
  return `Refused: it belongs to ${site}`;
}

/** An open circuit breaker: for how long nothing is asked. */
export function openFor(seconds: number): string {
  return `Open, ${seconds} s`;
}

/** A closed circuit breaker after failures. */
export function closedAfter(failures: number): string {
  return `${HEALTH.closed}, ${failures} failed`;
}
