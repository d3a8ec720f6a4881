import * as v from "valibot";
import {
  anyStatus,
  impact,
  type Incident,
  type ShardSelection,
} from "../../app/contract/incident.ts";
import type { Claim } from "./due-deliveries.ts";
import { factColumns, factsOf } from "./incidents.ts";
import { followerRow, type Follower } from "./followers.ts";
import { revisionOf, selectRevision } from "./revisions.ts";

/** Data that the consumer needs to send messages to the followers it has claimed. */

/** An update with its incident, of which it is the only update here. */
export interface ClaimedUpdate {
  incident: Incident;
  /** No later update of the incident exists. */
  isNewest: boolean;
}

/** An automatic update. */
export interface AutomaticUpdate {
  id: number;
  incident: string;
  at: number;
  status: v.InferOutput<typeof anyStatus>;
  impact: v.InferOutput<typeof impact>;
  shards: ShardSelection;
}

export interface ClaimedDeliveries {
  /** By webhook id. */
  followers: Map<string, Follower>;
  /** The boards among them that nobody else posts or edits, by webhook id. */
  boards: Set<string>;
  /** By update id. */
  updates: Map<number, ClaimedUpdate>;
  /** Updates of the uptime record since a time, oldest first. */
  automatic: AutomaticUpdate[];
  /** The revision of the incidents, as they were read. */
  revision: number;
}

const boardRow = v.object({ webhook_id: v.string() });

const updateRow = v.object({
  id: v.number(),
  status: anyStatus,
  text: v.string(),
  by_team: v.number(),
  at: v.number(),
  incident_id: v.string(),
  ...factColumns.entries,
  withdrawn_at: v.nullable(v.number()),
  newest: v.number(),
});

const automaticRow = v.object({
  id: v.number(),
  incident: v.string(),
  at: v.number(),
  status: anyStatus,
  impact,
  shards: factColumns.entries.shards,
});

/** Claims the boards among the claimed followers until a time, and reads their updates. @throws what D1 throws */
export async function readClaimed(
  db: D1Database,
  claims: readonly Claim[],
  { until, now, since }: { until: number; now: number; since: number },
): Promise<ClaimedDeliveries> {
  const webhookIds = JSON.stringify(claims.map(({ webhookId }) => webhookId));
  const updateIds = JSON.stringify([...new Set(claims.map(({ update }) => update))]);
  const [boards, followers, updates, automatic, revision] = await db.batch([
    db
      .prepare(
        `UPDATE followers SET board_claimed_until = ?2
          WHERE webhook_id IN (SELECT value FROM json_each(?1))
          AND style = 'board' AND board_claimed_until <= ?3 RETURNING webhook_id`,
      )
      .bind(webhookIds, until, now),
    db
      .prepare("SELECT * FROM followers WHERE webhook_id IN (SELECT value FROM json_each(?1))")
      .bind(webhookIds),
    db
      .prepare(
        `SELECT updates.id, updates.status, updates.text, updates.author IS NOT NULL AS by_team,
            updates.created_at AS at, incident_id, title, impact, shards, scheduled_for, scheduled_until,
            recorded_at, incidents.created_at, withdrawn_at,
            (SELECT max(id) FROM incident_updates later WHERE later.incident_id = incidents.id) AS newest
          FROM incident_updates updates JOIN incidents ON incidents.id = incident_id
          WHERE updates.id IN (SELECT value FROM json_each(?1))`,
      )
      .bind(updateIds),
    db
      .prepare(
        `SELECT updates.id, incident_id AS incident, updates.created_at AS at, status, impact, shards
          FROM incident_updates updates JOIN incidents ON incidents.id = incident_id
          WHERE author IS NULL AND recorded_at IS NOT NULL AND updates.created_at > ?1
          ORDER BY updates.id`,
      )
      .bind(since),
    selectRevision(db, "incidents"),
  ]);
  const rows = v.parse(v.array(updateRow), updates?.results);
  return {
    followers: new Map(
      v.parse(v.array(followerRow), followers?.results).map((row) => [row.webhook_id, row]),
    ),
    boards: new Set(v.parse(v.array(boardRow), boards?.results).map(({ webhook_id: id }) => id)),
    updates: new Map(rows.map((row) => [row.id, claimedUpdateOf(row)])),
    automatic: v.parse(v.array(automaticRow), automatic?.results),
    revision: revisionOf(revision),
  };
}

function claimedUpdateOf(row: v.InferOutput<typeof updateRow>): ClaimedUpdate {
  const { id, status, text, at, by_team: byTeam } = row;
  const incident: Incident = {
    id: row.incident_id,
    ...factsOf(row),
    ...(row.withdrawn_at !== null && { withdrawnAt: row.withdrawn_at }),
    updates: [{ id, status, text, at, byTeam: byTeam === 1 }],
  };
  return { incident, isNewest: row.newest === id };
}
