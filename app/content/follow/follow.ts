import { words } from "../words.ts";

export const FOLLOW = words({
  heading: "Follow in Discord",
  text: "Get incidents and maintenance in a channel of your server. You pick the channel in Discord; there's no webhook to copy.",
  button: "Choose a channel",
});

export function followShard(shard: number): { label: string; text: string } {
  return {
    label: `Follow shard ${shard} in Discord`,
    text: "Only news about this shard is posted. You pick the channel in Discord.",
  };
}
