import { AUTOMATIC } from "../../app/content/status/incidents.ts";
import type { Incident } from "../../app/contract/incident.ts";
import type { Outage } from "../../app/contract/uptime.ts";
import { outageDetail, outageTitle } from "../../app/incidents/outage.ts";
import { factsOf, shardsOf } from "../../app/incidents/view.ts";
import { OPENED, writeUpdate, type Written } from "./incident-updates.ts";
import { createIncident } from "./incidents.ts";
import { raiseRevision } from "./revisions.ts";

/**
 * Outages of the uptime record get updates like the incidents that a person opens. Each function may run twice,
 * and at the same time as the team writes. `at` dates the update, epoch ms. They throw what D1 throws.
 */

/** The key of the update by which the record ends its incident. */
export const ENDED = "ended";

/** Adds an outage with its first update. */
export async function openAutomaticIncident(
  db: D1Database,
  outage: Outage,
  at: number,
  also: readonly D1PreparedStatement[] = [],
): Promise<Written> {
  const facts = factsOf(outage);
  const { update } = await createIncident(
    db,
    {
      ...facts,
      key: facts.id,
      scheduledFor: null,
      scheduledUntil: null,
      recordedAt: outage.start,
      createdAt: at,
      first: { status: "investigating", text: textOf(outage), author: null, at },
    },
    also,
  );
  return update;
}

/** Whether the record has new facts about the outage that the incident lacks, and may add them. */
export function hasGrown({ shards, updates, editedAt }: Incident, outage: Outage): boolean {
  const [first] = updates;
  const isOurs = editedAt === undefined && !updates.some(({ byTeam }) => byTeam);
  return (
    (isOurs && JSON.stringify(shards) !== JSON.stringify(shardsOf(outage))) ||
    (first !== undefined && first.editedAt === undefined && first.text !== textOf(outage))
  );
}

/**
 * Widens an incident of the record that has come to concern other shards, until a person has written in it, corrected
 * or withdrawn it, and has its first update say so. `also` stands directly behind the statement that widens it.
 */
export async function growAutomaticIncident(
  db: D1Database,
  outage: Outage,
  also: readonly D1PreparedStatement[] = [],
): Promise<void> {
  const { id, title, impact, shards } = factsOf(outage);
  await db.batch([
    db
      .prepare(
        `UPDATE incident_updates SET text = ?2
          WHERE author IS NULL AND edited_at IS NULL AND incident_id = ?1 AND key = ?3
          AND (SELECT withdrawn_at FROM incidents WHERE id = ?1) IS NULL`,
      )
      .bind(id, textOf(outage), OPENED),
    db
      .prepare(
        `UPDATE incidents SET title = ?2, impact = ?3, shards = ?4
          WHERE id = ?1 AND shards <> ?4 AND edited_at IS NULL AND withdrawn_at IS NULL AND NOT EXISTS
            (SELECT 1 FROM incident_updates WHERE incident_id = ?1 AND author IS NOT NULL)`,
      )
      .bind(id, title, impact, JSON.stringify(shards)),
    ...also,
    raiseRevision(db, "incidents"),
  ]);
}

function textOf(outage: Outage): string {
  return `${[outageTitle(outage), outageDetail(outage)].filter(Boolean).join(". ")}.`;
}

/**
 * Adds that an outage has ended; null where the team has ended it before. Once a person has written, only a person
 * resolves it, so the record then merely says what it sees.
 */
export async function endAutomaticIncident(
  db: D1Database,
  incidentId: string,
  at: number,
  also: readonly D1PreparedStatement[] = [],
): Promise<Written | null> {
  const insert = db
    .prepare(
      `INSERT INTO incident_updates (incident_id, key, status, text, created_at)
        SELECT ?1, ?5, iif(by_team, 'monitoring', 'resolved'), iif(by_team, ?2, ?3), ?4
        FROM (SELECT EXISTS
          (SELECT 1 FROM incident_updates WHERE incident_id = ?1 AND author IS NOT NULL) AS by_team)
        WHERE (SELECT closed_at IS NULL AND withdrawn_at IS NULL FROM incidents WHERE id = ?1)
        ON CONFLICT DO NOTHING RETURNING id`,
    )
    .bind(incidentId, AUTOMATIC.endedUnderTeam, AUTOMATIC.ended, at, ENDED);
  return writeUpdate(db, { incidentId, key: ENDED }, [insert, ...also]);
}
