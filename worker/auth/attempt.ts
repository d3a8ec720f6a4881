import type { Context } from "hono";
import { deleteCookie, setSignedCookie } from "hono/cookie";
import { parseSigned } from "hono/utils/cookie";
import * as v from "valibot";
import { SIGN_IN_MINUTES } from "../../app/contract/retention.ts";
import { BoundedMap } from "../bounded-map.ts";
import { cookieValues, isCanonicalSignature } from "./cookies.ts";

const COOKIE = "oauth";
const NAME = `__Host-${COOKIE}`;
export const ATTEMPT_SECONDS = SIGN_IN_MINUTES * 60;
/** Sign-ins under way in one browser, each in its own tab. */
const MAX_ATTEMPTS = 3;
/** Browsers drop a cookie of more than 4,096 bytes, name and signature included. */
const MAX_LENGTH = 3800;

/** A sign-in under way. */
const attempt = v.object({
  state: v.string(),
  verifier: v.string(),
  returnTo: v.string(),
  /** Epoch ms. */
  exp: v.number(),
});

export type Attempt = v.InferOutput<typeof attempt>;

/**
 * The newest attempt and those of other tabs. Purpose and expiry are inside the signed value, because the
 * client controls the cookie's name and attributes.
 */
const signedValue = v.object({
  typ: v.literal("oauth"),
  ...attempt.entries,
  others: v.optional(v.array(attempt), []),
});

/** A separate key for this purpose, so that no other cookie's signature is valid here. */
function keyOf(secret: string): string {
  return `haven/oauth-attempt/${secret}`;
}

const attributes = {
  prefix: "host",
  httpOnly: true,
  secure: true,
  sameSite: "Lax",
  path: "/",
} as const;

/** Sets the cookie to as many of the attempts (newest first) as fit; clears it when there are none. */
export async function writeAttempts(
  c: Context,
  secrets: readonly [string, ...string[]],
  attempts: readonly Attempt[],
): Promise<void> {
  const [newest, ...others] = attempts.slice(0, MAX_ATTEMPTS);
  if (!newest) return void deleteCookie(c, COOKIE, attributes);
  const write = () => JSON.stringify({ typ: "oauth", ...newest, others });
  while (others.length > 0 && encodeURIComponent(write()).length > MAX_LENGTH) others.pop();
  await setSignedCookie(c, COOKIE, write(), keyOf(secrets[0]), {
    ...attributes,
    maxAge: ATTEMPT_SECONDS,
  });
}

/** The attempts of this browser, newest first, without expired ones and those with a bad signature. */
export async function readAttempts(
  c: Context,
  secrets: readonly string[],
  now: number,
): Promise<Attempt[]> {
  const found: Attempt[] = [];
  for (const raw of cookieValues(c.req.header("Cookie"), NAME)) {
    if (isCanonicalSignature(raw, "=")) found.push(...(await attemptsOf(raw, secrets)));
  }
  return found.filter(({ exp }) => exp > now).sort((a, b) => b.exp - a.exp);
}

async function attemptsOf(raw: string, secrets: readonly string[]): Promise<Attempt[]> {
  for (const secret of secrets) {
    const pair = `${NAME}=${encodeURIComponent(raw)}`;
    const { [NAME]: value } = await parseSigned(pair, keyOf(secret), NAME);
    if (!value) continue;
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), signedValue), value);
    if (!parsed.success) return [];
    const { typ: _, others, ...newest } = parsed.output;
    return [newest, ...others];
  }
  return [];
}

const usedStates = new BoundedMap<true>(10_000);

/** Marks a state as used; false when it was before, in this isolate. The provider's code works once, too. */
export function claimState(state: string): boolean {
  if (usedStates.has(state)) return false;
  usedStates.set(state, true);
  return true;
}
