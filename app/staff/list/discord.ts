import { chatTime } from "../../format/chat-time.ts";
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

/** When a sanction began and ends, such as '<t:1700000000:f>, 1d 0h 0m, until <t:1700086400:f>'. */
export function spanForDiscord({ timestamp, duration }: Sanction): string {
  const began = chatTime(timestamp, "f");
  if (duration === null || duration === 0) return `${began}, ${formatDuration(duration)}`;
  return `${began}, ${formatDuration(duration)}, until ${chatTime(timestamp + duration, "f")}`;
}
