import type { Context } from "hono";
import { deleteCookie, setSignedCookie } from "hono/cookie";
import { parseSigned } from "hono/utils/cookie";
import * as v from "valibot";
import { SIGN_IN_MINUTES } from "../../app/contract/retention.ts";
import { BoundedMap } from "../primitives/bounded-map.ts";
import { cookieValues, isCanonicalSignature } from "./cookies.ts";

const ATTEMPT_SECONDS = SIGN_IN_MINUTES * 60;
/** Attempts under way in one browser, each in its own tab. */
const MAX_ATTEMPTS = 3;
/** Browsers drop a cookie of more than 4,096 bytes, name and signature included. */
const MAX_LENGTH = 3800;

/** A consent under way. */
const base = v.object({
  state: v.string(),
  verifier: v.string(),
  /** Epoch ms. */
  exp: v.number(),
});

/** A consent under way, with what it is for: the page to return to, or how to follow. */
export type Attempt<Goal> = v.InferOutput<typeof base> & Goal;

/** The cookie of the attempts of one purpose. */
export interface AttemptCookie<Goal> {
  /** Adds an attempt that begins at `now` (epoch ms) to those of this browser. */
  begin: (
    c: Context,
    secrets: readonly [string, ...string[]],
    attempt: Omit<Attempt<object>, "exp"> & Goal,
    now: number,
  ) => Promise<void>;
  /** Sets the cookie to as many of the attempts (newest first) as fit; clears it when there are none. */
  write: (
    c: Context,
    secrets: readonly [string, ...string[]],
    attempts: readonly Attempt<Goal>[],
  ) => Promise<void>;
  /** The attempts of this browser, newest first, without expired ones and those with a bad signature. */
  read: (c: Context, secrets: readonly string[], now: number) => Promise<Attempt<Goal>[]>;
}

const attributes = {
  prefix: "host",
  httpOnly: true,
  secure: true,
  sameSite: "Lax",
  path: "/",
} as const;

/**
 * `__Host-{purpose}`. Purpose and expiry are inside the signed value, because the client controls the cookie's
 * name and attributes; and each purpose has a key of its own, so that no other cookie's signature is valid.
 */
export function createAttemptCookie<Goal extends object>(
  purpose: "oauth" | "follow",
  goal: v.GenericSchema<unknown, Goal>,
): AttemptCookie<Goal> {
  const name = `__Host-${purpose}`;
  const keyOf = (secret: string) => `haven/${purpose}-attempt/${secret}`;
  const attempt = v.intersect([base, goal]);
  const json = v.pipe(v.string(), v.parseJson());
  /** The newest attempt beside those of other tabs. */
  const signedValue = v.pipe(
    json,
    v.object({ typ: v.literal(purpose), others: v.optional(v.array(attempt), []) }),
  );
  const newestAttempt = v.pipe(json, attempt);

  async function attemptsOf(raw: string, secrets: readonly string[]): Promise<Attempt<Goal>[]> {
    for (const secret of secrets) {
      const pair = `${name}=${encodeURIComponent(raw)}`;
      const { [name]: value } = await parseSigned(pair, keyOf(secret), name);
      if (!value) continue;
      const all = v.safeParse(signedValue, value);
      const newest = v.safeParse(newestAttempt, value);
      return all.success && newest.success ? [newest.output, ...all.output.others] : [];
    }
    return [];
  }

  const cookie: AttemptCookie<Goal> = {
    async begin(c, secrets, attempt, now) {
      const begun = { ...attempt, exp: now + ATTEMPT_SECONDS * 1000 };
      await cookie.write(c, secrets, [begun, ...(await cookie.read(c, secrets, now))]);
    },
    async write(c, secrets, attempts) {
      const [newest, ...others] = attempts.slice(0, MAX_ATTEMPTS);
      if (!newest) return void deleteCookie(c, purpose, attributes);
      const write = () => JSON.stringify({ typ: purpose, ...newest, others });
      while (others.length > 0 && encodeURIComponent(write()).length > MAX_LENGTH) others.pop();
      await setSignedCookie(c, purpose, write(), keyOf(secrets[0]), {
        ...attributes,
        maxAge: ATTEMPT_SECONDS,
      });
    },
    async read(c, secrets, now) {
      const found: Attempt<Goal>[] = [];
      for (const raw of cookieValues(c.req.header("Cookie"), name)) {
        if (isCanonicalSignature(raw, "=")) found.push(...(await attemptsOf(raw, secrets)));
      }
      return found.filter(({ exp }) => exp > now).sort((a, b) => b.exp - a.exp);
    },
  };
  return cookie;
}

const usedStates = new BoundedMap<true>(10_000);

/** Marks a state as used; false when it was before, in this isolate. The provider's code works once, too. */
export function claimState(state: string): boolean {
  if (usedStates.has(state)) return false;
  usedStates.set(state, true);
  return true;
}
