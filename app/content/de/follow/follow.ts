import type * as english from "../../follow/follow.ts";
import type { Words } from "../../translation.ts";
import { words } from "../../words.ts";

export const FOLLOW = words<Words<typeof english.FOLLOW>>({
  heading: "In Discord abonnieren",
  text: "Lass Störungen und Wartungen in einen Kanal deines Servers schreiben. Den Kanal wählst du in Discord, und niemand muss einen Webhook kopieren.",
  posts: "Eine Nachricht pro Meldung",
  board: "Eine Nachricht, immer aktuell",
});

export const followShard: Words<typeof english.followShard> = (shard) => ({
  label: `Shard ${shard} in Discord abonnieren`,
  text: "Discord schlägt diesen Server vor. In den Kanal, den du wählst, kommt nur, was seinen Shard betrifft.",
});
