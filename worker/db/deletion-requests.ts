import * as v from "valibot";
import { DAY_MS } from "../../app/contract/buckets.ts";
import {
  DELETION_DAYS,
  DELETION_STATES,
  type DeletionQueue,
  type DeletionView,
  type QueuedDeletion,
} from "../../app/contract/appeals.ts";
import { countRows, pageOf, selectPage, type View } from "./view-pages.ts";

/** Requests to delete what the bot keeps of somebody. Times are epoch ms. Every function throws what D1 throws. */

const requestRow = v.object({
  id: v.string(),
  person: v.string(),
  state: v.picklist(DELETION_STATES),
  created_at: v.number(),
  due_at: v.number(),
  changed_at: v.number(),
  closed_by: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  empty_at: v.nullable(v.number()),
});

/** Opens a request that the team sees to within DELETION_DAYS; null where the person has an open one. */
export async function openDeletion(
  db: D1Database,
  { id, person, now }: { id: string; person: string; now: number },
): Promise<{ dueAt: number } | null> {
  const dueAt = now + DELETION_DAYS * DAY_MS;
  const opened = await db
    .prepare(
      `INSERT INTO deletion_requests (id, person, state, created_at, due_at, changed_at, look_at)
        VALUES (?1, ?2, 'open', ?3, ?4, ?3, ?3) ON CONFLICT DO NOTHING RETURNING id`,
    )
    .bind(id, person, now, dueAt)
    .first();
  return opened === null ? null : { dueAt };
}

/** A person's requests, the newest first. */
export async function readOwnDeletions(
  db: D1Database,
  person: string,
  { most }: { most: number },
): Promise<QueuedDeletion[]> {
  const { results } = await db
    .prepare(
      `SELECT * FROM deletion_requests WHERE person = ?1
        ORDER BY created_at DESC, rowid DESC LIMIT ${most}`,
    )
    .bind(person)
    .all();
  return v.parse(v.array(requestRow), results).map(queuedOf);
}

/** Ends an open request: withdrawn by its writer, or closed by a member of the team. Null where it is over. */
export async function endDeletion(
  db: D1Database,
  id: string,
  by: "writer" | { member: string; reason: string },
  now: number,
): Promise<QueuedDeletion | null> {
  const closed = by === "writer" ? null : by;
  const row = await db
    .prepare(
      `UPDATE deletion_requests SET state = ?2, changed_at = ?3, ended_at = ?3, closed_by = ?4, reason = ?5
        WHERE id = ?1 AND ended_at IS NULL RETURNING *`,
    )
    .bind(id, closed ? "closed" : "withdrawn", now, closed?.member ?? null, closed?.reason ?? null)
    .first();
  return row === null ? null : queuedOf(v.parse(requestRow, row));
}

export async function readDeletion(db: D1Database, id: string): Promise<QueuedDeletion | null> {
  const row = await db.prepare("SELECT * FROM deletion_requests WHERE id = ?1").bind(id).first();
  return row === null ? null : queuedOf(v.parse(requestRow, row));
}

/** Reads nothing. Throws where the database lacks the newest migration, as D1 knows no such column. */
export async function probeNewestColumn(db: D1Database): Promise<void> {
  await db.prepare("SELECT empty_looks FROM deletion_requests LIMIT 0").all();
}

const VIEWS = {
  open: { where: "ended_at IS NULL", time: "due_at", isOldestFirst: true },
  ended: { where: "ended_at IS NOT NULL", time: "ended_at", isOldestFirst: false },
} as const satisfies Record<DeletionView, View>;

const timed = v.object({ ...requestRow.entries, cursor_at: v.number() });
const count = v.object({ open: v.number() });

/** A page of the team's list. `after`: the `next` of the page before; anything else is the first page. */
export async function readDeletionQueue(
  db: D1Database,
  { view, after, size }: { view: DeletionView; after: string | null; size: number },
): Promise<DeletionQueue> {
  const [rows, counts] = await db.batch([
    selectPage(db, "deletion_requests", VIEWS[view], { after, size }),
    db.prepare(`SELECT ${countRows("deletion_requests", VIEWS.open)} AS open`),
  ]);
  const { page, next } = pageOf(v.parse(v.array(timed), rows?.results), size);
  return { requests: page.map(queuedOf), next, counts: v.parse(count, counts?.results[0]) };
}

function queuedOf(row: v.InferOutput<typeof requestRow>): QueuedDeletion {
  return {
    id: row.id,
    person: row.person,
    state: row.state,
    at: row.created_at,
    dueAt: row.due_at,
    changedAt: row.changed_at,
    closedBy: row.closed_by,
    reason: row.reason,
    emptyAt: row.empty_at,
  };
}

/** A request whose records are looked at now. */
export interface DueLook {
  id: string;
  person: string;
  /** The first of the looks in a row that found none, and how many those are. */
  emptyAt: number | null;
  emptyLooks: number;
}

const dueRow = v.object({
  id: v.string(),
  person: v.string(),
  empty_at: v.nullable(v.number()),
  empty_looks: v.number(),
});

/** The request whose look is due longest, which is this run's: the next one is at `next`. Null where none is due. */
export async function takeLook(
  db: D1Database,
  { now, next }: { now: number; next: number },
): Promise<DueLook | null> {
  const taken = await db
    .prepare(
      `UPDATE deletion_requests SET look_at = ?2
        WHERE id = (SELECT id FROM deletion_requests WHERE ended_at IS NULL AND look_at <= ?1
          ORDER BY look_at LIMIT 1) RETURNING id, person, empty_at, empty_looks`,
    )
    .bind(now, next)
    .first();
  if (taken === null) return null;
  const { id, person, empty_at: emptyAt, empty_looks: emptyLooks } = v.parse(dueRow, taken);
  return { id, person, emptyAt, emptyLooks };
}

/** Writes what a look has found: records; or none, not often enough yet, or once more, which closes the request. */
export async function saveLook(
  db: D1Database,
  id: string,
  found: { kind: "records" } | { kind: "empty"; next: number } | { kind: "gone" },
  now: number,
): Promise<void> {
  const open = "WHERE id = ?1 AND ended_at IS NULL";
  const statements = {
    records: `UPDATE deletion_requests SET empty_at = NULL, empty_looks = 0 ${open}`,
    empty: `UPDATE deletion_requests
      SET empty_at = coalesce(empty_at, ?2), empty_looks = empty_looks + 1, look_at = ?3 ${open}`,
    gone: `UPDATE deletion_requests SET state = 'closed', changed_at = ?2, ended_at = ?2 ${open}`,
  };
  const values = {
    records: [id],
    empty: [id, now, found.kind === "empty" ? found.next : now],
    gone: [id, now],
  };
  await db
    .prepare(statements[found.kind])
    .bind(...values[found.kind])
    .run();
}
