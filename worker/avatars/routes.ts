import { Hono } from "hono";
import { DAY_MS } from "../../app/contract/buckets.ts";
import { ANSWERS } from "../../app/content/answers.ts";
import { SessionsDown } from "../context/sessions.ts";
import type { EdgeContext, EdgeEnv } from "../context/edge-env.ts";
import { HiddenUnknown, TooManyChanges } from "./hide-list.ts";
import { jsonError, methodNotAllowed } from "../http/json-error.ts";
import { log, reasonOf } from "../logging/log.ts";

/** Hiding one's own avatar history. */
export const avatars = new Hono<EdgeEnv>();

avatars.get("/hidden", async function respondWithHidden(c) {
  return withOwnId(c, async (id) => c.json({ hidden: (await c.get("hideList").ids()).has(id) }));
});
avatars.all("/hidden", methodNotAllowed("GET, HEAD"));

for (const [path, hidden] of [
  ["/hide", true],
  ["/show", false],
] as const) {
  avatars.post(path, async function changeHidden(c) {
    return withOwnId(c, async (id) => {
      await c.get("hideList").set(id, hidden);
      log(hidden ? "avatars.hidden" : "avatars.shown", { requestId: c.get("requestId") });
      return c.json({ hidden });
    });
  });
  avatars.all(path, methodNotAllowed("POST"));
}

/** Acts for the signed-in person: the id comes from the session, never from the request. */
async function withOwnId(
  c: EdgeContext,
  act: (id: string) => Promise<Response>,
): Promise<Response> {
  c.header("Cache-Control", "private, no-store");
  try {
    const session = await c.get("sessions").read(c.req.header("Cookie") ?? null);
    return session ? await act(session.id) : jsonError(c, 401, ANSWERS.notSignedIn);
  } catch (error) {
    if (error instanceof TooManyChanges) {
      log("limit.reached", { requestId: c.get("requestId"), limit: "hiding a day" });
      const seconds = Math.ceil((DAY_MS - (c.get("now")() % DAY_MS)) / 1000);
      return jsonError(c, 429, error.message, { "Retry-After": String(seconds) });
    }
    const cause: unknown = error instanceof SessionsDown ? error.cause : error;
    log("avatars.change_failed", { requestId: c.get("requestId"), reason: reasonOf(cause) });
    const text = error instanceof HiddenUnknown ? error.message : ANSWERS.notSaved;
    return jsonError(c, 503, text, { "Retry-After": "5" });
  }
}
