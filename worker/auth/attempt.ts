import type { Context } from "hono";
import { deleteCookie, setSignedCookie } from "hono/cookie";
import { parseSigned } from "hono/utils/cookie";
import * as v from "valibot";
import { cookieValues } from "./cookies.ts";
import { isCanonicalSignature } from "./signature.ts";

const COOKIE = "oauth";
const NAME = `__Host-${COOKIE}`;
export const ATTEMPT_SECONDS = 600;
/** Sign-ins that may be under way in one browser, in tabs beside each other. */
const MOST_ATTEMPTS = 3;
/** Browsers drop a cookie of more than 4,096 bytes; its name and signature take some of them. */
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
 * The newest attempt and those of other tabs. Purpose and expiry stand inside the signed value: the
 * cookie's own say nothing.
 */
const signedValue = v.object({
  typ: v.literal("oauth"),
  ...attempt.entries,
  others: v.optional(v.array(attempt), []),
});

/** A key of its own for this purpose, so that no other cookie's signature is valid here. */
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

/** Keeps the newest of these attempts, newest first, as many as a cookie can carry; without any, clears it. */
export async function writeAttempts(
  c: Context,
  secrets: readonly [string, ...string[]],
  attempts: readonly Attempt[],
): Promise<void> {
  const [newest, ...others] = attempts.slice(0, MOST_ATTEMPTS);
  if (!newest) return void deleteCookie(c, COOKIE, attributes);
  const write = () => JSON.stringify({ typ: "oauth", ...newest, others });
  while (others.length > 0 && encodeURIComponent(write()).length > MAX_LENGTH) others.pop();
  await setSignedCookie(c, COOKIE, write(), keyOf(secrets[0]), {
    ...attributes,
    maxAge: ATTEMPT_SECONDS,
  });
}

/** The attempts this browser has under way, newest first; what was tampered with or is over is left out. */
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

/** States already used in this isolate; behind it stands the provider's one-time code. */
export function createUsedStates(limit = 10_000) {
  const used = new Map<string, number>();
  return function spend(state: string, now: number): boolean {
    for (const [old, until] of used) {
      if (until > now && used.size <= limit) break;
      used.delete(old);
    }
    if (used.has(state)) return false;
    used.set(state, now + ATTEMPT_SECONDS * 1000);
    return true;
  };
}
