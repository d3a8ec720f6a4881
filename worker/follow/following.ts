import type { Following } from "../../app/contract/following.ts";
import type { EdgeContext } from "../context.ts";
import { log, reasonOf } from "../monitoring/log.ts";
import { followerOf } from "./follower-cookie.ts";
import { readFollower } from "./followers.ts";

/** What the page after the consent shows. Null without a follower of this browser, or without the database. */
export async function readFollowing(c: EdgeContext): Promise<Following | null> {
  const { db, discordUrl } = c.get("config");
  const webhookId = db && (await followerOf(c));
  if (!db || !webhookId) return null;
  try {
    const follower = await readFollower(db, webhookId);
    if (!follower) return null;
    const { guild_id: guild, channel_id: channel, scope, style } = follower;
    return { scope, style, channelUrl: `${discordUrl}/channels/${guild}/${channel}` };
  } catch (error) {
    log("follow.read_failed", { requestId: c.get("requestId"), reason: reasonOf(error) });
    return null;
  }
}
