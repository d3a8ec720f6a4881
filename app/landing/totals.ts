import type { PublicBot } from "../contract/bot.ts";
import { within } from "../loaders/within.ts";
import { totalsOf } from "../status/shards/totals.ts";

/** The numbers of servers and users that the bot serves. */
export interface LiveTotals {
  servers: number;
  users: number;
}

/** Enough for cached data; the page does not wait for the bot, and reads what came later again (routes/home.tsx). */
const WAIT_MS = 50;

/**
 * The totals of the status page; null when they are unknown, zero, or not there in time. A read that takes
 * longer still fills the cache for the next visit. Never rejects.
 */
export async function liveTotals(bot: Pick<PublicBot, "shards">): Promise<LiveTotals | null> {
  const totals = bot.shards().then(
    ({ value }) => {
      const { servers, users } = totalsOf(value);
      return servers > 0 && users > 0 ? { servers, users } : null;
    },
    // Failures are shown on the status page only.
    () => null,
  );
  return within(WAIT_MS, totals, null);
}
