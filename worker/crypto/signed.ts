import * as v from "valibot";
import { fromBase64Url, toBase64Url } from "../../app/format/base64url.ts";
import { signingKey } from "./keys.ts";

/**
 * The one form of what visitors carry and the worker has to trust, sessions excepted, which are React Router's: `{payload}.{HMAC}`, both base64url. The payload
 * has the names of a JSON Web Token: `typ`, the purpose; `sub`, what the text is about; `exp`, epoch seconds.
 */

/** The purposes, with the names of their keys. Links to unfollow are out for 180 days: their names may not change. */
const KEYS = {
  oauth: "oauth-attempt",
  servers: "servers-attempt",
  server: "server-proof",
  follow: "follow-attempt",
  following: "follow-following",
  unfollow: "follow-unfollow",
} as const;

export type Purpose = keyof typeof KEYS;

/** Browsers keep no longer cookie. */
const MAX_LENGTH = 4096;

/** `expiry` in epoch ms. */
export interface Statement {
  purpose: Purpose;
  subject: unknown;
  expiry: number;
}

/** The HMAC of a text, as a mark that nobody else can make up. */
export async function hmacOf(secret: string, keyName: string, text: string): Promise<ArrayBuffer> {
  const key = await signingKey(secret, keyName);
  return crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
}

/** A statement signed by the first secret. */
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

/** The subject of a text that one of the secrets has signed; null when it is forged, expired or for another purpose. */
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
