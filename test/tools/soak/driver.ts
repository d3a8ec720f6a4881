import type { Tally } from "./tally.ts";
import type { Kind, Visit } from "./traffic.ts";

/** More than this at once, and the machine is too slow for the rate. */
const MAX_WAITING = 500;
const ANSWER_MS = 10_000;
const TICK_MS = 10;

export interface DriverNeeds {
  origin: string;
  /** The session of a member of the team. */
  cookie: string;
  next: () => Visit;
  tally: Tally;
  /** Visits a second. */
  rate: number;
}

export interface Driver {
  /** Sends the visits of so many seconds, and waits for the last answer. `mayFail` may be 5xx. */
  run: (seconds: number, more?: { mayFail?: Kind }) => Promise<void>;
  /** Visits that were due and not sent. */
  skipped: () => number;
}

/** Sends visits at a steady rate, whether or not the site keeps up. */
export function createDriver({ origin, cookie, next, tally, rate }: DriverNeeds): Driver {
  const waiting = new Set<Promise<void>>();
  let skipped = 0;

  async function make({ kind, path, from, leaves }: Visit, mayFail?: Kind): Promise<void> {
    const began = performance.now();
    const headers = { "CF-Connecting-IP": from, ...(kind === "staff" && { Cookie: cookie }) };
    const signal = AbortSignal.timeout(leaves ?? ANSWER_MS);
    try {
      const answer = await fetch(origin + path, { headers, redirect: "manual", signal });
      await answer.arrayBuffer();
      tally.answered(kind, answer.status, performance.now() - began);
      if (answer.status >= 500 && kind !== mayFail) tally.failed(path, answer.status);
    } catch (error) {
      if (leaves === null) tally.failed(path, error);
      else tally.leftEarly();
    }
  }

  function send(mayFail?: Kind): void {
    const visit = make(next(), mayFail).finally(() => waiting.delete(visit));
    waiting.add(visit);
  }

  async function run(seconds: number, { mayFail }: { mayFail?: Kind } = {}): Promise<void> {
    const start = performance.now();
    let due = seconds * rate;
    await new Promise<void>((resolve) => {
      const ticker = setInterval(() => {
        const left = seconds - (performance.now() - start) / 1000;
        // The clock says how many are due: a late tick sends what it missed.
        for (; due > 0 && due > left * rate; due -= 1) {
          if (waiting.size < MAX_WAITING) send(mayFail);
          else skipped += 1;
        }
        if (left > 0) return;
        clearInterval(ticker);
        resolve();
      }, TICK_MS);
    });
    await Promise.all(waiting);
  }

  return { run, skipped: () => skipped };
}
