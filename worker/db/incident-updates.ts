import * as v from "valibot";
import type { AnyStatus } from "../../app/contract/incident.ts";
import { publishReport } from "./report.ts";

/** The updates of incidents. Times are epoch ms. Every function throws what D1 throws. */

/** An update to be written. */
export interface NewUpdateRow {
  incidentId: string;
  /** Of one incident no two updates have the same key, so that a repeated write adds nothing. */
  key: string;
  status: AnyStatus;
  text: string;
  /** The member of the team who wrote it; null for automatic updates. */
  author: string | null;
  at: number;
  /** The newest update the writer has seen: a newer one refuses the write. Null for any. */
  seen: number | null;
  /** The maintenance's plan that the update follows: another one refuses the write. Missing for any. */
  plan?: { from: number; until: number };
}

/** The key of an incident's first update. */
export const OPENED = "opened";

/** What a write has come to. */
export interface Written {
  id: number;
  /** False if the same write was done before. */
  isNew: boolean;
}

const idRow = v.object({ id: v.number() });

/**
 * Adds an update, in one batch with the statements of `also`. Null if somebody else has written since `seen`, or has
 * withdrawn the incident or changed its plan.
 */
export async function addUpdate(
  db: D1Database,
  row: NewUpdateRow,
  also: readonly D1PreparedStatement[] = [],
): Promise<Written | null> {
  return writeUpdate(db, row, [updateStatement(db, row), ...also]);
}

/** The statement that adds an update, or nothing where somebody was faster. */
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
 * Runs a batch whose first statement adds the update with that key and returns its id. Also keeps what is derived from
 * an incident's updates, and publishes the report.
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

/** The time at which an incident was first over, by its newest update; null while it is not. */
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

/** The writers of these incidents' updates, by update id; only for the team. */
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
