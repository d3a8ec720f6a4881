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
  /** One line per kind and one for all: how many, and the latencies in ms. */
  table: () => string;
}

export function createTally(): Tally {
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  const times = new Map<Kind, number[]>();
  let left = 0;

  return {
    failures,
    answered(kind, status, ms) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const known = times.get(kind);
      if (known) known.push(ms);
      else times.set(kind, [ms]);
    },
    failed: (path, what) => void failures.push(`${path}: ${String(what)}`),
    leftEarly: () => void (left += 1),
    left: () => left,
    statuses: () =>
      [...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, count]) => `${status} × ${count}`)
        .join(", "),
    table() {
      const head = ["", "answers", "p50 ms", "p95 ms", "p99 ms", "max ms"];
      const rows = [...times, ["all", [...times.values()].flat()] as const].map(([kind, ms]) => {
        const sorted = ms.toSorted((a, b) => a - b);
        const at = (share: number) =>
          (sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(0);
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
