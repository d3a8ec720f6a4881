import type { Outage } from "../../app/contract/incident.ts";
import {
  ascending,
  isBlank,
  isGood,
  worse,
  type Sample,
  SUCCESSIVE_MS,
} from "../samples/sample.ts";

/**
 * How samples open, widen and end incidents: two bad ones in a row open one, two good ones end it.
 * If a person resolved or withdrew it, the samples go on measuring it and open no other.
 */
export type Step = { kind: "open" | "measure" | "end"; outage: Outage } | null;

/**
 * @param earlier previous samples, newest first.
 * @param open what the machine's open incident has measured; null for none.
 */
export function stepAfter(sample: Sample, earlier: readonly Sample[], open: Outage | null): Step {
  if (isBlank(sample)) return null;
  const before = earlier.find((one) => !isBlank(one) && sample.at - one.at <= SUCCESSIVE_MS);
  if (open) {
    if (!isGood(sample)) return { kind: "measure", outage: measured(open, sample) };
    if (!before || !isGood(before)) return null;
    return { kind: "end", outage: { ...open, end: before.at } };
  }
  if (isGood(sample) || !before || isGood(before)) return null;
  const fresh: Outage = { start: before.at, end: null, worst: null, missing: [], silent: 0 };
  return { kind: "open", outage: measured(measured(fresh, before), sample) };
}

function measured(open: Outage, { ready, total, down, excluded }: Sample): Outage {
  if (total === 0) return { ...open, silent: open.silent + 1 };
  return {
    ...open,
    // Of all shards: outside maintenance there may be few, and none ready.
    worst: worse(open.worst, [ready + excluded, total + excluded]),
    missing: ascending([...open.missing, ...down]),
  };
}
