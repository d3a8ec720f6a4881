import type { Impact } from "../contract/incident.ts";
import type { IncidentView } from "./view.ts";

const GRAVITY: Record<Impact, number> = { none: 0, minor: 1, major: 2, critical: 3 };

/** Incidents by place on the status page. */
export function grouped(all: readonly IncidentView[]) {
  return {
    /** Gravest first, then newest. */
    current: all
      .filter(({ status, end }) => end === null && status !== "scheduled")
      .toSorted((a, b) => GRAVITY[b.impact] - GRAVITY[a.impact]),
    /** The next one first. */
    planned: all.filter(({ status }) => status === "scheduled").toReversed(),
    past: all.filter(({ end }) => end !== null),
  };
}
