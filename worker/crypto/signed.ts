import * as v from "valibot";
import { fromBase64Url, toBase64Url } from "../../app/format/base64url.ts";
import { signingKey } from "./keys.ts";

/**
 * Signed text that visitors carry, except React Router's sessions: `{payload}.{HMAC}` in base64url.
 * Payload fields as in a JSON Web Token: `typ` purpose, `sub` subject, `exp` epoch seconds.
 */

/** Purposes and their keys' names, which can't change: links to unfollow live 180 days. */
const KEYS = {
  oauth: "oauth-attempt",
  servers: "servers-attempt",
  server: "server-proof",
  follow: "follow-attempt",
  following: "follow-following",
  unfollow: "follow-unfollow",
} as const;

export type Purpose = keyof typeof KEYS;

/** The longest cookie that browsers keep. */
const MAX_LENGTH = 4096;

/** `expiry` in epoch ms. */
export interface Statement {
  purpose: Purpose;
  subject: unknown;
  expiry: number;
}

/** A text's HMAC, a mark that nobody else can make. */
export async function hmacOf(secret: string, keyName: string, text: string): Promise<ArrayBuffer> {
  const key = await signingKey(secret, keyName);
  return crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
}

/** A statement signed with the first secret. */
export async function sign(
  [secret]: readonly [string, ...string[]],
  { purpose, subject, expiry }: Statement,
): Promise<string> {
  const claims = { typ: purpose, sub: subject, exp: Math.floor(expiry / 1000) };
  const payload = JSON.stringify(claims);
  const signature = await hmacOf(secret, KEYS[purpose], payload);
  return `${toBase64Url(new TextEncoder().encode(payload))}.${toBase64Url(signature)}`;
}

const envelope = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ typ: v.string(), sub: v.unknown(), exp: v.number() }),
);

/** The subject if one of the secrets signed it; null if forged, expired or for another purpose. */
export async function verify<T>(
  secrets: readonly string[],
  text: string,
  wanted: { purpose: Purpose; subject: v.GenericSchema<unknown, T>; now: number },
): Promise<T | null> {
  if (text.length > MAX_LENGTH) return null;
  const [payload, signature, ...more] = text.split(".").map((part) => fromBase64Url(part));
  if (!payload || !signature || more.length > 0) return null;
  for (const secret of secrets) {
    const key = await signingKey(secret, KEYS[wanted.purpose]);
    if (!(await crypto.subtle.verify("HMAC", key, signature, payload))) continue;
    const claims = v.safeParse(envelope, new TextDecoder().decode(payload));
    if (!claims.success || claims.output.typ !== wanted.purpose) return null;
    if (claims.output.exp * 1000 <= wanted.now) return null;
    const subject = v.safeParse(wanted.subject, claims.output.sub);
    return subject.success ? subject.output : null;
  }
  return null;
}
