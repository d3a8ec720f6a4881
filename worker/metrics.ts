import type { BotError, Reading } from "../app/contract/bot.ts";
import type { ReadName } from "../app/contract/endpoints.ts";
import type { Health, ReadHealth, UpstreamFailure } from "../app/contract/health.ts";
import type { Breaker } from "./bot/breaker.ts";
import { circuitOf } from "./bot/bot-request.ts";

const FAILURES = 20;

type Counts = Omit<ReadHealth, "failures" | "closedFor">;

/** What one isolate counts of its work: numbers in place, so that a request costs a few additions. */
export interface Tally {
  served: (status: number, pageCache: string | null) => void;
  heard: (read: ReadName, reading: Reading<unknown>) => void;
  asked: (read: ReadName, error: BotError | null) => void;
  wrote: (read: ReadName) => void;
  report: (breaker: Breaker) => Omit<Health, "version" | "sampledAt">;
}

/** `now` in epoch ms. */
export function createTally(now: () => number): Tally {
  let startedAt = 0;
  let requests = 0;
  let errors = 0;
  const pages = new Map<string, number>();
  const reads = new Map<ReadName, Counts>();
  let failed = 0;
  const failures: UpstreamFailure[] = [];

  function of(read: ReadName): Counts {
    const known = reads.get(read);
    if (known) return known;
    const answers = { fresh: 0, stale: 0, miss: 0 };
    const counts = { read, answers, saidAt: null, asked: 0, failed: 0, writes: 0 };
    reads.set(read, counts);
    return counts;
  }

  return {
    served(status, pageCache) {
      // The clock stands at 0 until the first request.
      startedAt ||= now();
      requests += 1;
      if (status >= 500) errors += 1;
      if (pageCache) pages.set(pageCache, (pages.get(pageCache) ?? 0) + 1);
    },
    heard(read, { state, age }) {
      const counts = of(read);
      counts.answers[state] += 1;
      counts.saidAt = Math.max(counts.saidAt ?? 0, now() - age * 1000);
    },
    asked(read, error) {
      const counts = of(read);
      counts.asked += 1;
      // An id nobody has is an answer.
      if (!error || error.kind === "unknown-id") return;
      counts.failed += 1;
      failed += 1;
      failures.unshift({
        number: failed,
        at: now(),
        read,
        kind: error.kind,
        status: error.upstreamStatus,
      });
      failures.length = Math.min(failures.length, FAILURES);
    },
    wrote(read) {
      of(read).writes += 1;
    },
    report(breaker) {
      const circuits = breaker.states();
      return {
        at: now(),
        startedAt,
        requests,
        errors,
        pages: [...pages].map(([state, count]) => ({ state, count })),
        reads: [...reads.values()].map((counts) => withCircuit(counts, circuits, now())),
        failures: [...failures],
      };
    },
  };
}

function withCircuit(
  counts: Counts,
  circuits: ReturnType<Breaker["states"]>,
  now: number,
): ReadHealth {
  const { failures = 0, openUntil = 0 } = circuits.get(circuitOf(counts.read)) ?? {};
  const closedFor = Math.max(0, Math.ceil((openUntil - now) / 1000));
  return { ...counts, failures, closedFor };
}
