import { AUTOMATIC } from "../../app/content/status/incidents.ts";
import type { Outage } from "../../app/contract/incident.ts";
import { outageDetail, outageTitle } from "../../app/incidents/outage.ts";
import { factsOf } from "../../app/incidents/view.ts";
import { deriveClosing, OPENED } from "./incident-updates.ts";
import { openingStatements } from "./new-incidents.ts";

/**
 * The statements by which the machine opens, widens and ends its incident. Each may run twice, and at the same time as
 * the team writes. `list` belongs directly behind what it lists. `at` dates the update, epoch ms.
 */

/** The key of the update by which the machine ends its incident. */
const ENDED = "ended";

export function openMeasured(
  db: D1Database,
  outage: Outage,
  { at, list }: { at: number; list: readonly D1PreparedStatement[] },
): D1PreparedStatement[] {
  const facts = factsOf(outage);
  const row = {
    ...facts,
    key: facts.id,
    scheduledFor: null,
    scheduledUntil: null,
    createdAt: at,
    first: { status: "investigating", text: textOf(outage), author: null, at },
    outage,
  } as const;
  return [...openingStatements(db, row), ...list];
}

/** Nobody of the team has written in it, corrected or withdrawn it. */
const IS_OURS = `edited_at IS NULL AND withdrawn_at IS NULL AND NOT EXISTS
  (SELECT 1 FROM incident_updates WHERE incident_id = ?1 AND author IS NOT NULL)`;

/** Keeps what the samples measure, and widens the incident by it until a person has written in it. */
export function measure(
  db: D1Database,
  outage: Outage,
  { at, list }: { at: number; list: readonly D1PreparedStatement[] },
): D1PreparedStatement[] {
  const { id, title, impact, shards } = factsOf(outage);
  return [
    keepMeasured(db, id, outage),
    db
      .prepare(
        `UPDATE incident_updates SET text = ?2 WHERE incident_id = ?1 AND key = ?3 AND edited_at IS NULL
          AND EXISTS (SELECT 1 FROM incidents WHERE id = ?1 AND ${IS_OURS})`,
      )
      .bind(id, textOf(outage), OPENED),
    db
      .prepare(
        `UPDATE incidents SET title = ?2, impact = ?3, shards = ?4, changed_at = ?5
          WHERE id = ?1 AND (title, impact, shards) <> (?2, ?3, ?4) AND ${IS_OURS}`,
      )
      .bind(id, title, impact, JSON.stringify(shards), at),
    ...list,
  ];
}

/**
 * Ends it: once a person has written, only a person resolves it, so the machine then merely says what it sees; and
 * nothing where the team has ended or withdrawn it before.
 */
export function endMeasured(
  db: D1Database,
  outage: Outage,
  { at, list }: { at: number; list: readonly D1PreparedStatement[] },
): D1PreparedStatement[] {
  const { id } = factsOf(outage);
  return [
    keepMeasured(db, id, outage),
    db
      .prepare(
        `INSERT INTO incident_updates (incident_id, key, status, text, created_at)
          SELECT ?1, ?5, iif(by_team, 'monitoring', 'resolved'), iif(by_team, ?2, ?3), ?4
          FROM (SELECT EXISTS
            (SELECT 1 FROM incident_updates WHERE incident_id = ?1 AND author IS NOT NULL) AS by_team)
          WHERE (SELECT closed_at IS NULL AND withdrawn_at IS NULL FROM incidents WHERE id = ?1)
          ON CONFLICT DO NOTHING`,
      )
      .bind(id, AUTOMATIC.endedUnderTeam, AUTOMATIC.ended, at, ENDED),
    ...list,
    deriveClosing(db, id),
  ];
}

function keepMeasured(db: D1Database, id: string, outage: Outage): D1PreparedStatement {
  const { end, worst, missing, silent } = outage;
  return db
    .prepare(
      `UPDATE incidents SET measured_until = ?2, worst_ready = ?3, worst_total = ?4, missing = ?5, silent = ?6
        WHERE id = ?1 AND measured_until IS NULL`,
    )
    .bind(id, end, worst?.[0] ?? null, worst?.[1] ?? null, JSON.stringify(missing), silent);
}

function textOf(outage: Outage): string {
  return `${[outageTitle(outage), outageDetail(outage)].filter(Boolean).join(". ")}.`;
}
