import { PLAN } from "../../app/content/status/incidents.ts";
import type { Incident } from "../../app/contract/incident.ts";
import type { NewUpdateRow } from "../db/incident-updates.ts";

/**
 * The update that a maintenance's plan asks for at `now` (epoch ms); null for none. A plan begins
 * and ends what nobody has written in since; what a person started, a person completes.
 */
export function updateByPlan(
  { id: incidentId, scheduledFor: from, scheduledUntil: until, updates }: Incident,
  now: number,
): NewUpdateRow | null {
  const newest = updates.at(-1);
  if (from === null || until === null || !newest) return null;
  const isScheduled = newest.status === "scheduled";
  const isBegunByPlan = newest.status === "in_progress" && !newest.byTeam;
  // Correcting the plan adds no update, so `seen` alone wouldn't notice it.
  const shared = { incidentId, author: null, seen: newest.id, plan: { from, until } };
  if ((isScheduled || isBegunByPlan) && now >= until) {
    const at = Math.max(until, newest.at);
    return { ...shared, key: `done:${until}`, status: "completed", text: PLAN.done, at };
  }
  if (isScheduled && now >= from) {
    const at = Math.max(from, newest.at);
    return { ...shared, key: `begun:${from}`, status: "in_progress", text: PLAN.begun, at };
  }
  return null;
}
