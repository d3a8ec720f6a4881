import { chatTime, escapeChat } from "../../format/chat-text.ts";
import { formatDuration } from "../../format/duration.ts";
import type { SanctionTimes } from "../../contract/in-force.ts";

/** A bot's text for pasting into a chat: one line that formats, links and mentions nothing. */
export function plainForDiscord(text: string): string {
  return (
    escapeChat(text.replaceAll(/\s+/g, " ").trim())
      // The chat mentions and links through an escape.
      .replaceAll("\\@", "@\u200b")
      .replaceAll("://", ":\u200b//")
  );
}

/** An id for pasting, which mentions nobody. */
export function idForDiscord(id: string): string {
  return `\`${id.replaceAll("`", "")}\``;
}

/** When a sanction began and ends, such as '<t:1700000000:f>, 1d 0h 0m, until <t:1700086400:f>'. */
export function spanForDiscord({ timestamp, duration }: SanctionTimes): string {
  const began = chatTime(timestamp, "f");
  if (duration === null || duration === 0) return `${began}, ${formatDuration(duration)}`;
  return `${began}, ${formatDuration(duration)}, until ${chatTime(timestamp + duration, "f")}`;
}
