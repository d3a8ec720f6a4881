import type { Context } from "hono";
import { deleteCookie, getSignedCookie, setSignedCookie } from "hono/cookie";
import * as v from "valibot";
import { cookieValue, isCanonicalSignature } from "./signature.ts";

const COOKIE = "oauth";
const PREFIX = "host";
export const ATTEMPT_SECONDS = 600;

/** A sign-in under way. Purpose and expiry stand inside the signed value: the cookie's own say nothing. */
const attempt = v.object({
  typ: v.literal("oauth"),
  state: v.string(),
  verifier: v.string(),
  returnTo: v.string(),
  /** Epoch ms. */
  exp: v.number(),
});

export type Attempt = v.InferOutput<typeof attempt>;

/** A key of its own for this purpose, so that no other cookie's signature is valid here. */
function keyOf(secret: string): string {
  return `haven/oauth-attempt/${secret}`;
}

const attributes = {
  prefix: PREFIX,
  httpOnly: true,
  secure: true,
  sameSite: "Lax",
  path: "/",
} as const;

export async function writeAttempt(
  c: Context,
  secrets: readonly [string, ...string[]],
  value: Omit<Attempt, "typ">,
): Promise<void> {
  await setSignedCookie(c, COOKIE, JSON.stringify({ typ: "oauth", ...value }), keyOf(secrets[0]), {
    ...attributes,
    maxAge: ATTEMPT_SECONDS,
  });
}

/** The attempt this browser started, or null when there is none, it was tampered with, or it is over. */
export async function readAttempt(
  c: Context,
  secrets: readonly string[],
  now: number,
): Promise<Attempt | null> {
  const raw = cookieValue(c.req.header("Cookie"), `__Host-${COOKIE}`);
  if (!raw || !isCanonicalSignature(raw, "=")) return null;
  for (const secret of secrets) {
    const value = await getSignedCookie(c, keyOf(secret), COOKIE, PREFIX);
    if (!value) continue;
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), attempt), value);
    return parsed.success && parsed.output.exp > now ? parsed.output : null;
  }
  return null;
}

export function clearAttempt(c: Context): void {
  deleteCookie(c, COOKIE, attributes);
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
