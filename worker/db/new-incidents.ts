import * as v from "valibot";
import type { Impact, Outage, ShardSelection } from "../../app/contract/incident.ts";
import { OPENED, writeUpdate, type NewUpdateRow, type Written } from "./incident-updates.ts";

/** Opening incidents. Times are epoch ms. */

/** An incident to be written, with its first update. */
export interface NewIncidentRow {
  id: string;
  /** No two incidents have the same key, so that a repeated write opens none. */
  key: string;
  title: string;
  impact: Impact;
  shards: ShardSelection;
  scheduledFor: number | null;
  scheduledUntil: number | null;
  createdAt: number;
  first: Pick<NewUpdateRow, "status" | "text" | "author" | "at">;
  /** What the samples measured, for one of the machine. */
  outage?: Outage;
}

/**
 * The statements that open an incident, and write its first update under the key OPENED; nothing where its key is
 * taken, or the machine measures another one already.
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
 * Opens an incident, and in the same batch writes what `also` has, which finds its first update by id and the key
 * OPENED. The incident that was opened with the same key answers in its place.
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

/** The incident that was opened with a key, and its first update. */
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
