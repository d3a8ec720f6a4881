import { VERSION, type Owner } from "../bot/cache.ts";

/**
 * One value in KV holds the uptime record and the copy of the shards that every data centre falls back
 * on: `{ bot, shape, value, storedAt, kvAt, record }`. The cron trigger is its only writer.
 */

/** The key of the value in releases whose keys had no owner. */
const OLDEST_KEY = "uptime";

/** The key of the value, which outlives every VERSION and another address of the bot. */
export function uptimeKeyOf({ siteUrl }: Pick<Owner, "siteUrl">): string {
  return `uptime:${siteUrl}`;
}

/** The key of the value up to release 0.1.0, which also named the bot's address. */
export function oldUptimeKeyOf({ siteUrl, botApiUrl }: Owner): string {
  return `uptime:${siteUrl}:${botApiUrl}`;
}

/** The shape of the shards' copy, as the value's key has no version. */
export const SHARDS_SHAPE = VERSION;

/** The value as text; an older release's until this one has written its first sample. */
export async function readUptimeText(kv: KVNamespace, owner: Owner): Promise<string | null> {
  return (
    (await kv.get(uptimeKeyOf(owner))) ??
    (await kv.get(oldUptimeKeyOf(owner))) ??
    kv.get(OLDEST_KEY)
  );
}

/**
 * The value as text, for the copy of the shards in it; null where that is of another bot, as for five minutes after a
 * change of BOT_API_URL, or in another shape. @throws what KV throws, and where the value is no JSON
 */
export async function readShardsCopy(kv: KVNamespace, owner: Owner): Promise<string | null> {
  const text = await readUptimeText(kv, owner);
  const raw: unknown = text && JSON.parse(text);
  if (typeof raw !== "object" || raw === null) return null;
  const isOwn = !("bot" in raw) || raw.bot === owner.botApiUrl;
  const isReadable = !("shape" in raw) || raw.shape === SHARDS_SHAPE;
  return isOwn && isReadable ? text : null;
}
