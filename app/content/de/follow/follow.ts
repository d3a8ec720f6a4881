import type * as english from "../../follow/follow.ts";
import type { Words } from "../../translation.ts";
import { words } from "../../words.ts";

export const FOLLOW = words<Words<typeof english.FOLLOW>>({
  heading: "In Discord abonnieren",
  text: "Störungen und Wartungen kommen als Nachricht in einen Kanal deines Servers. Den Kanal wählst du in Discord, einen Webhook musst du nicht kopieren.",
  button: "Kanal wählen",
});

export const followShard: Words<typeof english.followShard> = (shard) => ({
  label: `Shard ${shard} in Discord abonnieren`,
  text: "Discord schlägt diesen Server vor. In den Kanal, den du wählst, kommt nur, was seinen Shard betrifft.",
});
