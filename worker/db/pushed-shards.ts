import * as v from "valibot";
import { shard, type Shard } from "../../app/contract/status.ts";

/** Shards that the bot pushed. Times are epoch ms. All functions throw what D1 throws. */

interface PushedShards {
  /** Each with the time of its push. */
  shards: (Shard & { at: number })[];
  /** Time of the newest push. */
  at: number;
}

const pushed = v.object({
  pushed_at: v.number(),
  json: v.pipe(v.string(), v.parseJson(), v.array(v.object({ ...shard.entries, at: v.number() }))),
});

/** Null before the first push. */
export async function readPushedShards(db: D1Database): Promise<PushedShards | null> {
  const found = await db.prepare("SELECT pushed_at, json FROM pushed_shards").first();
  if (found === null) return null;
  const { json, pushed_at: at } = v.parse(pushed, found);
  return { shards: json, at };
}

/** `isPart` keeps the other shards. One statement, so that parallel processes lose nothing. */
export async function writePushedShards(
  db: D1Database,
  shards: readonly Shard[],
  { isPart, now }: { isPart: boolean; now: number },
): Promise<void> {
  const others = `SELECT value FROM json_each(pushed_shards.json)
    WHERE value ->> 'shard_id' NOT IN (SELECT value ->> 'shard_id' FROM json_each(?2))`;
  const joined = `(SELECT json_group_array(json(value)) FROM (${others} UNION ALL SELECT value FROM json_each(?2)))`;
  await db
    .prepare(
      `INSERT INTO pushed_shards (id, pushed_at, json) VALUES (1, ?1, ?2)
        ON CONFLICT (id) DO UPDATE SET pushed_at = ?1, json = ${isPart ? joined : "?2"}`,
    )
    .bind(now, JSON.stringify(shards.map((one) => Object.assign({}, one, { at: now }))))
    .run();
}
