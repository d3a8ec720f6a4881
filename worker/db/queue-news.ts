import * as v from "valibot";
import { APPEAL_KINDS } from "../../app/contract/appeals.ts";
import { DAY_MS } from "../../app/contract/buckets.ts";

/**
 * What the staff channel hasn't heard yet. `told` is 1 once it has heard of a row, and 2 once it
 * has heard that a deletion request is due soon. All functions throw what D1 throws.
 */

/** Open appeals and deletion requests. */
export interface QueueNews {
  appeals: readonly Unannounced[];
  deletions: readonly Unannounced[];
  /** Deletion requests due within a week, earliest first. */
  due: readonly (Unannounced & { dueAt: number })[];
}

interface Unannounced {
  id: string;
}

/** Most that one message announces. */
const MOST_TOLD = 100;
const SOON_MS = 7 * DAY_MS;

const untoldRows = v.array(v.object({ id: v.string(), kind: v.picklist(APPEAL_KINDS) }));
const dueRows = v.array(v.object({ id: v.string(), dueAt: v.number() }));

/** `now` in epoch ms. */
export async function readQueueNews(db: D1Database, now: number): Promise<QueueNews> {
  const [untold, due] = await db.batch([
    db.prepare(
      `SELECT id, kind FROM appeals WHERE told = 0 AND ended_at IS NULL ORDER BY created_at LIMIT ${MOST_TOLD}`,
    ),
    db
      .prepare(
        `SELECT id, due_at AS dueAt FROM appeals
          WHERE due_at IS NOT NULL AND told < 2 AND ended_at IS NULL AND due_at <= ?1
          ORDER BY due_at LIMIT ${MOST_TOLD}`,
      )
      .bind(now + SOON_MS),
  ]);
  const { sanction = [], deletion = [] } = Object.groupBy(
    v.parse(untoldRows, untold?.results),
    ({ kind }) => kind,
  );
  return { appeals: sanction, deletions: deletion, due: v.parse(dueRows, due?.results) };
}

export async function markTold(
  db: D1Database,
  { appeals, deletions, due }: QueueNews,
): Promise<void> {
  const mark = (rows: readonly Unannounced[], told: number) =>
    db
      .prepare("UPDATE appeals SET told = ?2 WHERE id IN (SELECT value FROM json_each(?1))")
      .bind(JSON.stringify(rows.map(({ id }) => id)), told);
  await db.batch([mark([...appeals, ...deletions], 1), mark(due, 2)]);
}
