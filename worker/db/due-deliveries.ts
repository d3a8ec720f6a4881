import * as v from "valibot";
import { DAY_MS } from "../../app/contract/buckets.ts";
import { anyStatus, type Incident } from "../../app/contract/incident.ts";
import { followerRow, type Follower } from "./followers.ts";
import { OPENED } from "./incident-updates.ts";
import { factColumns, factsOf } from "./incidents.ts";

/** Which deliveries are due, and for whom. Times are epoch ms. Throws what D1 throws. */

/** Longer than any call to the platform: the worker of an older claim has ended. */
export const CLAIM_MS = 30_000;
/** Due rows considered for each gravity; a follower may have several. */
const MOST_CANDIDATES = 60;
/** Calls after a pause: two, as one refused channel says nothing about others. */
const CALLS_AFTER_PAUSE = 2;

const claimedRow = v.object({
  webhook_id: v.string(),
  update_id: v.number(),
  task: v.picklist(["post", "withdraw"]),
  attempts: v.number(),
  held: v.number(),
});

/** A follower reserved for this consumer for CLAIM_MS, with its oldest due delivery. */
export interface Claim {
  webhookId: string;
  update: number;
  task: "post" | "withdraw";
  attempts: number;
  /** It was held for an hour without changes (flapping.ts). */
  wasHeld: boolean;
}

export interface DueTimes {
  /** When the next delivery is due; null for none. */
  nextAt: number | null;
  /** When the pause that the platform asked for ends; null for none. */
  pausedUntil: number | null;
}

export interface Claims extends DueTimes {
  claims: Claim[];
  /** When the claims expire. */
  until: number;
}

const dueOfGravity = (gravity: number) =>
  `SELECT * FROM (SELECT webhook_id, gravity, not_before FROM deliveries INDEXED BY deliveries_due
    WHERE state = 'open' AND gravity = ${gravity} AND not_before <= ?1
    ORDER BY not_before LIMIT ${MOST_CANDIDATES})`;

const nextOfGravity = (gravity: number) =>
  `SELECT (SELECT min(not_before) FROM deliveries INDEXED BY deliveries_due
    WHERE state = 'open' AND gravity = ${gravity}) AS at`;

const GRAVITIES = [3, 2, 1, 0];

/** Reads one row for each gravity. */
export function selectDueTimes(db: D1Database): D1PreparedStatement {
  return db.prepare(
    `SELECT (SELECT min(at) FROM (${GRAVITIES.map(nextOfGravity).join(" UNION ALL ")})) AS next_at,
      (SELECT until FROM deliveries_pause) AS paused_until`,
  );
}

const dueTimesRow = v.object({
  next_at: v.nullable(v.number()),
  paused_until: v.nullable(v.number()),
});

export async function readDueTimes(db: D1Database): Promise<DueTimes> {
  return dueTimesOf(await selectDueTimes(db).first());
}

/** Deliveries that finally failed after `since` (epoch ms), up to `most`. */
export async function countFailed(
  db: D1Database,
  { since, most }: { since: number; most: number },
): Promise<number> {
  const { results } = await db
    .prepare(`SELECT 1 FROM deliveries WHERE failed_at > ?1 LIMIT ${most}`)
    .bind(since)
    .all();
  return results.length;
}

export function dueTimesOf(row: unknown): DueTimes {
  const { next_at: nextAt, paused_until: pausedUntil } = v.parse(dueTimesRow, row);
  return { nextAt, pausedUntil };
}

/**
 * Claims due followers, gravest updates first: none during a pause of the platform, two after it.
 */
