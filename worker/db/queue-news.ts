import * as v from "valibot";

/** What the staff channel has not heard of. Every function throws what D1 throws. */

/** The ids of open appeals and requests for deletion. */
export interface Untold {
  appeals: readonly string[];
  deletions: readonly string[];
}

/** So many of each are told at a time. */
const MOST_TOLD = 100;

const ids = v.array(v.object({ id: v.string() }));

export async function readUntold(db: D1Database): Promise<Untold> {
  const select = (table: string) =>
    db.prepare(
      `SELECT id FROM ${table} WHERE told = 0 AND ended_at IS NULL ORDER BY created_at LIMIT ${MOST_TOLD}`,
    );
  const [appeals, deletions] = await db.batch([select("appeals"), select("deletion_requests")]);
  const idsOf = (result: D1Result | undefined) => v.parse(ids, result?.results).map(({ id }) => id);
  return { appeals: idsOf(appeals), deletions: idsOf(deletions) };
}

export async function markTold(db: D1Database, { appeals, deletions }: Untold): Promise<void> {
  const mark = (table: string, told: readonly string[]) =>
    db
      .prepare(`UPDATE ${table} SET told = 1 WHERE id IN (SELECT value FROM json_each(?1))`)
      .bind(JSON.stringify(told));
  await db.batch([mark("appeals", appeals), mark("deletion_requests", deletions)]);
}
