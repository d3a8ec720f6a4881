import * as v from "valibot";
import type { IncidentEdit } from "../../app/contract/incident.ts";
import { publishReport } from "./report.ts";

/** Corrections by the team, with the earlier texts. All functions throw what D1 throws. */

/** The correcting member, and when (epoch ms). */
interface Writer {
  person: string;
  now: number;
}

interface Editor extends Writer {
  /** The last correction the writer has seen; null for none. */
  seen: number | null;
}

/**
 * Corrects fields of an incident, followed by `also` in the same batch. False if somebody has
 * corrected it since `seen`, or withdrawn it.
 */
export async function editIncident(
  db: D1Database,
  id: string,
  { title, impact, shards, ...times }: Omit<IncidentEdit, "seen">,
  { person, now, seen }: Editor,
  also: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  const [, edited] = await db.batch([
    db
      .prepare(
        `INSERT INTO incident_edits (incident_id, before, person, created_at)
          SELECT id, json_object('title', title, 'impact', impact, 'shards', json(shards),
            'scheduled_for', scheduled_for, 'scheduled_until', scheduled_until), ?2, ?3
          FROM incidents WHERE id = ?1 AND edited_at IS ?4 AND withdrawn_at IS NULL`,
      )
      .bind(id, person, now, seen),
    db
      .prepare(
        `UPDATE incidents SET title = coalesce(?2, title), impact = coalesce(?3, impact),
          shards = coalesce(?4, shards), scheduled_for = coalesce(?5, scheduled_for),
          scheduled_until = coalesce(?6, scheduled_until), edited_by = ?7, edited_at = ?8,
          changed_at = ?8, edits = edits + 1
          WHERE id = ?1 AND edited_at IS ?9 AND withdrawn_at IS NULL RETURNING id`,
      )
      .bind(
        id,
        title ?? null,
        impact ?? null,
        shards ? JSON.stringify(shards) : null,
        times.scheduled_for ?? null,
        times.scheduled_until ?? null,
        person,
        now,
        seen,
      ),
    ...also,
    ...publishReport(db),
  ]);
  return edited?.results.length === 1;
}

/** After `editIncident`: ends 'in progress' if the correction moved the start into the future. */
export function postpone(
  db: D1Database,
  id: string,
  { person, now, text }: Writer & { text: string },
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO incident_updates (incident_id, key, status, text, author, created_at)
        SELECT id, 'moved:' || ?3, 'scheduled', ?4, ?2, ?3 FROM incidents
        WHERE id = ?1 AND edited_by = ?2 AND edited_at = ?3 AND scheduled_for > ?3 AND
          (SELECT status FROM incident_updates WHERE incident_id = ?1 ORDER BY id DESC LIMIT 1)
          IN ('in_progress', 'verifying')
        ON CONFLICT DO NOTHING`,
    )
    .bind(id, person, now, text);
}

/** For an update: its incident isn't withdrawn. */
const IS_SHOWN = "(SELECT withdrawn_at FROM incidents WHERE id = incident_id) IS NULL";

/** Corrects an update's text in the same way. */
export async function editUpdate(
  db: D1Database,
  id: number,
  text: string,
  { person, now, seen }: Editor,
): Promise<boolean> {
  const [, edited] = await db.batch([
    db
      .prepare(
        `INSERT INTO incident_edits (incident_id, update_id, before, person, created_at)
          SELECT incident_id, id, json_object('text', text), ?2, ?3
          FROM incident_updates WHERE id = ?1 AND edited_at IS ?4 AND ${IS_SHOWN}`,
      )
      .bind(id, person, now, seen),
    db
      .prepare(
        `UPDATE incident_updates SET text = ?2, edited_by = ?3, edited_at = ?4
          WHERE id = ?1 AND edited_at IS ?5 AND ${IS_SHOWN} RETURNING id`,
      )
      .bind(id, text, person, now, seen),
    db
      .prepare(
        `UPDATE incidents SET edits = edits + 1
          WHERE changes() > 0 AND id = (SELECT incident_id FROM incident_updates WHERE id = ?1)`,
      )
      .bind(id),
    ...publishReport(db),
  ]);
  return edited?.results.length === 1;
}

/** Withdraws an incident opened by mistake, in one batch with `also`. */
export async function withdrawIncident(
  db: D1Database,
  id: string,
  { person, now }: Writer,
  also: readonly D1PreparedStatement[] = [],
): Promise<void> {
  await db.batch([
    db
      .prepare(
        `UPDATE incidents SET withdrawn_at = ?3, withdrawn_by = ?2
          WHERE id = ?1 AND withdrawn_at IS NULL`,
      )
      .bind(id, person, now),
    ...publishReport(db),
    ...also,
  ]);
}

const earlierRow = v.object({
  update_id: v.number(),
  before: v.pipe(v.string(), v.parseJson(), v.object({ text: v.string() })),
});

/** Texts of updates before corrections, oldest first, by update id; for the team only. */
export async function readEarlierTexts(
  db: D1Database,
  incidentIds: readonly string[],
): Promise<Record<number, string[]>> {
  const { results } = await db
    .prepare(
      `SELECT update_id, before FROM json_each(?1) wanted
        CROSS JOIN incident_edits edits ON edits.incident_id = wanted.value
        WHERE update_id IS NOT NULL ORDER BY edits.id`,
    )
    .bind(JSON.stringify(incidentIds))
    .all();
  const earlier: Record<number, string[]> = {};
  for (const { update_id: id, before } of v.parse(v.array(earlierRow), results)) {
    (earlier[id] ??= []).push(before.text);
  }
  return earlier;
}
