import { isUnknownId, type BotApi } from "../../app/contract/bot.ts";
import { mapReads } from "../bot/map-reads.ts";
import { isCached, POLICIES, UNKNOWN_ID_SECONDS } from "../bot/policy.ts";

/** How long a page may be served, in seconds from now. */
export interface Ttl {
  fresh: number;
  /** Until then it is served at once while one refresh runs. */
  keep: number;
}

/** For a page with old or missing data: long enough to absorb a crowd, short enough to recover soon. */
const SHORT_SECONDS = 10;
/** For a page with incidents, which come from no read of the bot API. */
const INCIDENT_SECONDS = 5;

export interface TtlTracker {
  /** The bot API for the render. */
  bot: BotApi;
  /** To be called after the render. A page that read nothing lives until the next deployment. */
  ttl: (hasIncidents: boolean) => Ttl;
}

/** Derives the time to live of a page from the reads of its render. */
export function trackTtl(bot: BotApi): TtlTracker {
  let pending = 0;
  let hasFailed = false;
  let fresh = Infinity;
  let keep = Infinity;

  const tracked = mapReads(bot, (name, read) => {
    if (!isCached(name)) return read;
    return async function readAndTrack(...args) {
      pending++;
      try {
        const reading = await read(...args);
        fresh = Math.min(fresh, POLICIES[name].fresh - reading.age);
        keep = Math.min(keep, POLICIES[name].grace - reading.age);
        return reading;
      } catch (error) {
        if (isUnknownId(error)) {
          fresh = Math.min(fresh, UNKNOWN_ID_SECONDS);
          keep = Math.min(keep, UNKNOWN_ID_SECONDS);
        } else hasFailed = true;
        throw error;
      } finally {
        pending--;
      }
    };
  });

  return {
    bot: tracked,
    ttl(hasIncidents) {
      if (hasIncidents) return { fresh: INCIDENT_SECONDS, keep: INCIDENT_SECONDS };
      // A pending read means an incomplete page: short TTL.
      if (hasFailed || pending > 0) return { fresh: SHORT_SECONDS, keep: SHORT_SECONDS };
      const atLeast = Math.max(SHORT_SECONDS, fresh);
      return { fresh: atLeast, keep: Math.max(atLeast, keep) };
    },
  };
}
