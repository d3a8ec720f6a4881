import * as v from "valibot";
import type { AnyStatus } from "../../app/contract/incident.ts";
import { publishReport } from "./report.ts";

/** Incidents' updates. Times are epoch ms. All functions throw what D1 throws. */

export interface NewUpdateRow {
  incidentId: string;
  /** Unique within an incident, so that a repeated write adds nothing. */
  key: string;
  status: AnyStatus;
  text: string;
  /** The member who wrote it; null for automatic updates. */
  author: string | null;
  at: number;
  /** The newest update the writer has seen: a newer one refuses the write. Null skips the check. */
  seen: number | null;
  /** The plan that a maintenance update follows: another plan refuses the write. */
  plan?: { from: number; until: number };
}

/** The key of an incident's first update. */
export const OPENED = "opened";

/** A write's result. */
export interface Written {
  id: number;
  /** False if the same write was done before. */
  isNew: boolean;
}

const idRow = v.object({ id: v.number() });

/**
 * Adds an update, in one batch with `also`. Null if there is one newer than `seen`, the incident is
 * withdrawn or its plan changed.
 */
export async function addUpdate(
  db: D1Database,
  row: NewUpdateRow,
  also: readonly D1PreparedStatement[] = [],
): Promise<Written | null> {
  return writeUpdate(db, row, [updateStatement(db, row), ...also]);
}

/** Adds an update, or nothing if somebody was faster. */
export function updateStatement(
  db: D1Database,
  { incidentId, key, status, text, author, at, seen, plan }: NewUpdateRow,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO incident_updates (incident_id, key, status, text, author, created_at)
        SELECT id, ?2, ?3, ?4, ?5, ?6 FROM incidents WHERE id = ?1 AND withdrawn_at IS NULL
        AND (?7 IS NULL OR ?7 = (SELECT max(id) FROM incident_updates WHERE incident_id = ?1))
        AND (?8 IS NULL OR (scheduled_for = ?8 AND scheduled_until = ?9))
        ON CONFLICT DO NOTHING RETURNING id`,
    )
    .bind(incidentId, key, status, text, author, at, seen, plan?.from ?? null, plan?.until ?? null);
}

/**
 * Runs a batch whose first statement adds the update with `key`; returns its id. Also derives the
 * incident's columns from its updates, and publishes the report.
 */
export async function writeUpdate(
  db: D1Database,
  { incidentId, key }: Pick<NewUpdateRow, "incidentId" | "key">,
  statements: readonly D1PreparedStatement[],
): Promise<Written | null> {
  const results = await db.batch([
    ...statements,
    deriveClosing(db, incidentId),
    ...publishReport(db),
    db
      .prepare("SELECT id FROM incident_updates WHERE incident_id = ?1 AND key = ?2")
      .bind(incidentId, key),
  ]);
  const [stored] = results.at(-1)?.results ?? [];
  if (stored === undefined) return null;
  return { id: v.parse(idRow, stored).id, isNew: results[0]?.results.length === 1 };
}

/** Sets when the incident first ended, if its newest update says that it is over; else null. */
export function deriveClosing(db: D1Database, incidentId: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE incidents SET closed_at = (
          SELECT CASE WHEN status IN ('resolved', 'postmortem', 'completed')
            THEN coalesce(incidents.closed_at, created_at) END
          FROM incident_updates WHERE incident_id = ?1 ORDER BY id DESC LIMIT 1
        ) WHERE id = ?1`,
    )
    .bind(incidentId);
}

const authorRow = v.object({ id: v.number(), author: v.string() });

/** Updates' authors by update id; for the team only. */
export async function readAuthors(
  db: D1Database,
  incidentIds: readonly string[],
): Promise<Record<number, string>> {
  const { results } = await db
    .prepare(
      `SELECT updates.id, author FROM json_each(?1) wanted
        CROSS JOIN incident_updates updates ON updates.incident_id = wanted.value
        WHERE author IS NOT NULL`,
    )
    .bind(JSON.stringify(incidentIds))
    .all();
  const rows = v.parse(v.array(authorRow), results);
  return Object.fromEntries(rows.map(({ id, author }) => [id, author]));
}
