import type { Impact } from "../contract/incident.ts";
import type { IncidentView } from "./view.ts";

const GRAVITY: Record<Impact, number> = { none: 0, minor: 1, major: 2, critical: 3 };

/** The groups of incidents on a status page: current, planned and past. */
export function grouped(all: readonly IncidentView[]) {
  return {
    /** The gravest first, of equal ones the newest. */
    current: all
      .filter(({ status, end }) => end === null && status !== "scheduled")
      .toSorted((a, b) => GRAVITY[b.impact] - GRAVITY[a.impact]),
    /** The next one first. */
    planned: all.filter(({ status }) => status === "scheduled").toReversed(),
    past: all.filter(({ end }) => end !== null),
  };
}
