import { BotError, type BotApi, type Reading } from "../../app/contract/bot.ts";
import { POLICIES, UNKNOWN_ID_SECONDS, type KeptRead } from "../bot/policy.ts";

/** How long a page may be served, in seconds from now. */
export interface Life {
  /** Served as it is. */
  fresh: number;
  /** Served at once while one refresh runs. */
  keep: number;
}

/** What an old or incomplete answer is kept for: long enough for a crowd, short enough for news. */
const BRIEF = 10;
/** The ages a page shows move in steps of five seconds; a kept one must not be further off. */
const CLOCK_STEP = 5;

/** The bot API as a render uses it, with how long what was read lets the page live. */
export interface Watched {
  bot: BotApi;
  /** Asked after the render. A page that read nothing lives until the next deployment. */
  life: (hasClock: boolean) => Life;
}

export function watched(bot: BotApi): Watched {
  let pending = 0;
  let doubtful = false;
  let fresh = Infinity;
  let keep = Infinity;

  function shorten(seconds: Life): void {
    fresh = Math.min(fresh, seconds.fresh);
    keep = Math.min(keep, seconds.keep);
  }

  function noting<Args extends readonly string[], T>(
    name: KeptRead,
    ask: (...args: Args) => Promise<Reading<T>>,
  ) {
    return async function readAndNote(...args: Args): Promise<Reading<T>> {
      pending++;
      try {
        const reading = await ask(...args);
        const policy = POLICIES[name];
        shorten({ fresh: policy.fresh - reading.age, keep: policy.grace - reading.age });
        return reading;
      } catch (error) {
        const isAnswer = error instanceof BotError && error.kind === "unknown-id";
        if (isAnswer) shorten({ fresh: UNKNOWN_ID_SECONDS, keep: UNKNOWN_ID_SECONDS });
        else doubtful = true;
        throw error;
      } finally {
        pending--;
      }
    };
  }

  // Row by row, so that the type checker asks for a line for every new kept read.
  const kept: Pick<BotApi, KeptRead> = {
    commands: noting("commands", bot.commands),
    history: noting("history", bot.history),
    shards: noting("shards", bot.shards),
    templates: noting("templates", bot.templates),
    team: noting("team", bot.team),
    feedback: noting("feedback", bot.feedback),
    avatars: noting("avatars", bot.avatars),
    avatarsOf: noting("avatarsOf", bot.avatarsOf),
    user: noting("user", bot.user),
  };

  return {
    bot: { ...bot, ...kept },
    life(hasClock) {
      if (hasClock) return { fresh: CLOCK_STEP, keep: CLOCK_STEP };
      // A read nobody waited for left its place on the page empty.
      if (doubtful || pending > 0) return { fresh: BRIEF, keep: BRIEF };
      const enough = Math.max(BRIEF, fresh);
      return { fresh: enough, keep: Math.max(enough, keep) };
    },
  };
}
