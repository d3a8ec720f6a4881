import { AUTOMATIC } from "../../app/content/status/incidents.ts";
import type { Incident } from "../../app/contract/uptime.ts";
import { impactOf, shardsOf } from "../../app/incidents/status-incidents.ts";
import { incidentDetail, incidentId, incidentTitle } from "../../app/status/uptime/incidents.ts";
import { idOf } from "./incidents.ts";

/**
 * Incidents of the uptime record get updates like those that a person opens. Each function may run twice, and
 * at the same time as the team writes. `at` dates the update, epoch ms. They throw what D1 throws.
 */

/** Adds an incident of the record with its first update, whose id is returned; null if it is there already. */
export async function openAutomaticIncident(
  db: D1Database,
  record: Incident,
  at: number,
): Promise<number | null> {
  const id = incidentId(record);
  const [, inserted] = await db.batch([
    db
      .prepare(
        `INSERT INTO incidents (id, title, impact, shards, recorded_at, created_at)
          VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      )
      .bind(
        id,
        incidentTitle(record),
        impactOf(record),
        JSON.stringify(shardsOf(record)),
        record.start,
        at,
      ),
    db
      .prepare(
        `INSERT INTO incident_updates (incident_id, status, text, created_at)
          SELECT ?1, 'investigating', ?2, ?3
          WHERE NOT EXISTS (SELECT 1 FROM incident_updates WHERE incident_id = ?1) RETURNING id`,
      )
      .bind(id, textOf(record), at),
  ]);
  return idOf(inserted?.results[0]);
}

/**
 * Widens an incident of the record that has come to concern more shards, until a person has written in it.
 * Returns the id of its first update, or null where nothing has changed.
 */
export async function growAutomaticIncident(
  db: D1Database,
  record: Incident,
): Promise<number | null> {
  const [widened] = await db.batch([
    db
      .prepare(
        `UPDATE incidents SET title = ?2, impact = ?3, shards = ?4
          WHERE id = ?1 AND shards <> ?4 AND NOT EXISTS
            (SELECT 1 FROM incident_updates WHERE incident_id = ?1 AND author IS NOT NULL)
          RETURNING (SELECT min(id) FROM incident_updates WHERE incident_id = ?1) AS id`,
      )
      .bind(
        incidentId(record),
        incidentTitle(record),
        impactOf(record),
        JSON.stringify(shardsOf(record)),
      ),
    // Its first update is what those are told whom it has come to concern.
    db
      .prepare(
        `UPDATE incident_updates SET text = ?2 WHERE author IS NULL AND text <> ?2 AND id =
          (SELECT min(id) FROM incident_updates WHERE incident_id = ?1)`,
      )
      .bind(incidentId(record), textOf(record)),
  ]);
  return idOf(widened?.results[0]);
}

function textOf(record: Incident): string {
  return `${[incidentTitle(record), incidentDetail(record)].filter(Boolean).join(". ")}.`;
}

/**
 * Adds that an incident of the record has ended; returns the update's id, or null where nothing is to be
 * added. Once a person has written, only a person resolves it, so the record then merely says what it sees.
 */
export async function endAutomaticIncident(
  db: D1Database,
  record: Incident,
  at: number,
): Promise<number | null> {
  const row = await db
    .prepare(
      `WITH told AS (SELECT * FROM incident_updates WHERE incident_id = ?1)
        INSERT INTO incident_updates (incident_id, status, text, created_at)
        SELECT ?1, iif(by_team, 'monitoring', 'resolved'), iif(by_team, ?2, ?3), ?4
        FROM (SELECT EXISTS (SELECT 1 FROM told WHERE author IS NOT NULL) AS by_team)
        WHERE (SELECT count(*) FROM told WHERE author IS NULL) = 1
        AND (SELECT status FROM told ORDER BY id DESC LIMIT 1) NOT IN ('resolved', 'postmortem')
        RETURNING id`,
    )
    .bind(incidentId(record), AUTOMATIC.endedUnderTeam, AUTOMATIC.ended, at)
    .first();
  return idOf(row);
}
