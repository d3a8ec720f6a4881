import type { PublicBot } from "../contract/bot.ts";
import { within } from "../loaders/within.ts";
import { totalsOf } from "../status/shards/totals.ts";

/** How many servers and users the bot serves. */
export interface LiveTotals {
  servers: number;
  users: number;
}

/** Enough for cached data; the page reads later data again (routes/home.tsx). */
const WAIT_MS = 50;

/**
 * The status page's totals; null if unknown, zero or late. A late read still fills the cache for
 * the next visit. Never rejects.
 */
export async function liveTotals(bot: Pick<PublicBot, "shards">): Promise<LiveTotals | null> {
  const totals = bot.shards().then(
    ({ value }) => {
      const { servers, users } = totalsOf(value);
      return servers > 0 && users > 0 ? { servers, users } : null;
    },
    // Only the status page shows failures.
    () => null,
  );
  return within(WAIT_MS, totals, null);
}
