import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Resident memory of the group's workerd processes, in MiB. @throws Error when none runs */
export async function residentMiB(group: number): Promise<number> {
  const { stdout: table } = await run("ps", ["-A", "-o", "pgid=,rss=,args="]);
  const sizes = table
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)/.exec(line))
    .filter((row) => row !== null && Number(row[1]) === group && /\bworkerd$/.test(row[3] ?? ""))
    .map((row) => Number(row?.[2]) / 1024);
  if (sizes.length === 0) throw new Error(`No workerd runs in the process group ${group}`);
  return sizes.reduce((sum, size) => sum + size, 0);
}

export interface Sample {
  /** Seconds since the start. */
  at: number;
  mib: number;
}

export interface Growth {
  /** Medians of the two windows, in MiB. */
  before: number;
  after: number;
  /** 0.1 is a tenth more. */
  share: number;
}

/** The windows compared, as parts of the run: after the warm-up and before the flapping; the end. */
const BEFORE = [0.3, 0.4] as const;
const AFTER = [0.9, 1] as const;

/**
 * How much the memory grew after the warm-up. Windows are compared, not moments: workerd's heap swings
 * with every collection, and grows at first because nothing makes it collect.
 */
export function growthOf(samples: readonly Sample[], seconds: number): Growth {
  const inWindow = ([from, to]: readonly [number, number]) =>
    median(
      samples.filter(({ at }) => at >= from * seconds && at <= to * seconds).map(({ mib }) => mib),
    );
  const before = inWindow(BEFORE);
  const after = inWindow(AFTER);
  return { before, after, share: after / before - 1 };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new RangeError("a window without samples");
  return middle;
}
