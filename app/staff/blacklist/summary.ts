import { BLACKLIST_TEXT as TEXT, type Blacklist } from "../../content/staff/blacklists.ts";
import { idForDiscord, plainForDiscord, spanForDiscord } from "../list/discord.ts";
import type { BlacklistEntry } from "./blacklist.ts";

/** An entry as a message for the team's own chat, with its full address. It mentions nobody. */
export function entryForDiscord(
  blacklist: Blacklist,
  entry: BlacklistEntry,
  address: string,
): string {
  const { subject, what, moderator, reason } = entry;
  const kind = blacklist.subject === "User ID" ? TEXT.user : TEXT.server;
  return [
    `**${blacklist.title}**${what ? `: ${plainForDiscord(what)}` : ""}`,
    `${kind}: ${idForDiscord(subject)}`,
    ...(moderator === "" ? [] : [`${TEXT.moderator}: ${idForDiscord(moderator)}`]),
    spanForDiscord(entry),
    ...(reason.trim() === "" ? [] : [`${TEXT.columns.reason}: ${plainForDiscord(reason)}`]),
    `<${address}>`,
  ].join("\n");
}
