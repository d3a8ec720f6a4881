import { Hono, type Context } from "hono";
import { SessionsDown } from "./auth/sessions.ts";
import type { EdgeEnv } from "./edge.ts";
import { HiddenUnknown, TooSoon } from "./hide-list.ts";
import { log, reasonOf } from "./log.ts";

/** Hiding one's own avatar history: GET /api/own-avatars/hidden, POST /api/own-avatars/hide and /show. */
export const avatars = new Hono<EdgeEnv>();

avatars.get("/api/own-avatars/hidden", async function tellHidden(c) {
  return asOneself(c, async (id) => c.json({ hidden: (await c.get("hideList").ids()).has(id) }));
});

for (const [path, hidden] of [
  ["/api/own-avatars/hide", true],
  ["/api/own-avatars/show", false],
] as const) {
  avatars.post(path, async function changeHidden(c) {
    return asOneself(c, async (id) => {
      await c.get("hideList").set(id, hidden);
      log(hidden ? "avatars.hidden" : "avatars.shown", { requestId: c.get("requestId") });
      return c.json({ hidden });
    });
  });
}

for (const [path, allow] of [
  ["/api/own-avatars/hidden", "GET, HEAD"],
  ["/api/own-avatars/hide", "POST"],
  ["/api/own-avatars/show", "POST"],
] as const) {
  avatars.all(path, (c) => refuse(c, 405, "Method not allowed", { Allow: allow }));
}

/** Acts for the signed-in person and for nobody else: whose history it is never comes from the request. */
async function asOneself(
  c: Context<EdgeEnv>,
  act: (id: string) => Promise<Response>,
): Promise<Response> {
  c.header("Cache-Control", "private, no-store");
  try {
    const session = await c.get("sessions").read(c.req.header("Cookie") ?? null);
    return session ? await act(session.id) : refuse(c, 401, "Not signed in");
  } catch (error) {
    if (error instanceof TooSoon) return refuse(c, 429, error.message, { "Retry-After": "2" });
    const cause: unknown = error instanceof SessionsDown ? error.cause : error;
    log("avatars.change_failed", { requestId: c.get("requestId"), reason: reasonOf(cause) });
    const words = error instanceof HiddenUnknown ? error.message : "The change could not be saved";
    return refuse(c, 503, words, { "Retry-After": "5" });
  }
}

function refuse(
  c: Context<EdgeEnv>,
  status: 401 | 405 | 429 | 503,
  error: string,
  headers: Record<string, string> = {},
): Response {
  return c.json({ error, requestId: c.get("requestId") }, status, headers);
}
