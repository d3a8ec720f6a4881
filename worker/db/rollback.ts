import { OPENED } from "./incident-updates.ts";
import { ENDED } from "./automatic-incidents.ts";
import { raiseRevision } from "./revisions.ts";

/** What a rollback to 0.1.0 needs, which knows no column after migration 0002. */

/**
 * What `npm run migrate -- --back` does here before it: 0.1.0 would list again whatever `listed_updates` lacks, and
 * post again what is to be edited or deleted. `now` in epoch ms.
 */
export function rollbackStatements(now: number): string[] {
  return [
    `UPDATE kv_moves SET changed_at = ${now}, written_back_at = ${now}`,
    "INSERT INTO listed_updates (update_id) SELECT id FROM incident_updates WHERE true ON CONFLICT DO NOTHING",
    "UPDATE deliveries SET state = 'failed' WHERE state = 'open' AND task <> 'post'",
  ];
}

const WITHOUT_KEY = `SELECT incident_id FROM incident_updates INDEXED BY incident_updates_without_key
  WHERE key IS NULL`;

/**
 * Fills in what incidents and updates lack that 0.1.0 has written since, as migration 0004 did for those before it.
 * Where there are none it reads one row. @throws what D1 throws
 */
export async function completeOldRows(db: D1Database): Promise<void> {
  if ((await db.prepare(`${WITHOUT_KEY} LIMIT 1`).first()) === null) return;
  await db.batch([
    db.prepare(`UPDATE incidents SET key = id WHERE key IS NULL AND id IN (${WITHOUT_KEY})`),
    db.prepare(
      `UPDATE incidents SET closed_at = (
          SELECT CASE WHEN status IN ('resolved', 'postmortem', 'completed')
            THEN coalesce(incidents.closed_at, created_at) END
          FROM incident_updates WHERE incident_id = incidents.id ORDER BY id DESC LIMIT 1
        ) WHERE id IN (${WITHOUT_KEY})`,
    ),
    db
      .prepare(
        `UPDATE incident_updates SET key = ?1 WHERE key IS NULL AND id =
          (SELECT min(id) FROM incident_updates others WHERE others.incident_id = incident_updates.incident_id)`,
      )
      .bind(OPENED),
    db
      .prepare(
        `UPDATE incident_updates SET key = ?1 WHERE key IS NULL AND author IS NULL AND id = (
            SELECT min(id) FROM incident_updates others WHERE others.incident_id = incident_updates.incident_id
            AND others.author IS NULL AND others.key IS NULL
          ) AND NOT EXISTS (SELECT 1 FROM incident_updates others
            WHERE others.incident_id = incident_updates.incident_id AND others.key = ?1)`,
      )
      .bind(ENDED),
    db.prepare("UPDATE incident_updates SET key = 'update-' || id WHERE key IS NULL"),
    raiseRevision(db, "incidents"),
  ]);
}
