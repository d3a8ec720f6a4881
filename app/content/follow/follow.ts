import { words } from "../words.ts";

/** The ways to follow, on the status page. */
export const FOLLOW = words({
  heading: "Follow in Discord",
  text: "Have incidents and maintenance posted into a channel of your server. You choose the channel in Discord, and nobody has to copy a webhook.",
  posts: "A message for each update",
  board: "One message, kept up to date",
});

/** The way to follow the shard of a server that was looked up. */
export function followShard(shard: number): { label: string; text: string } {
  return {
    label: `Follow shard ${shard} in Discord`,
    text: "Discord offers this server first. Only what concerns its shard is posted into the channel you choose.",
  };
}
