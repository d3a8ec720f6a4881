import { ANSWERS } from "../../app/content/answers.ts";
import type { EdgeContext } from "../context/edge-env.ts";
import {
  countThisHour,
  EVERYBODY,
  secondsToNextHour,
  type HourlyAction,
} from "../db/hourly-counts.ts";
import { jsonError } from "../http/json-error.ts";
import { log, reasonOf } from "../logging/log.ts";
import { withTimeout } from "../primitives/with-timeout.ts";

/**
 * So often one person may look from one full hour to the next: twice as often around its turn, which costs the bot
 * little. Whoever manages servers looks at several.
 */
const OWN_LOOKS = {
  standing: 6,
  "server-standing": 20,
  data: 6,
  appeal: 6,
  deletion: 6,
} as const;
/**
 * And all together, because each look costs the bot up to a dozen reads. An appeal costs one and has a count of its
 * own, which looks cannot use up; a request for deletion costs none.
 */
const TOGETHER: Record<keyof typeof OWN_LOOKS, HourlyAction | null> = {
  standing: "look",
  "server-standing": "look",
  data: "look",
  appeal: "any-appeal",
  deletion: null,
};
const MOST_TOGETHER = 600;
const COUNT_MS = 1000;

/** Counts a look, an appeal or a request; a 429 response for one too many. A database that cannot count refuses nobody. */
export async function refuseTooManyLooks(
  c: EdgeContext,
  action: keyof typeof OWN_LOOKS,
  person: string,
): Promise<Response | null> {
  const now = c.get("now")();
  const requestId = c.get("requestId");
  const together = TOGETHER[action];
  const counts = [
    { action, person, most: OWN_LOOKS[action], now },
    ...(together ? [{ action: together, person: EVERYBODY, most: MOST_TOGETHER, now }] : []),
  ];
  try {
    for (const count of counts) {
      if (await withTimeout(COUNT_MS, countThisHour(c.get("config").db, count))) continue;
      log("limit.reached", { requestId, limit: `${count.action} an hour` });
      const error = count.person === EVERYBODY ? ANSWERS.tooManyLooksOfAll : ANSWERS.tooManyLooks;
      return jsonError(c, "too_many", error, { retryAfter: secondsToNextHour(now) });
    }
  } catch (error) {
    log("limit.failed", { requestId, limit: `${action} an hour`, reason: reasonOf(error) });
  }
  return null;
}
