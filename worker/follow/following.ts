import type { Following } from "../../app/contract/following.ts";
import type { EdgeContext } from "../context/edge-env.ts";
import { log, reasonOf } from "../logging/log.ts";
import { followerOf } from "./follower-cookie.ts";
import { readFollower } from "../db/followers.ts";

/** The data of the page after the consent. Null without a follower of this browser, and while the database fails. */
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
