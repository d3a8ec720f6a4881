import { sourceOf } from "../../app/content/reads.ts";
import { isUnknownId, type BotApi } from "../../app/contract/bot.ts";
import { mapReads } from "../bot/map-reads.ts";
import { isCached, policyOf, UNKNOWN_ID_SECONDS } from "../bot/policy.ts";

/** How long a page may serve, in seconds from now. */
export interface Ttl {
  fresh: number;
  /** Until then it serves during a refresh. */
  keep: number;
}

/** For pages with old or missing data: absorbs a crowd, recovers soon. */
const SHORT_SECONDS = 10;
/** For pages with incidents, which aren't reads of the bot API. */
const INCIDENT_SECONDS = 5;

export interface TtlTracker {
  /** For the render. */
  bot: BotApi;
  /** Call after the render. A page without reads lives until the next deployment. */
  ttl: (hasIncidents: boolean) => Ttl;
}

/** Derives a page's lifetime from its render's reads. */
export function trackTtl(bot: BotApi): TtlTracker {
  let pending = 0;
  let hasFailed = false;
  let fresh = Infinity;
  let keep = Infinity;

  const tracked = mapReads(bot, (name, read) => {
    if (!isCached(name)) return read;
    const policy = policyOf(name, sourceOf(name));
    return async function readAndTrack(...args) {
      pending++;
      try {
        const reading = await read(...args);
        fresh = Math.min(fresh, policy.fresh - reading.age);
        keep = Math.min(keep, policy.grace - reading.age);
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
      // A pending read means an incomplete page.
      if (hasFailed || pending > 0) return { fresh: SHORT_SECONDS, keep: SHORT_SECONDS };
      const atLeast = Math.max(SHORT_SECONDS, fresh);
      return { fresh: atLeast, keep: Math.max(atLeast, keep) };
    },
  };
}
