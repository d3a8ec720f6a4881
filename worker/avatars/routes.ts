import { Hono } from "hono";
import { DAY_MS } from "../../app/contract/buckets.ts";
import { contractSentence } from "../../app/content/error-sentence.ts";
import { ANSWERS } from "../../app/content/answers.ts";
import type { EdgeContext, EdgeEnv } from "../context/edge-env.ts";
import { HiddenUnknown, TooManyChanges } from "./hide-list.ts";
import { jsonError, methodNotAllowed } from "../http/json-error.ts";
import { log, reasonOf } from "../logging/log.ts";
import { requirePerson } from "../me/require-person.ts";

/** Hides one's own avatar history. The id comes from the session, never from the request. */
export const avatars = new Hono<EdgeEnv>();

avatars.get("/hidden", async function respondWithHidden(c) {
  const person = await requirePerson(c, { anyAge: true });
  if (person instanceof Response) return person;
  try {
    return c.json({ hidden: (await c.get("hideList").ids()).has(person.id) });
  } catch (error) {
    // The hide list has logged why.
    if (!(error instanceof HiddenUnknown)) throw error;
    return jsonError(c, "not_ready", contractSentence("not_ready", error.message));
  }
});
avatars.all("/hidden", methodNotAllowed("GET, HEAD"));

for (const [path, hidden] of [
  ["/hide", true],
  ["/show", false],
] as const) {
  avatars.post(path, async function changeHidden(c) {
    const person = await requirePerson(c, { anyAge: true });
    if (person instanceof Response) return person;
    try {
      await c.get("hideList").set(person.id, hidden);
    } catch (error) {
      return respondWithRefusal(c, error);
    }
    log(hidden ? "avatars.hidden" : "avatars.shown", { requestId: c.get("requestId") });
    return c.json({ hidden });
  });
  avatars.all(path, methodNotAllowed("POST"));
}

/** The answer if a change wasn't stored. */
function respondWithRefusal(c: EdgeContext, error: unknown): Response {
  const requestId = c.get("requestId");
  if (error instanceof TooManyChanges) {
    log("limit.reached", { requestId, limit: "hiding a day" });
    const seconds = Math.ceil((DAY_MS - (c.get("now")() % DAY_MS)) / 1000);
    return jsonError(c, "too_many", error.message, { retryAfter: seconds });
  }
  log("avatars.change_failed", { requestId, reason: reasonOf(error) });
  return jsonError(c, "database", ANSWERS.notSaved);
}
