import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { EdgeContext } from "../context/edge-env.ts";
import { sign, verify } from "../crypto/signed.ts";

/** `__Host-follower` lets the browser that has added a follower see and test it. */
const NAME = "follower";
const SECONDS = 3600;

const attributes = {
  prefix: "host",
  secure: true,
  httpOnly: true,
  sameSite: "Lax",
  path: "/",
} as const;

export async function rememberFollower(c: EdgeContext, webhookId: string): Promise<void> {
  const expiry = Date.now() + SECONDS * 1000;
  const proof = await sign(c.get("config").sessionSecrets, "following", webhookId, expiry);
  setCookie(c, NAME, proof, { ...attributes, maxAge: SECONDS });
}

export function forgetFollower(c: EdgeContext): void {
  deleteCookie(c, NAME, attributes);
}

/** The follower that this browser has added within the last hour, by its webhook; null without one. */
export async function followerOf(c: EdgeContext): Promise<string | null> {
  const proof = getCookie(c, NAME, attributes.prefix);
  if (!proof) return null;
  return verify(c.get("config").sessionSecrets, "following", proof, Date.now());
}
