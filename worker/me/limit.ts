import { ANSWERS } from "../../app/content/answers.ts";
import type { EdgeContext } from "../context/edge-env.ts";
import { countAction, windowEnd } from "../db/counts.ts";
import { jsonError } from "../http/json-error.ts";
import { log, reasonOf } from "../logging/log.ts";
import { withTimeout } from "../primitives/with-timeout.ts";

const COUNT_MS = 1000;

/** Counts a look or an appeal; a 429 if over the limit. Refuses nobody if it can't count. */
export async function refuseTooMany(
  c: EdgeContext,
  action: "look" | "appeal",
  person: string,
): Promise<Response | null> {
  const now = c.get("now")();
  const noted = { requestId: c.get("requestId"), limit: `${action}s an hour` };
  try {
    const counted = countAction(c.get("config").db, { action, person, now });
    if (await withTimeout(COUNT_MS, counted)) return null;
    log("limit.reached", noted);
    const seconds = Math.max(1, Math.ceil((windowEnd(action, now) - now) / 1000));
    return jsonError(c, "too_many", ANSWERS.tooOften, { retryAfter: seconds });
  } catch (error) {
    log("limit.failed", { ...noted, reason: reasonOf(error) });
    return null;
  }
}
