import { cut } from "../../contract/cut.ts";
import { listTitle, sanctionLine } from "../../content/staff/blacklists.ts";
import { LOOKUP as TEXT } from "../../content/staff/lookup.ts";
import { STAFF } from "../../content/staff/staff.ts";
import { chatTime } from "../../format/chat-text.ts";
import { signedMoney } from "../../format/money.ts";
import { nameOf } from "../../people/person-name.tsx";
import type { EconomySums } from "../economy/sums.ts";
import { idForDiscord, plainForDiscord, spanForDiscord } from "../list/discord.ts";
import { areListsWhole, gapLines, isList, type Gaps } from "../list/gaps.ts";
import type { Lookup } from "./lookup.ts";

/** Sanctions in a copied summary; the chat platform takes 2,000 characters a message. */
const MOST_SANCTIONS = 8;
const MOST_REASON = 120;

/** A look-up as a message for the team's own chat, with its full address. It mentions nobody. */
export function lookupForDiscord(lookup: Lookup, address: string): string {
  const { id, user, rank, active, activeCount, sums, gaps, readAt } = lookup;
  const name = nameOf(id, user);
  return [
    `**${TEXT.title}** ${idForDiscord(id)}${name === id ? "" : ` ${plainForDiscord(name)}`}`,
    ...(active.length === 0 ? [noSanctionText(gaps)] : []),
    ...active.slice(0, MOST_SANCTIONS).map((entry) => {
      const reason = plainForDiscord(cut(entry.reason, MOST_REASON));
      const what = sanctionLine(
        listTitle(entry.list),
        entry.target && plainForDiscord(entry.target),
      );
      const by = entry.moderator === "" ? "" : `, ${TEXT.givenBy} ${idForDiscord(entry.moderator)}`;
      return `- ${what}, ${spanForDiscord(entry)}${by}${reason === "" ? "" : `: ${reason}`}`;
    }),
    ...(activeCount > MOST_SANCTIONS ? [`- +${activeCount - MOST_SANCTIONS}`] : []),
    ...(sums === null ? [] : [`${netTitle(sums)}: ${netText(sums)}`]),
    ...(rank === null ? [] : [`${TEXT.team}: ${teamText(lookup)}`]),
    ...gapLines(gaps),
    `${TEXT.readAt} ${chatTime(readAt / 1000, "f")}`,
    `<${address}>`,
  ].join("\n");
}

/** Says that no sanction is in force, as far as we read the lists. */
export function noSanctionText(gaps: Gaps): string {
  if (gaps.failed.some(isList)) return TEXT.noSanctionRead;
  if (gaps.late.some(isList)) return TEXT.noSanctionYet;
  if (gaps.closed.some(isList)) return TEXT.noSanctionSeen;
  return areListsWhole(gaps) ? TEXT.noSanction : TEXT.noSanctionInRows;
}

/** The title of the economy total, which leaves out transfers of unknown direction. */
export function netTitle(sums: EconomySums | undefined): string {
  return sums && !sums.transfers.known ? TEXT.netWithoutTransfers : TEXT.net;
}

export function netText(sums: EconomySums | undefined): string {
  return sums ? signedMoney(sums.net) : TEXT.unknownEconomy;
}

/** The rank on the team, if the bot names one. */
export function teamText({ rank, gaps }: Pick<Lookup, "rank" | "gaps">): string {
  if (rank === undefined) return gaps.late.includes("activity") ? TEXT.late : TEXT.unknownTeam;
  return rank === "other" ? STAFF.teamMember : (rank ?? "");
}
