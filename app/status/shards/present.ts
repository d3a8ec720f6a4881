import type { PublicBot, Reading } from "../../contract/bot.ts";
import type { Shard } from "../../contract/status.ts";
import { within } from "../../loaders/within.ts";

/** How long a visitor waits for shards that are no older than a minute, in ms, while there are older ones to show. */
const WAIT_MS = 1_000;

/**
 * The shards for an answer to 'is it up now?': where the copy is past its minute the new answer, if it comes in
 * time. Pages, badge and JSON all read them here, so that they agree. @throws BotError without a copy
 */
export async function presentShards(bot: Pick<PublicBot, "shards">): Promise<Reading<Shard[]>> {
  const copy = await bot.shards();
  if (!copy.next) return copy;
  // A refresh that fails is logged where it is made.
  const next = copy.next().catch(() => copy);
  return within(WAIT_MS, next, copy);
}
