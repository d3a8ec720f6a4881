import * as v from "valibot";
import type { IncidentUpdate, PostedIncident } from "../../app/contract/incident.ts";
import { readIncident } from "../db/incidents.ts";
import { FLAPPING_MS, announcementOf, type Announcement } from "./flapping.ts";

/** An update with its incident, and how followers hear of it. */
export interface News {
  incident: PostedIncident;
  update: IncidentUpdate;
  announcement: Announcement;
  /** No later automatic update exists. */
  isNewest: boolean;
}

const place = v.object({
  incident_id: v.string(),
  author: v.nullable(v.string()),
  created_at: v.number(),
});
const change = v.object({ id: v.number(), at: v.number() });

/** Null for an update that does not exist. @throws what D1 throws */
export async function readNews(db: D1Database, id: number, now: number): Promise<News | null> {
  const row = await db
    .prepare("SELECT incident_id, author, created_at FROM incident_updates WHERE id = ?1")
    .bind(id)
    .first();
  if (row === null) return null;
  const { incident_id: incidentId, author, created_at: at } = v.parse(place, row);
  const incident = await readIncident(db, incidentId);
  const update = incident?.updates.find((one) => one.id === id);
  if (!incident || !update) return null;
  if (author !== null)
    return { incident, update, announcement: { kind: "update" }, isNewest: true };
  const changes = await readChanges(db, at);
  const isNewest = changes.at(-1)?.id === id;
  const announcement = announcementOf(
    changes.slice(0, changes.findIndex((one) => one.id === id) + 1),
    {
      now,
      isNewest,
    },
  );
  return { incident, update, announcement, isNewest };
}

/** The automatic updates since a day before `at`, oldest first. */
async function readChanges(db: D1Database, at: number) {
  const { results } = await db
    .prepare(
      `SELECT id, created_at AS at FROM incident_updates
        WHERE author IS NULL AND created_at > ?1 ORDER BY id`,
    )
    .bind(at - FLAPPING_MS)
    .all();
  return v.parse(v.array(change), results);
}
