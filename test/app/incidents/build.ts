import type { Incident, IncidentUpdate, Outage } from "../../../app/contract/incident.ts";
import { factsOf } from "../../../app/incidents/view.ts";

export const NOON = Date.UTC(2026, 10, 21, 12);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

let updates = 0;

/** An update `minutes` after noon. */
export function update(
  status: IncidentUpdate["status"],
  minutes: number,
  change: Partial<IncidentUpdate> = {},
): IncidentUpdate {
  updates += 1;
  const at = NOON + minutes * MINUTE;
  return { id: updates, status, text: `It is ${status}.`, at, byTeam: true, ...change };
}

/** An incident that a person opened at noon. */
export function posted(change: Partial<Incident> = {}): Incident {
  return {
    id: "k3q9z7m2p4rt",
    title: "Music is silent",
    impact: "major",
    shards: [3, 17],
    scheduledFor: null,
    scheduledUntil: null,
    recordedAt: null,
    createdAt: NOON,
    updates: [update("investigating", 0)],
    ...change,
  };
}

/** Maintenance from two to three hours after noon, announced at noon. */
export function maintenance(change: Partial<Incident> = {}): Incident {
  return posted({
    id: "m8w4d6h2c5xb",
    title: "A new database",
    impact: "none",
    shards: "all",
    scheduledFor: NOON + 2 * HOUR,
    scheduledUntil: NOON + 3 * HOUR,
    updates: [update("scheduled", 0)],
    ...change,
  });
}

/** An outage measured since ten minutes before noon. */
export function recorded(change: Partial<Outage> = {}): Outage {
  const start = NOON - 10 * MINUTE;
  return { start, end: null, worst: [22, 24], missing: [3, 17], silent: 0, ...change };
}

/** The incident that the machine opens for an outage, with the updates behind its first. */
export function automatic(outage: Outage, ...others: Incident["updates"]): Incident {
  const first = update("investigating", -5, { byTeam: false });
  return posted({
    ...factsOf(outage),
    recordedAt: outage.start,
    createdAt: outage.start,
    outage,
    updates: [first, ...others],
  });
}
