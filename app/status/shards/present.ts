import type { PublicBot, Reading } from "../../contract/bot.ts";
import type { Shard } from "../../contract/status.ts";
import { within } from "../../loaders/within.ts";

/** How long to wait (ms) for shards younger than a minute, if older ones can be shown. */
const WAIT_MS = 1_000;

/**
 * The shards for 'is it up now?': the new answer if the copy is older than a minute and it comes in
 * time. Pages, badge and JSON all use this, so they agree. @throws BotError without a copy
 */
export async function presentShards(bot: Pick<PublicBot, "shards">): Promise<Reading<Shard[]>> {
  const copy = await bot.shards();
  if (!copy.next) return copy;
  // A failed refresh is logged where it is made.
  const next = copy.next().catch(() => copy);
  return within(WAIT_MS, next, copy);
}
