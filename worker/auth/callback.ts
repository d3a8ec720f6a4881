import { timingSafeEqual } from "hono/utils/buffer";
import type { EdgeContext } from "../context/edge-env.ts";
import { claimState, type Attempt, type AttemptCookie } from "./attempt.ts";

const MAX_CODE_LENGTH = 512;

export type Callback<Details> =
  | { kind: "code"; code: string; attempt: Attempt<Details> }
  | { kind: "cancelled"; attempt: Attempt<Details> }
  | { kind: "refused"; reason: string };

/**
 * Reads the query that the chat platform sent the browser back with; it must contain exactly one code. Every
 * outcome ends its attempt; a callback without an attempt of this browser ends them all.
 */
export async function readCallback<Details>(
  c: EdgeContext,
  cookie: AttemptCookie<Details>,
  issuer: string,
): Promise<Callback<Details>> {
  const attempts = await cookie.read(c);
  const attempt = await findAttempt(attempts, c.req.query("state"));
  const others = attempt ? attempts.filter((other) => other !== attempt) : [];
  await cookie.write(c, others);
  return checked(c, attempt, issuer);
}

/** Whether the callback is of an attempt in this cookie, which stays as it is: two purposes may share a callback. */
export async function isCallbackOf<Details>(
  c: EdgeContext,
  cookie: AttemptCookie<Details>,
): Promise<boolean> {
  return (await findAttempt(await cookie.read(c), c.req.query("state"))) !== null;
}

async function findAttempt<Details>(
  attempts: Attempt<Details>[],
  state = "",
): Promise<Attempt<Details> | null> {
  for (const attempt of attempts) if (await timingSafeEqual(state, attempt.state)) return attempt;
  return null;
}

function checked<Details>(
  c: EdgeContext,
  attempt: Attempt<Details> | null,
  issuer: string,
): Callback<Details> {
  const refused = (reason: string): Callback<Details> => ({ kind: "refused", reason });
  if (!attempt) return refused("no attempt of this browser has this state");

  const query = c.get("url").searchParams;
  const [code, state, iss, error] = ["code", "state", "iss", "error"].map((name) =>
    query.getAll(name),
  );
  if (state?.length !== 1) return refused("more than one state");
  if (!claimState(attempt.state)) return refused("state used before");
  if (iss && iss.length > 0 && (iss.length > 1 || iss[0]?.replace(/\/$/, "") !== issuer)) {
    return refused("wrong issuer");
  }
  if (error && error.length > 0) {
    return error[0] === "access_denied"
      ? { kind: "cancelled", attempt }
      : refused("provider error");
  }
  if (code?.length !== 1 || !code[0] || code[0].length > MAX_CODE_LENGTH) {
    return refused("no single code");
  }
  return { kind: "code", code: code[0], attempt };
}
