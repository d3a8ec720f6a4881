import type { BotError, Reading } from "../../app/contract/bot.ts";
import type { ReadName } from "../../app/contract/endpoints.ts";
import type { Health, ReadHealth, UpstreamFailure } from "../../app/contract/health.ts";
import { circuitOf } from "../bot/bot-request.ts";
import type { Breaker } from "../bot/breaker.ts";

const MAX_FAILURES = 20;

type Counters = Omit<ReadHealth, "failures" | "closedFor">;

/** Counters of one isolate, for the health page. */
export interface Metrics {
  countResponse: (status: number, pageCache: string | null) => void;
  countReading: (read: ReadName, reading: Reading<unknown>) => void;
  /** A request to the bot API has ended. */
  countUpstream: (read: ReadName, error: BotError | null) => void;
  countKvWrite: (read: ReadName) => void;
  report: (breaker: Breaker) => Omit<Health, "version" | "sampledAt" | "database">;
}

/** `now` in epoch ms. */
export function createMetrics(now: () => number): Metrics {
  let startedAt = 0;
  let requests = 0;
  let errors = 0;
  let failed = 0;
  const pages = new Map<string, number>();
  const reads = new Map<ReadName, Counters>();
  const failures: UpstreamFailure[] = [];

  function countersOf(read: ReadName): Counters {
    const known = reads.get(read);
    if (known) return known;
    const answers = { fresh: 0, stale: 0, miss: 0 };
    const counters = { read, answers, saidAt: null, asked: 0, failed: 0, writes: 0 };
    reads.set(read, counters);
    return counters;
  }

  return {
    countResponse(status, pageCache) {
      // Not at creation: outside a request the platform's clock stands at 0.
      startedAt ||= now();
      requests += 1;
      if (status >= 500) errors += 1;
      if (pageCache) pages.set(pageCache, (pages.get(pageCache) ?? 0) + 1);
    },
    countReading(read, { state, age }) {
      const counters = countersOf(read);
      counters.answers[state] += 1;
      counters.saidAt = Math.max(counters.saidAt ?? 0, now() - age * 1000);
    },
    countUpstream(read, error) {
      const counters = countersOf(read);
      counters.asked += 1;
      // That an id is unknown is a proper answer.
      if (!error || error.kind === "unknown-id") return;
      counters.failed += 1;
      failed += 1;
      const { kind, upstreamStatus: status } = error;
      failures.unshift({ number: failed, at: now(), read, kind, status });
      failures.length = Math.min(failures.length, MAX_FAILURES);
    },
    countKvWrite(read) {
      countersOf(read).writes += 1;
    },
    report(breaker) {
      const circuits = breaker.states();
      return {
        at: now(),
        startedAt,
        requests,
        errors,
        pages: [...pages].map(([state, count]) => ({ state, count })),
        reads: [...reads.values()].map((counters) => withCircuit(counters, circuits, now())),
        failures: [...failures],
      };
    },
  };
}

function withCircuit(
  counters: Counters,
  circuits: ReturnType<Breaker["states"]>,
  now: number,
): ReadHealth {
  const { failures = 0, openUntil = 0 } = circuits.get(circuitOf(counters.read)) ?? {};
  const closedFor = Math.max(0, Math.ceil((openUntil - now) / 1000));
  return { ...counters, failures, closedFor };
}