export async function claimDue(
  db: D1Database,
  { limit, now }: { limit: number; now: number },
): Promise<Claims> {
  const until = now + CLAIM_MS;
  const [claimed, next] = await db.batch([
    db
      .prepare(
        `WITH due AS MATERIALIZED (
            SELECT webhook_id FROM (${GRAVITIES.map(dueOfGravity).join(" UNION ALL ")})
            GROUP BY webhook_id ORDER BY max(gravity) DESC, min(not_before), webhook_id
            LIMIT (SELECT CASE WHEN max(until) IS NULL THEN ?3
                WHEN max(until) <= ?1 THEN ${CALLS_AFTER_PAUSE} ELSE 0 END
              FROM deliveries_pause)
          )
          UPDATE deliveries INDEXED BY deliveries_of_follower SET not_before = ?2
          WHERE state = 'open' AND (held = 0 OR not_before <= ?1)
          AND webhook_id IN (SELECT webhook_id FROM due)
          RETURNING webhook_id, update_id, task, attempts, held`,
      )
      .bind(now, until, limit),
    selectDueTimes(db),
  ]);
  const rows = v.parse(v.array(claimedRow), claimed?.results);
  rows.sort((a, b) => a.update_id - b.update_id);
  const oldest = new Map<string, Claim>();
  for (const { webhook_id: webhookId, update_id: update, task, attempts, held } of rows) {
    if (oldest.has(webhookId)) continue;
    oldest.set(webhookId, { webhookId, update, task, attempts, wasHeld: held === 1 });
  }
  return { claims: [...oldest.values()], until, ...dueTimesOf(next?.results[0]) };
}

/** An update with its incident, without other updates. */
export interface ClaimedUpdate {
  incident: Incident;
  /** The incident has no later update. */
  isNewest: boolean;
}

/** A follower's message, sent or due, about the machine's incident. */
export interface MachineDelivery {
  /** Update id. */
  update: number;
  incident: string;
  /** The machine wrote the update. */
  isAutomatic: boolean;
  /** It opened the incident. */
  isStart: boolean;
  /** 0 to 3, by the incident's impact at listing. */
  gravity: number;
  /** The channel may have it: a try got no answer. */
  isTried: boolean;
  sentAt: number | null;
}

export interface ClaimedDeliveries {
  /** By webhook id. */
  followers: Map<string, Follower>;
  /** By update id. */
  updates: Map<number, ClaimedUpdate>;
  /** The last day's deliveries about the machine's incidents, by webhook id. */
  machine: Map<string, MachineDelivery[]>;
}

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

const machineRow = v.object({
  webhook_id: v.string(),
  update_id: v.number(),
  incident_id: v.string(),
  is_automatic: v.number(),
  is_start: v.number(),
  state: v.picklist(["open", "sent", "failed"]),
  attempts: v.number(),
  gravity: v.number(),
  sent_at: v.nullable(v.number()),
});

/** Reads what is needed to send to claimed followers. */
export async function readClaimed(
  db: D1Database,
  claims: readonly Claim[],
  now: number,
): Promise<ClaimedDeliveries> {
  const webhookIds = JSON.stringify(claims.map(({ webhookId }) => webhookId));
  const updateIds = JSON.stringify([...new Set(claims.map(({ update }) => update))]);
  const [followers, updates, machine] = await db.batch([
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
        `SELECT webhook_id, update_id, incident_id, author IS NULL AS is_automatic,
            updates.key = ?3 AS is_start, state, attempts, gravity, sent_at
          FROM incident_updates updates INDEXED BY incident_updates_by_time
          CROSS JOIN incidents ON incidents.id = incident_id AND recorded_at IS NOT NULL
          CROSS JOIN json_each(?1) claimed
          CROSS JOIN deliveries
          ON webhook_id = claimed.value AND update_id = updates.id AND task = 'post'
          WHERE updates.created_at > ?2`,
      )
      .bind(webhookIds, now - DAY_MS, OPENED),
  ]);
  const rows = v.parse(v.array(updateRow), updates?.results);
  return {
    followers: new Map(
      v.parse(v.array(followerRow), followers?.results).map((row) => [row.webhook_id, row]),
    ),
    updates: new Map(rows.map((row) => [row.id, claimedUpdateOf(row)])),
    machine: machineOf(v.parse(v.array(machineRow), machine?.results)),
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

function machineOf(rows: readonly v.InferOutput<typeof machineRow>[]) {
  const byWebhook = new Map<string, MachineDelivery[]>();
  for (const row of rows) {
    const own = byWebhook.get(row.webhook_id) ?? [];
    byWebhook.set(row.webhook_id, own);
    own.push({
      update: row.update_id,
      incident: row.incident_id,
      isAutomatic: row.is_automatic === 1,
      isStart: row.is_start === 1,
      gravity: row.gravity,
      sentAt: row.sent_at,
      isTried: row.state === "sent" || row.attempts > 0,
    });
  }
  return byWebhook;
}
