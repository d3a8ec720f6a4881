import type { PublicBot } from "../contract/bot.ts";
import { totalsOf } from "../status/shards/totals.ts";

/** How many servers and users the bot looks after. */
export interface LiveTotals {
  servers: number;
  users: number;
}

/** Kept copies answer within this; the page waits for nothing slower. */
const WAIT_MS = 50;

/**
 * The totals as the status tiles show them; null when they are unknown, nothing, or not there within
 * 50 ms. A read that takes longer lands in the cache, where the next visit finds it. Never rejects.
 */
export async function liveTotals(bot: Pick<PublicBot, "shards">): Promise<LiveTotals | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS, null);
  });
  const known = bot.shards().then(
    ({ value }) => {
      const { servers, users } = totalsOf(value);
      return servers > 0 && users > 0 ? { servers, users } : null;
    },
    // The landing page says nothing about a bot that does not answer; the status page does.
    () => null,
  );
  try {
    return await Promise.race([known, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
