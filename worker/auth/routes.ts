import { Hono, type Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { ERRORS } from "../../app/contract/errors.ts";
import type { Viewer } from "../../app/contract/person.ts";
import type { EdgeEnv } from "../edge.ts";
import { log, reasonOf } from "../log.ts";
import {
  ATTEMPT_SECONDS,
  createUsedStates,
  readAttempts,
  writeAttempts,
  type Attempt,
} from "./attempt.ts";
import { createDiscord, type Discord } from "./discord.ts";
import { safeReturnPath } from "./return-path.ts";
import { SESSION_SECONDS, SessionsDown } from "./sessions.ts";

/** Tells the page's script that asking who is signed in is worth it; it proves nothing. */
const HINT = { name: "hint", prefix: "host", secure: true, sameSite: "Lax", path: "/" } as const;
const MAX_CODE_LENGTH = 512;
/** Where a sign-in that went wrong ends; the frame turns the flag into a toast. */
const FAILED = "/?signin=failed";

const spendState = createUsedStates();

/** Sign-in, session and logout: /api/auth/*. */
export const auth = new Hono<EdgeEnv>();

auth.get("/discord", async function beginSignIn(c) {
  const config = c.get("config");
  const { url, state, verifier } = createDiscord(config).begin();
  const now = Date.now();
  const attempt = {
    state,
    verifier,
    returnTo: safeReturnPath(c.req.query("returnTo"), config.siteUrl),
    exp: now + ATTEMPT_SECONDS * 1000,
  };
  const others = await readAttempts(c, config.sessionSecrets, now);
  await writeAttempts(c, config.sessionSecrets, [attempt, ...others]);
  return leave(c, url.href);
});

auth.get("/discord/callback", async function finishSignIn(c) {
  const config = c.get("config");
  const attempts = await readAttempts(c, config.sessionSecrets, Date.now());
  const state = c.req.query("state");
  const attempt = attempts.find((one) => isEqual(state, one.state)) ?? null;
  // Every outcome ends its attempt; an answer to no attempt of this browser ends them all.
  const others = attempt ? attempts.filter((one) => one !== attempt) : [];
  await writeAttempts(c, config.sessionSecrets, others);
  const discord = createDiscord(config);
  const answer = readCallback(c, attempt, discord.issuer);
  if (answer.kind === "cancelled") return leave(c, "/");
  if (answer.kind === "refused") {
    log("auth.callback_refused", { requestId: c.get("requestId"), reason: answer.reason });
    return leave(c, FAILED);
  }
  try {
    const person = await whoSignedIn(c, discord, answer.code, answer.attempt.verifier);
    const cookie = await c.get("sessions").create(person);
    await endOldSessions(c);
    c.header("Set-Cookie", cookie, { append: true });
    setCookie(c, HINT.name, "1", { ...HINT, maxAge: SESSION_SECONDS });
    log("auth.signed_in", { requestId: c.get("requestId") });
    return leave(c, answer.attempt.returnTo);
  } catch (error) {
    log("auth.sign_in_failed", { requestId: c.get("requestId"), reason: reasonOf(error) });
    return leave(c, FAILED);
  }
});

auth.get("/me", async function tellViewer(c) {
  c.header("Cache-Control", "private, no-store");
  const standing = await c.get("standing")();
  if (standing.kind === "signed-out") {
    deleteCookie(c, HINT.name, HINT);
    return c.json({ error: "Not signed in", requestId: c.get("requestId") }, 401);
  }
  if (standing.kind === "unavailable") {
    c.header("Retry-After", "5");
    return c.json({ error: ERRORS.fetchUser, requestId: c.get("requestId") }, 503);
  }
  const { id, username, avatar } = standing.session;
  const viewer: Viewer = {
    id,
    username,
    avatar,
    rank: standing.kind === "member" ? standing.rank : null,
    ...(standing.kind === "unknown" ? { membership: "unknown" } : {}),
  };
  return c.json(viewer);
});

auth.post("/logout", async function signOut(c) {
  c.header("Cache-Control", "private, no-store");
  try {
    const cleared = await c.get("sessions").destroy(c.req.header("Cookie") ?? null);
    c.header("Set-Cookie", cleared, { append: true });
  } catch (error) {
    if (!(error instanceof SessionsDown)) throw error;
    // The record could not be deleted, so saying "signed out" would be a lie.
    return c.json({ error: ERRORS.logout, requestId: c.get("requestId") }, 503);
  }
  deleteCookie(c, HINT.name, HINT);
  c.header("Clear-Site-Data", '"cache"');
  return c.body(null, 204);
});

/** The sessions this browser had before: whoever signed in anew holds no other. */
async function endOldSessions(c: Context<EdgeEnv>): Promise<void> {
  try {
    await c.get("sessions").destroy(c.req.header("Cookie") ?? null);
  } catch (error) {
    if (!(error instanceof SessionsDown)) throw error;
    log("auth.old_session_kept", { requestId: c.get("requestId"), reason: reasonOf(error.cause) });
  }
}

type Answer =
  | { kind: "code"; code: string; attempt: Attempt }
  | { kind: "cancelled" }
  | { kind: "refused"; reason: string };

/** Reads what the chat platform sent the browser back with; everything but one clean code is refused. */
function readCallback(c: Context<EdgeEnv>, attempt: Attempt | null, issuer: string): Answer {
  const refused = (reason: string): Answer => ({ kind: "refused", reason });
  if (!attempt) return refused("no attempt of this browser has this state");

  const query = new URL(c.req.url).searchParams;
  const [code, state, iss, error] = ["code", "state", "iss", "error"].map((name) =>
    query.getAll(name),
  );
  if (state?.length !== 1) return refused("more than one state");
  if (!spendState(attempt.state, Date.now())) return refused("state used before");
  if (iss && iss.length > 0 && (iss.length > 1 || iss[0]?.replace(/\/$/, "") !== issuer)) {
    return refused("wrong issuer");
  }
  if (error && error.length > 0) {
    return error[0] === "access_denied" ? { kind: "cancelled" } : refused("provider error");
  }
  if (code?.length !== 1 || !code[0] || code[0].length > MAX_CODE_LENGTH) {
    return refused("no single code");
  }
  return { kind: "code", code: code[0], attempt };
}

/** Compares in time that does not depend on where the texts differ. */
function isEqual(given: string | undefined, expected: string): boolean {
  if (given === undefined || given.length !== expected.length) return false;
  let difference = 0;
  for (let i = 0; i < expected.length; i++) {
    difference |= given.charCodeAt(i) ^ expected.charCodeAt(i);
  }
  return difference === 0;
}

/** Trades the code for the person. No token of the chat platform outlives this. */
async function whoSignedIn(c: Context, discord: Discord, code: string, verifier: string) {
  const token = await discord.exchange(code, verifier);
  try {
    return await discord.profile(token);
  } finally {
    c.executionCtx.waitUntil(revokeQuietly(discord, token));
  }
}

async function revokeQuietly(discord: Discord, token: string): Promise<void> {
  try {
    await discord.revoke(token);
  } catch (error) {
    log("auth.revoke_failed", { reason: reasonOf(error) });
  }
}

function leave(c: Context, to: string): Response {
  c.header("Cache-Control", "no-store");
  return c.redirect(to, 302);
}
