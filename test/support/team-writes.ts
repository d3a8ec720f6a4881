import type { NewIncident, NewUpdate } from "../../app/contract/incident.ts";
import { listDeliveries } from "../../worker/db/deliveries.ts";
import { addUpdate } from "../../worker/db/incident-updates.ts";
import { createIncident } from "../../worker/db/new-incidents.ts";
import { newRowId } from "../../worker/primitives/row-id.ts";

/** News of the team. */
export const OUTAGE: NewIncident = {
  title: "Music is silent",
  impact: "major",
  shards: "all",
  status: "investigating",
  text: "We look into it.",
  scheduled_for: null,
  scheduled_until: null,
};

interface Writer {
  author: string;
  /** Epoch ms. */
  now: number;
}

/** Opens an incident as the route of the team does; returns its id and that of its first update. */
export async function openIncident(
  db: D1Database,
  { title, impact, shards, status, text, ...times }: NewIncident,
  { author, now }: Writer,
): Promise<{ id: string; update: number }> {
  const id = newRowId();
  const row = {
    id,
    key: crypto.randomUUID(),
    title,
    impact,
    shards,
    scheduledFor: times.scheduled_for,
    scheduledUntil: times.scheduled_until,
    createdAt: now,
    first: { status, text, author, at: now },
  };
  const list = listDeliveries(db, id, now);
  const { update } = await createIncident(db, row, [list]);
  return { id, update: update.id };
}

/** Adds an update like the team's route; its id, or null if somebody has written since `seen`. */
export async function writeTeamUpdate(
  db: D1Database,
  incidentId: string,
  { status, text, seen }: NewUpdate,
  { author, now }: Writer,
): Promise<number | null> {
  const key = crypto.randomUUID();
  const row = { incidentId, key, status, text, author, at: now, seen };
  const update = await addUpdate(db, row, [listDeliveries(db, incidentId, now)]);
  return update && update.id;
}
