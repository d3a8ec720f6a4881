import * as v from "valibot";
import type { Impact, Outage, ShardSelection } from "../../app/contract/incident.ts";
import { OPENED, writeUpdate, type NewUpdateRow, type Written } from "./incident-updates.ts";

/** Opens incidents. Times are epoch ms. */

/** An incident and its first update. */
export interface NewIncidentRow {
  id: string;
  /** Unique, so that a repeated write opens nothing. */
  key: string;
  title: string;
  impact: Impact;
  shards: ShardSelection;
  scheduledFor: number | null;
  scheduledUntil: number | null;
  createdAt: number;
  first: Pick<NewUpdateRow, "status" | "text" | "author" | "at">;
  /** What the samples measured, for the machine's. */
  outage?: Outage;
}

/**
 * Opens an incident and adds its first update under the key OPENED. Nothing if the key is taken, or
 * the machine already measures one.
 */
export function openingStatements(
  db: D1Database,
  { id, key, first, outage, ...incident }: NewIncidentRow,
): D1PreparedStatement[] {
  const { title, impact, shards, scheduledFor, scheduledUntil, createdAt } = incident;
  return [
    db
      .prepare(
        `INSERT INTO incidents (id, key, title, impact, shards, scheduled_for, scheduled_until, created_at,
          recorded_at, measured_until, worst_ready, worst_total, missing, silent)
          VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)
          ON CONFLICT DO NOTHING RETURNING id`,
      )
      .bind(
        id,
        key,
        title,
        impact,
        JSON.stringify(shards),
        scheduledFor,
        scheduledUntil,
        createdAt,
        outage?.start ?? null,
        outage?.end ?? null,
        outage?.worst?.[0] ?? null,
        outage?.worst?.[1] ?? null,
        JSON.stringify(outage?.missing ?? []),
        outage?.silent ?? 0,
      ),
    db
      .prepare(
        `INSERT INTO incident_updates (incident_id, key, status, text, author, created_at)
          SELECT id, ?2, ?3, ?4, ?5, ?6 FROM incidents WHERE id = ?1 ON CONFLICT DO NOTHING`,
      )
      .bind(id, OPENED, first.status, first.text, first.author, first.at),
  ];
}

/**
 * Opens an incident, with `also` in the same batch: that finds the first update by id and OPENED.
 * Returns the earlier incident if `key` is taken.
 */
export async function createIncident(
  db: D1Database,
  row: NewIncidentRow,
  also: readonly D1PreparedStatement[] = [],
): Promise<{ id: string; update: Written }> {
  const { id, key } = row;
  const statements = [...openingStatements(db, row), ...also];
  const opened = await writeUpdate(db, { incidentId: id, key: OPENED }, statements);
  return opened ? { id, update: opened } : readOpened(db, key);
}

const openedRow = v.object({ incident_id: v.string(), id: v.number() });

/** The incident with a key, and its first update. */
async function readOpened(db: D1Database, key: string): Promise<{ id: string; update: Written }> {
  const row = await db
    .prepare(
      `SELECT updates.incident_id, updates.id FROM incidents
        JOIN incident_updates updates ON updates.incident_id = incidents.id AND updates.key = ?2
        WHERE incidents.key = ?1`,
    )
    .bind(key, OPENED)
    .first();
  const { incident_id: id, id: update } = v.parse(openedRow, row);
  return { id, update: { id: update, isNew: false } };
}
