import type { Kind } from "./traffic.ts";

/** What came of the visits. */
export interface Tally {
  answered: (kind: Kind, status: number, ms: number) => void;
  /** An answer that should not have been, or none. */
  failed: (path: string, what: unknown) => void;
  leftEarly: () => void;
  /** Visits that went wrong, in words. */
  failures: readonly string[];
  /** Visitors who left before the end. */
  left: () => number;
  /** Answers by status, in words. */
  statuses: () => string;
  /** Begins a phase, whose latencies can be told apart. */
  phase: (name: string) => void;
  /** Latency in ms within which 99 of 100 answers of a phase came. */
  p99: (phase: string) => number;
  /** One line per kind and one for all: how many, and the latencies in ms. */
  table: () => string;
}

export function createTally(): Tally {
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  const times = new Map<Kind, number[]>();
  const phases = new Map<string, number[]>();
  let current: number[] = [];
  let left = 0;

  return {
    failures,
    answered(kind, status, ms) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      current.push(ms);
      const known = times.get(kind);
      if (known) known.push(ms);
      else times.set(kind, [ms]);
    },
    failed: (path, what) => void failures.push(`${path}: ${String(what)}`),
    leftEarly: () => void (left += 1),
    left: () => left,
    phase(name) {
      current = phases.get(name) ?? [];
      phases.set(name, current);
    },
    p99: (phase) => quantile((phases.get(phase) ?? []).toSorted(byNumber), 0.99),
    statuses: () =>
      [...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, count]) => `${status} × ${count}`)
        .join(", "),
    table() {
      const head = ["", "answers", "p50 ms", "p95 ms", "p99 ms", "max ms"];
      const rows = [...times, ["all", [...times.values()].flat()] as const].map(([kind, ms]) => {
        const sorted = ms.toSorted(byNumber);
        const at = (share: number) => quantile(sorted, share).toFixed(0);
        return [kind, String(sorted.length), at(0.5), at(0.95), at(0.99), at(1)];
      });
      return [head, ...rows]
        .map(
          ([kind = "", ...cells]) =>
            kind.padEnd(12) + cells.map((cell) => cell.padStart(9)).join(""),
        )
        .join("\n");
    },
  };
}

function byNumber(a: number, b: number): number {
  return a - b;
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}
