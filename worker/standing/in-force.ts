import type { Sanction } from "./read.ts";

/**
 * What is in force at `now` (epoch ms), each target of a list once: the sanction that lasts longest (permanent, then
 * of unknown end, then the latest end), with the newest time of them all.
 */
export function inForce(sanctions: readonly Sanction[], now: number): Sanction[] {
  const kept = new Map<string, Sanction>();
  for (const sanction of sanctions) {
    if (sanction.until !== null && sanction.until <= now) continue;
    const key = JSON.stringify([sanction.list, sanction.subject, sanction.target]);
    const known = kept.get(key);
    if (!known) kept.set(key, sanction);
    else {
      const longest = endOf(sanction) > endOf(known) ? sanction : known;
      kept.set(key, { ...longest, givenAt: newest(sanction.givenAt, known.givenAt) });
    }
  }
  return [...kept.values()];
}

/** The end by which sanctions are compared: a permanent one's is the latest, then one that is not known. */
function endOf({ permanent, until }: Sanction): number {
  return permanent ? Infinity : (until ?? Number.MAX_VALUE);
}

function newest(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}
