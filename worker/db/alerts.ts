import * as v from "valibot";

/** The table of alarms, with one row per event. Every function throws what D1 throws; times are epoch ms. */

const alertRow = v.object({
  event: v.string(),
  count: v.number(),
  since: v.number(),
  last_at: v.number(),
  told_at: v.nullable(v.number()),
});

export type AlertRow = v.InferOutput<typeof alertRow>;

/** Adds to what is known of each event. `counts`: lines of the log by event. */
export async function addAlerts(
  db: D1Database,
  counts: ReadonlyMap<string, number>,
  now: number,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO alerts (event, count, since, last_at)
        SELECT key, value, ?2, ?2 FROM json_each(?1) WHERE true
        ON CONFLICT (event) DO UPDATE SET count = count + excluded.count, last_at = max(last_at, excluded.last_at)`,
    )
    .bind(JSON.stringify(Object.fromEntries(counts)), now)
    .run();
}

export async function readAlerts(db: D1Database): Promise<AlertRow[]> {
  const { results } = await db.prepare("SELECT * FROM alerts ORDER BY event").all();
  return v.parse(v.array(alertRow), results);
}

/**
 * When followers were last left without news because the chat platform failed for all of them; null for not lately.
 * Stored only where there is a channel to tell.
 */
export async function readUntoldAt(db: D1Database): Promise<number | null> {
  const row = await db
    .prepare("SELECT * FROM alerts WHERE event = 'deliveries.unanswered'")
    .first();
  return row === null ? null : v.parse(alertRow, row).last_at;
}

/** Notes what the channel was told, and forgets what is over; an event that has come again since stays. */
export async function settleAlerts(
  db: D1Database,
  { told, over }: { told: readonly AlertRow[]; over: readonly AlertRow[] },
  now: number,
): Promise<void> {
  const names = (rows: readonly AlertRow[]) => JSON.stringify(rows.map(({ event }) => event));
  const lastAt = Math.max(0, ...over.map(({ last_at: at }) => at));
  await db.batch([
    db
      .prepare("UPDATE alerts SET told_at = ?2 WHERE event IN (SELECT value FROM json_each(?1))")
      .bind(names(told), now),
    db
      .prepare(
        "DELETE FROM alerts WHERE event IN (SELECT value FROM json_each(?1)) AND last_at <= ?2",
      )
      .bind(names(over), lastAt),
  ]);
}
