import { formatDuration } from "../../format/duration.ts";
import type { Sanction } from "./sanction.ts";

/** Characters with which the chat platform formats a text, links it or mentions somebody. */
const SPECIAL = /[\\`*_~|<>[\]()#:@-]/g;

/** A text of the bot for pasting into a chat: one line in which nothing formats, links or mentions. */
export function plainForDiscord(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(SPECIAL, (character) => (character === "@" ? "@\u200b" : `\\${character}`))
    .replaceAll("://", ":\u200b//");
}

/** An id for pasting, which mentions nobody. */
export function idForDiscord(id: string): string {
  return `\`${id.replaceAll("`", "")}\``;
}

/** A time (epoch seconds) as every reader sees it in their own zone; "R" counts from now. */
export function timeForDiscord(seconds: number, style: "f" | "d" | "R" = "f"): string {
  return `<t:${Math.floor(seconds)}:${style}>`;
}

/** When a sanction began and ends, such as '<t:1700000000:f>, ends <t:1700086400:R>'. */
export function spanForDiscord({ timestamp, duration }: Sanction): string {
  const began = timeForDiscord(timestamp);
  if (duration === null || duration === 0) return `${began}, ${formatDuration(duration)}`;
  return `${began}, ${formatDuration(duration)}, until ${timeForDiscord(timestamp + duration)}`;
}
