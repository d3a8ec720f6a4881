import { Hono } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import * as v from "valibot";
import { within } from "../../app/content/addresses.ts";
import { ERRORS } from "../../app/content/errors.ts";
import type { Viewer } from "../../app/contract/person.ts";
import type { EdgeContext, EdgeEnv } from "../context/edge-env.ts";
import { countAction } from "../db/counts.ts";
import { jsonError, methodNotAllowed, refuseHead } from "../http/json-error.ts";
import { prefixOfOrigin } from "../http/language-prefix.ts";
import { log, reasonOf } from "../logging/log.ts";
import { withTimeout } from "../primitives/with-timeout.ts";
import { createAttemptCookie } from "./attempt.ts";
import { createCallback, type Callback } from "./callback.ts";
import { createDiscord, isCodeRefused, refusalOf, type Discord, type Person } from "./discord.ts";
import { cancelledPath, safeReturnPath } from "./return-path.ts";
import { SESSION_SECONDS, SessionsDown } from "../context/sessions.ts";
import { withToken } from "./with-token.ts";

/** Scripts read it to decide whether to request /me. It proves nothing. */
const HINT = { name: "hint", prefix: "host", secure: true, sameSite: "Lax", path: "/" } as const;
/** The page to return to. */
const details = v.object({ returnTo: v.string() });
type Details = v.InferOutput<typeof details>;
const attemptCookie = createAttemptCookie("oauth", details);
const endAttempt = createCallback<Details, SignInEnd>(attemptCookie);
const COUNT_MS = 1000;

interface SignInEnd {
  to: string;
  /** The new session's cookie; null for none. */
  session: string | null;
  /** What the platform refused, for outside checks. */
  refusal?: string | null;
}

export const auth = new Hono<EdgeEnv>();

auth.get("/discord", refuseHead, async function beginSignIn(c) {
  const config = c.get("config");
  const { url, state, verifier } = createDiscord(config).begin(prefixOfOrigin(c));
  const returnTo = safeReturnPath(c.req.query("returnTo"), config.siteUrl);
  await attemptCookie.begin(c, { state, verifier, returnTo });
  return redirect(c, url.href);
});

auth.get("/discord/callback", refuseHead, async function finishSignIn(c) {
  const discord = createDiscord(c.get("config"));
  const end = await endAttempt(c, discord.issuer, (callback) => finish(c, discord, callback));
  if (end.session !== null) {
    c.header("Set-Cookie", end.session, { append: true });
    setCookie(c, HINT.name, "1", { ...HINT, maxAge: SESSION_SECONDS });
  }
  if (end.refusal) c.header("X-Sign-In-Error", end.refusal);
  return redirect(c, end.to);
});

async function finish(
  c: EdgeContext,
  discord: Discord,
  callback: Callback<Details>,
): Promise<SignInEnd> {
  const requestId = c.get("requestId");
  if (callback.kind === "cancelled") {
    const to = cancelledPath(callback.attempt.returnTo, c.get("config").siteUrl);
    return { to, session: null };
  }
  if (callback.kind === "refused") {
    log("auth.callback_refused", { requestId, reason: callback.reason });
    return { to: await failedPath(c, callback.attempt), session: null };
  }
  const { code, attempt } = callback;
  try {
    const consent = { code, verifier: attempt.verifier };
    const person = await withToken(c, discord, consent, discord.profile);
    if (!(await maySignIn(c, person))) return { to: endOf(c, "too-many"), session: null };
    const session = await c.get("sessions").create(person);
    await endOldSessions(c);
    log("auth.signed_in", { requestId });
    return { to: attempt.returnTo, session };
  } catch (error) {
    log(isCodeRefused(error) ? "auth.code_refused" : "auth.sign_in_failed", {
      requestId,
      reason: reasonOf(error),
    });
    const to = await failedPath(c, attempt);
    return { to, session: null, refusal: refusalOf(error) };
  }
}

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
    // The record still exists, so the person isn't signed out.
    return jsonError(c, "closed", ERRORS.logout);
  }
  deleteCookie(c, HINT.name, HINT);
  c.header("Clear-Site-Data", '"cache"');
  return c.body(null, 204);
});

for (const path of ["/discord", "/discord/callback"]) {
  auth.all(path, methodNotAllowed("GET"));
}
auth.all("/me", methodNotAllowed("GET, HEAD"));
auth.all("/logout", methodNotAllowed("POST"));

/** Counts a sign-in; false if over the daily limit. Lets everybody in if it can't count. */
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

/** Ends this browser's earlier sessions, so that a new sign-in leaves none. */
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

/** Where a failed sign-in ends. With a session people go on, as after reloading a callback. */
async function failedPath(c: EdgeContext, attempt: Details | null): Promise<string> {
  const session = await c.get("session")().catch(ignoreSessionsDown);
  if (!session) return endOf(c, "failed");
  return attempt?.returnTo ?? within(prefixOfOrigin(c), "/");
}

function ignoreSessionsDown(error: unknown): null {
  if (!(error instanceof SessionsDown)) throw error;
  return null;
}

/** Where a failed sign-in ends, in its language; the page shows the parameter as a toast. */
function endOf(c: EdgeContext, outcome: "failed" | "too-many"): string {
  return within(prefixOfOrigin(c), `/?signin=${outcome}`);
}

function redirect(c: EdgeContext, to: string): Response {
  c.header("Cache-Control", "no-store");
  return c.redirect(to, 302);
}
