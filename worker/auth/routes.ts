import { Hono } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import * as v from "valibot";
import { within } from "../../app/content/addresses.ts";
import { ERRORS } from "../../app/content/errors.ts";
import type { Viewer } from "../../app/contract/person.ts";
import type { EdgeContext, EdgeEnv } from "../context/edge-env.ts";
import { countAction } from "../db/counts.ts";
import { jsonError, methodNotAllowed } from "../http/json-error.ts";
import { prefixOfOrigin } from "../http/language-prefix.ts";
import { log, reasonOf } from "../logging/log.ts";
import { withTimeout } from "../primitives/with-timeout.ts";
import { createAttemptCookie } from "./attempt.ts";
import { readCallback } from "./callback.ts";
import { createDiscord, isCodeRefused, refusalOf, type Person } from "./discord.ts";
import { cancelledPath, safeReturnPath } from "./return-path.ts";
import { SESSION_SECONDS, SessionsDown } from "../context/sessions.ts";
import { withToken } from "./with-token.ts";

/** Readable by scripts: without it the page does not request /me. It proves nothing. */
const HINT = { name: "hint", prefix: "host", secure: true, sameSite: "Lax", path: "/" } as const;
/** A sign-in ends on the page it began on. */
const attemptCookie = createAttemptCookie("oauth", v.object({ returnTo: v.string() }));
const COUNT_MS = 1000;

/** Sign-in, session and logout. */
export const auth = new Hono<EdgeEnv>();

auth.get("/discord", async function beginSignIn(c) {
  const config = c.get("config");
  const { url, state, verifier } = createDiscord(config).begin(prefixOfOrigin(c));
  const returnTo = safeReturnPath(c.req.query("returnTo"), config.siteUrl);
  await attemptCookie.begin(c, { state, verifier, returnTo });
  return redirect(c, url.href);
});

auth.get("/discord/callback", async function finishSignIn(c) {
  const config = c.get("config");
  const discord = createDiscord(config);
  const callback = await readCallback(c, attemptCookie, discord.issuer);
  if (callback.kind === "cancelled") {
    return redirect(c, cancelledPath(callback.attempt.returnTo, config.siteUrl));
  }
  if (callback.kind === "refused") {
    log("auth.callback_refused", { requestId: c.get("requestId"), reason: callback.reason });
    return redirect(c, endOf(c, "failed"));
  }
  try {
    const { verifier } = callback.attempt;
    const person = await withToken(c, discord, { code: callback.code, verifier }, discord.profile);
    if (!(await maySignIn(c, person))) return redirect(c, endOf(c, "too-many"));
    const cookie = await c.get("sessions").create(person);
    await endOldSessions(c);
    c.header("Set-Cookie", cookie, { append: true });
    setCookie(c, HINT.name, "1", { ...HINT, maxAge: SESSION_SECONDS });
    log("auth.signed_in", { requestId: c.get("requestId") });
    return redirect(c, callback.attempt.returnTo);
  } catch (error) {
    log(isCodeRefused(error) ? "auth.code_refused" : "auth.sign_in_failed", {
      requestId: c.get("requestId"),
      reason: reasonOf(error),
    });
    const refusal = refusalOf(error);
    if (refusal !== null) c.header("X-Sign-In-Error", refusal);
    return redirect(c, endOf(c, "failed"));
  }
});

auth.get("/me", async function respondWithViewer(c) {
  c.header("Cache-Control", "private, no-store");
  const access = await c.get("access")();
  if (access.kind === "signed-out") {
    deleteCookie(c, HINT.name, HINT);
    return jsonError(c, "signed_out");
  }
  if (access.kind === "unavailable") {
    return jsonError(c, "closed", ERRORS.fetchUser);
  }
  const { id, username, avatar } = access.session;
  const viewer: Viewer = {
    id,
    username,
    avatar,
    rank: access.kind === "member" ? access.rank : null,
    ...(access.kind === "unknown" ? { membership: "unknown" } : {}),
  };
  return c.json(viewer);
});

auth.post("/logout", async function signOut(c) {
  c.header("Cache-Control", "private, no-store");
  const cookies = c.req.header("Cookie") ?? null;
  try {
    const session = await c.get("sessions").read(cookies);
    const cleared = await c.get("sessions").destroy(cookies);
    if (session) c.get("lookups").forget(session.id);
    c.header("Set-Cookie", cleared, { append: true });
  } catch (error) {
    if (!(error instanceof SessionsDown)) throw error;
    // The record still exists, so the person is not signed out.
    return jsonError(c, "closed", ERRORS.logout);
  }
  deleteCookie(c, HINT.name, HINT);
  c.header("Clear-Site-Data", '"cache"');
  return c.body(null, 204);
});

for (const path of ["/discord", "/discord/callback", "/me"]) {
  auth.all(path, methodNotAllowed("GET, HEAD"));
}
auth.all("/logout", methodNotAllowed("POST"));

/** Counts a sign-in; false for one too many on this day. A database that cannot count lets everybody in. */
async function maySignIn(c: EdgeContext, { id }: Person): Promise<boolean> {
  const requestId = c.get("requestId");
  const signIn = { action: "sign-in", person: id, now: c.get("now")() } as const;
  try {
    const isAllowed = await withTimeout(COUNT_MS, countAction(c.get("config").db, signIn));
    if (!isAllowed) log("limit.reached", { requestId, limit: "sign-ins a day" });
    return isAllowed;
  } catch (error) {
    log("limit.failed", { requestId, limit: "sign-ins a day", reason: reasonOf(error) });
    return true;
  }
}

/** Ends the sessions this browser had before, so that a new sign-in leaves none behind. */
async function endOldSessions(c: EdgeContext): Promise<void> {
  try {
    await c.get("sessions").destroy(c.req.header("Cookie") ?? null);
  } catch (error) {
    if (!(error instanceof SessionsDown)) throw error;
    log("auth.old_session_not_ended", {
      requestId: c.get("requestId"),
      reason: reasonOf(error.cause),
    });
  }
}

/** Where a sign-in without success ends, in the language it began in; the page turns the parameter into a toast. */
function endOf(c: EdgeContext, outcome: "failed" | "too-many"): string {
  return within(prefixOfOrigin(c), `/?signin=${outcome}`);
}

function redirect(c: EdgeContext, to: string): Response {
  c.header("Cache-Control", "no-store");
  return c.redirect(to, 302);
}
