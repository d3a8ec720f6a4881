import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import * as v from "valibot";
import type { Following } from "../../app/contract/following.ts";
import type { EdgeContext } from "../context/edge-env.ts";
import { sign, verify } from "../crypto/signed.ts";
import { readFollower } from "../db/followers.ts";
import { log, reasonOf } from "../logging/log.ts";

/** `__Host-follower` lets the browser that added a follower see and test it. */
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
  const expiry = c.get("now")() + SECONDS * 1000;
  const statement = { purpose: "following", subject: webhookId, expiry } as const;
  const proof = await sign(c.get("config").sessionSecrets, statement);
  setCookie(c, NAME, proof, { ...attributes, maxAge: SECONDS });
}

export function forgetFollower(c: EdgeContext): void {
  deleteCookie(c, NAME, attributes);
}

/** The webhook of the follower this browser added within the last hour; null for none. */
export async function followerOf(c: EdgeContext): Promise<string | null> {
  const proof = getCookie(c, NAME, attributes.prefix);
  if (!proof) return null;
  const wanted = { purpose: "following", subject: v.string(), now: c.get("now")() } as const;
  return verify(c.get("config").sessionSecrets, proof, wanted);
}

/** Data of the page after the consent. Null without a follower, or if the database fails. */
export async function readFollowing(c: EdgeContext): Promise<Following | null> {
  const { db, discordUrl } = c.get("config");
  const webhookId = await followerOf(c);
  if (!webhookId) return null;
  try {
    const follower = await readFollower(db, webhookId);
    if (!follower) return null;
    const { guild_id: guild, channel_id: channel, scope } = follower;
    return { scope, channelUrl: `${discordUrl}/channels/${guild}/${channel}` };
  } catch (error) {
    log("follow.read_failed", { requestId: c.get("requestId"), reason: reasonOf(error) });
    return null;
  }
}
