import * as v from "valibot";
import { fromBase64Url, toBase64Url } from "./base64url.ts";
import { signingKey } from "./keys.ts";

/** What a signed text allows: to unfollow, or to see and test a follower that this browser has just added. */
export type Purpose = "unfollow" | "following";

const MAX_LENGTH = 512;

const claims = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    typ: v.picklist(["unfollow", "following"]),
    /** The webhook of a follower. */
    sub: v.string(),
    /** Epoch seconds. */
    exp: v.number(),
  }),
);

/** A signed text with a purpose, a follower and an expiry (epoch ms) inside. */
export async function sign(
  [secret]: readonly [string, ...string[]],
  purpose: Purpose,
  webhookId: string,
  expiry: number,
): Promise<string> {
  const exp = Math.floor(expiry / 1000);
  const payload = new TextEncoder().encode(JSON.stringify({ typ: purpose, sub: webhookId, exp }));
  const key = await signingKey(secret, `follow-${purpose}`);
  const signature = await crypto.subtle.sign("HMAC", key, payload);
  return `${toBase64Url(payload)}.${toBase64Url(signature)}`;
}

/** The follower a text names; null when it is forged, expired or for another purpose. */
export async function verify(
  secrets: readonly string[],
  purpose: Purpose,
  text: string,
  now: number,
): Promise<string | null> {
  if (text.length > MAX_LENGTH) return null;
  const [payload, signature, ...more] = text.split(".").map((part) => fromBase64Url(part));
  if (!payload || !signature || more.length > 0) return null;
  for (const secret of secrets) {
    const key = await signingKey(secret, `follow-${purpose}`);
    if (!(await crypto.subtle.verify("HMAC", key, signature, payload))) continue;
    const read = v.safeParse(claims, new TextDecoder().decode(payload));
    if (!read.success || read.output.typ !== purpose) return null;
    return read.output.exp * 1000 > now ? read.output.sub : null;
  }
  return null;
}
