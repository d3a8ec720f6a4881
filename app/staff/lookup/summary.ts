import { BLACKLISTS } from "../../content/staff/blacklists.ts";
import { LOOKUP as TEXT, sanctionLine, type Source } from "../../content/staff/lookup.ts";
import { STAFF } from "../../content/staff/staff.ts";
import { chatTime } from "../../format/chat-time.ts";
import { formatMoney } from "../../format/money.ts";
import { nameOf } from "../../people/name.ts";
import type { EconomySums } from "../economy/sums.ts";
import { idForDiscord, plainForDiscord, spanForDiscord } from "../list/discord.ts";
import { listTitle, type Lookup } from "./lookup.ts";

/** Sanctions in a copied summary; the chat platform takes 2,000 characters a message. */
const MOST_SANCTIONS = 8;
const MOST_REASON = 120;

/** A look-up as a message for the team's own chat. It mentions nobody. */
export function lookupForDiscord(lookup: Lookup): string {
  const { id, user, active, activeCount, readAt } = lookup;
  const name = nameOf(id, user);
  return [
    `**${TEXT.title}** ${idForDiscord(id)}${name === id ? "" : ` ${plainForDiscord(name)}`}`,
    ...(active.length === 0 ? [noSanctionText(lookup)] : []),
    ...active.slice(0, MOST_SANCTIONS).map(({ path, entry }) => {
      const reason = plainForDiscord(entry.reason.slice(0, MOST_REASON));
      const what = sanctionLine(listTitle(path), entry.what && plainForDiscord(entry.what));
      return `- ${what}, ${spanForDiscord(entry)}${reason === "" ? "" : `: ${reason}`}`;
    }),
    ...(activeCount > MOST_SANCTIONS ? [`- +${activeCount - MOST_SANCTIONS}`] : []),
    `${netTitle(lookup.sums)}: ${netText(lookup.sums)}`,
    `${TEXT.team}: ${teamText(lookup.rank)}`,
    `${TEXT.readAt} ${chatTime(readAt / 1000, "f")}`,
  ].join("\n");
}

/** Said where no sanction is in force, as far as the lists were read. */
export function noSanctionText({ failed }: Pick<Lookup, "failed">): string {
  return failed.some(isList) ? TEXT.noSanctionRead : TEXT.noSanction;
}

function isList(source: Source): boolean {
  return BLACKLISTS.some(({ read }) => read === source);
}

/** The name of the economy's net, which leaves out transfers whose direction is unknown. */
export function netTitle(sums: EconomySums | null | undefined): string {
  return sums && !sums.transfers.known ? TEXT.netWithoutTransfers : TEXT.net;
}

export function netText(sums: EconomySums | null | undefined): string {
  if (sums === undefined) return TEXT.unknownEconomy;
  if (sums === null) return TEXT.noEconomy;
  return `${sums.net > 0 ? "+" : ""}${formatMoney(sums.net)}`;
}

/** The rank on the team, where the bot names one. */
export function teamText(rank: string | null | undefined): string {
  if (rank === undefined) return TEXT.unknownTeam;
  if (rank === null) return TEXT.notOnTeam;
  return rank === "other" ? STAFF.teamMember : rank;
}
