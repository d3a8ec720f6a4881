import { BLACKLIST_TEXT as TEXT, listTitle } from "../../content/staff/blacklists.ts";
import { isServerList } from "../../contract/lists.ts";
import type { Sanction } from "../../contract/sanction.ts";
import { idForDiscord, plainForDiscord, spanForDiscord } from "../list/discord.ts";

/** An entry as a message for the team's own chat, with its full address. It mentions nobody. */
export function entryForDiscord(entry: Sanction, address: string): string {
  const { list, subject, target, moderator, reason } = entry;
  const kind = isServerList(list) ? TEXT.server : TEXT.user;
  return [
    `**${listTitle(list)}**${target ? `: ${plainForDiscord(target)}` : ""}`,
    `${kind}: ${idForDiscord(subject)}`,
    ...(moderator === "" ? [] : [`${TEXT.moderator}: ${idForDiscord(moderator)}`]),
    spanForDiscord(entry),
    ...(reason.trim() === "" ? [] : [`${TEXT.columns.reason}: ${plainForDiscord(reason)}`]),
    `<${address}>`,
  ].join("\n");
}
