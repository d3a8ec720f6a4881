/** A fall by a larger share of all servers means that shards were missing. */
const FALL = 0.01;
/** A fall over more records than this is a real loss: a day of half-hourly ones. */
const LONGEST = 48;
/** The same in ms, where records are few. */
export const LONGEST_MS = 2 * 86_400_000;

/**
 * Marks the records of a count that were taken while shards were missing: it falls by more than 1 %
 * at once and is back within 1 % of where it was after at most 48 records and two days. A fall that stays is
 * a loss. Times in epoch ms, ascending.
 */
export function partialMarks(counts: readonly number[], times: readonly number[]): boolean[] {
  const marks = counts.map(() => false);
  for (let i = 1; i < counts.length; i += 1) {
    const floor = (counts[i - 1] ?? 0) * (1 - FALL);
    if ((counts[i] ?? 0) >= floor) continue;
    const end = Math.min(counts.length, i + LONGEST + 1);
    let back = i + 1;
    while (back < end && (counts[back] ?? 0) < floor) back += 1;
    if (back >= end || (times[back] ?? 0) - (times[i] ?? 0) > LONGEST_MS) continue;
    marks.fill(true, i, back);
    i = back; // this record is complete again
  }
  return marks;
}

/** Whether a count fell by so much that shards must be missing. */
export function isFall(before: number, after: number): boolean {
  return after < before * (1 - FALL);
}
