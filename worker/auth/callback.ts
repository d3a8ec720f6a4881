import { timingSafeEqual } from "hono/utils/buffer";
import type { EdgeContext } from "../context/edge-env.ts";
import { BoundedMap } from "../primitives/bounded-map.ts";
import { createSingleFlight, type SingleFlight } from "../primitives/single-flight.ts";
import type { Attempt, AttemptCookie } from "./attempt.ts";

const MAX_CODE_LENGTH = 512;
/** More than all time limits of a consent together. */
const LONGEST_MS = 30_000;

export type Callback<Details> =
  | { kind: "code"; code: string; attempt: Attempt<Details> }
  | { kind: "cancelled"; attempt: Attempt<Details> }
  | { kind: "refused"; reason: string; attempt: Attempt<Details> | null };

/** States this isolate has used. The provider's code works once, too. */
const usedStates = new BoundedMap<true>(10_000);

/**
 * Ends attempts, each once: `end` gets the callback and decides the outcome. A browser that comes
 * twice (double click, repeated request) gets the same outcome while the first is under way,
 * because it shows only the second. After that the state is used up.
 */
export function createCallback<Details, Outcome>(cookie: AttemptCookie<Details>) {
  let share: SingleFlight<Outcome> | undefined;

  return async function endAttempt(
    c: EdgeContext,
    issuer: string,
    end: (callback: Callback<Details>) => Promise<Outcome>,
  ): Promise<Outcome> {
    const attempts = await cookie.read(c);
    const attempt = await findAttempt(attempts, c.req.query("state"));
    // A callback that matches no attempt ends all of this browser's.
    await cookie.write(c, attempt ? attempts.filter((other) => other !== attempt) : []);
    if (!attempt) {
      const reason = "no attempt of this browser has this state";
      return end({ kind: "refused", reason, attempt });
    }
    share ??= createSingleFlight(LONGEST_MS, c.get("now"));
    return share(attempt.state, {
      start: () => end(checked(c, attempt, issuer)),
      onError() {}, // Each request handles the error.
      waitUntil: (work) => c.executionCtx.waitUntil(work),
    });
  };
}

async function findAttempt<Details>(
  attempts: Attempt<Details>[],
  state = "",
): Promise<Attempt<Details> | null> {
  for (const attempt of attempts) if (await timingSafeEqual(state, attempt.state)) return attempt;
  return null;
}

/** The callback's query, checked: exactly one code. */
function checked<Details>(
  c: EdgeContext,
  attempt: Attempt<Details>,
  issuer: string,
): Callback<Details> {
  const refused = (reason: string): Callback<Details> => ({ kind: "refused", reason, attempt });
  const query = c.get("url").searchParams;
  const [code, state, iss, error] = ["code", "state", "iss", "error"].map((name) =>
    query.getAll(name),
  );
  if (state?.length !== 1) return refused("more than one state");
  if (usedStates.has(attempt.state)) return refused("state used before");
  usedStates.set(attempt.state, true);
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
