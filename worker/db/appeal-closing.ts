import * as v from "valibot";
import { DAY_MS } from "../../app/contract/buckets.ts";
import { APPEAL_DAYS } from "../../app/contract/retention.ts";
import type { ListId } from "../../app/contract/lists.ts";
import { appealRow } from "./appeals.ts";

/** How accepted appeals end, and all are deleted. Times are epoch ms. Every function throws what D1 throws. */

/** A list is read for its accepted appeals no more often than this. */
export const READING_MS = 15 * 60_000;
/** So many appeals of a list are compared with one reading; the others with later ones. */
const MOST_COMPARED = 50;
/** Most rows that a run of the cron deletes or ends. */
const MOST_ENDED = 200;

const readingRow = v.object({
  list: appealRow.entries.list,
  read_at: v.nullable(v.number()),
  rows: v.nullable(v.number()),
  doubted_at: v.nullable(v.number()),
  doubts: v.nullable(v.number()),
});

/** What earlier readings of a list have come to. */
export interface ListMemory {
  /** Rows at the last reading that is trusted. */
  rows: number | null;
  /** Since when the list is empty or much smaller, and in how many readings. */
  doubtedAt: number | null;
  doubts: number;
}

/**
 * The list with accepted appeals that was read longest ago, which is this run's from now on; null where none is due, or
 * another run has just taken it.
 */
export async function takeList(
  db: D1Database,
  { lists, now }: { lists: readonly ListId[]; now: number },
): Promise<(ListMemory & { list: ListId }) | null> {
  const found = await db
    .prepare(
      `SELECT value AS list, read_at, rows, doubted_at, doubts FROM json_each(?1)
        LEFT JOIN list_readings ON list_readings.list = value
        WHERE EXISTS (SELECT 1 FROM appeals WHERE state = 'waiting' AND appeals.list = value)
        AND coalesce(read_at, 0) <= ?2 ORDER BY coalesce(read_at, 0) LIMIT 1`,
    )
    .bind(JSON.stringify(lists), now - READING_MS)
    .first();
  if (found === null) return null;
  const { list, read_at: readAt, rows, ...row } = v.parse(readingRow, found);
  const taken = await db
    .prepare(
      `INSERT INTO list_readings (list, read_at) VALUES (?1, ?2)
        ON CONFLICT DO UPDATE SET read_at = excluded.read_at WHERE list_readings.read_at IS ?3
        RETURNING list`,
    )
    .bind(list, now, readAt)
    .first();
  return taken && { list, rows, doubtedAt: row.doubted_at, doubts: row.doubts ?? 0 };
}

/** Notes how many rows a list had when somebody appealed: later readings are compared with no fewer. */
export async function noteRows(db: D1Database, list: ListId, rows: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO list_readings (list, rows) VALUES (?1, ?2)
        ON CONFLICT DO UPDATE SET rows = excluded.rows
        WHERE list_readings.rows IS NULL OR list_readings.rows < excluded.rows`,
    )
    .bind(list, rows)
    .run();
}

const waitingRow = v.object({
  id: v.string(),
  subject: v.string(),
  target: v.nullable(v.string()),
  rows: appealRow.entries.rows,
  gone_at: v.nullable(v.number()),
  gone_readings: v.number(),
  gone_doubted: v.number(),
});

/** An accepted appeal whose entry still stood at the last reading, or has been gone since. */
export type WaitingRow = v.InferOutput<typeof waitingRow>;

/** The accepted appeals of a list that were compared longest ago. */
export async function readWaiting(db: D1Database, list: ListId): Promise<WaitingRow[]> {
  const { results } = await db
    .prepare(
      `SELECT id, subject, target, rows, gone_at, gone_readings, gone_doubted FROM appeals
        WHERE state = 'waiting' AND list = ?1 ORDER BY looked_at LIMIT ${MOST_COMPARED}`,
    )
    .bind(list)
    .all();
  return v.parse(v.array(waitingRow), results);
}

/** What a reading says of each appeal, by their ids. */
export interface Comparison {
  there: string[];
  gone: string[];
  /** Gone in enough readings. */
  closed: string[];
}

/** Writes what a reading at `now` has come to, in one batch. */
export async function saveReading(
  db: D1Database,
  { list, rows, doubtedAt, doubts }: ListMemory & { list: ListId },
  { there, gone, closed }: Comparison,
  now: number,
): Promise<void> {
  // The plus keeps to the ids: the index by state would lead through all that wait.
  const change = (set: string) =>
    db.prepare(
      `UPDATE appeals SET ${set} WHERE id IN (SELECT value FROM json_each(?1)) AND +state = 'waiting'`,
    );
  await db.batch([
    db
      .prepare("UPDATE list_readings SET rows = ?2, doubted_at = ?3, doubts = ?4 WHERE list = ?1")
      .bind(list, rows, doubtedAt, doubts),
    change("looked_at = ?2, gone_at = NULL, gone_readings = 0, gone_doubted = 0").bind(
      JSON.stringify(there),
      now,
    ),
    change(
      `looked_at = ?2, gone_at = coalesce(gone_at, ?2), gone_readings = gone_readings + 1,
        gone_doubted = max(gone_doubted, ?3)`,
    ).bind(JSON.stringify(gone), now, doubts > 0 ? 1 : 0),
    change("looked_at = ?2, state = 'closed', changed_at = ?2, ended_at = ?2").bind(
      JSON.stringify(closed),
      now,
    ),
  ]);
}

/**
 * Closes the appeals, in whatever state, whose sanctions have ended by themselves as they were when somebody appealed.
 * Accepted ones are left to the list: the bot may have prolonged what it had.
 */
export async function closeEnded(db: D1Database, now: number): Promise<void> {
  await db
    .prepare(
      `UPDATE appeals SET state = 'closed', changed_at = ?1, ended_at = coalesce(ended_at, ?1)
        WHERE id IN (SELECT id FROM appeals WHERE until IS NOT NULL AND state <> 'closed' AND until <= ?1
          AND state <> 'waiting' ORDER BY until LIMIT ${MOST_ENDED})`,
    )
    .bind(now)
    .run();
}

/** Deletes appeals and requests APPEAL_DAYS after their end. */
export async function deleteOldAppeals(db: D1Database, now: number): Promise<void> {
  const before = now - APPEAL_DAYS * DAY_MS;
  const remove = (table: string) =>
    db
      .prepare(
        `DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table}
          WHERE ended_at IS NOT NULL AND ended_at < ?1 ORDER BY ended_at LIMIT ${MOST_ENDED})`,
      )
      .bind(before);
  await db.batch([remove("appeals"), remove("deletion_requests")]);
}
