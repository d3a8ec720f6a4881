import type { Kind } from "./traffic.ts";

/** What came of the visits. */
export interface Tally {
  answered: (kind: Kind, status: number, ms: number) => void;
  failed: (path: string, error: unknown) => void;
  /** Answers by status. */
  statuses: ReadonlyMap<number, number>;
  /** Visits without an answer, in words. */
  failures: readonly string[];
  /** One line per kind: how many, and the latencies in ms. */
  table: () => string;
}

export function createTally(): Tally {
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  const times = new Map<Kind, number[]>();

  return {
    statuses,
    failures,
    answered(kind, status, ms) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const known = times.get(kind);
      if (known) known.push(ms);
      else times.set(kind, [ms]);
    },
    failed: (path, error) => void failures.push(`${path}: ${String(error)}`),
    table() {
      const head = ["", "answers", "p50 ms", "p95 ms", "p99 ms", "max ms"];
      const rows = [...times].map(([kind, ms]) => {
        const sorted = [...ms].sort((a, b) => a - b);
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

/** Answers of 500 and above. */
export function serverErrors(statuses: ReadonlyMap<number, number>): number {
  return [...statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0);
}
