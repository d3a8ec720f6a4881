import { ranks, writingRanks } from "./ranks.static.ts";

/** The ranks of the team in the order of the team page. */
export const RANKS = ranks;

/** The ranks that may write incidents unless INCIDENT_RANKS says otherwise: the upper half, one at least. */
export const WRITING_RANKS = writingRanks;

export type RankInfo = (typeof RANKS)[number];

/** The rank of that name, ignoring case; the last one if there is none. */
export function rankInfo(text: string | null | undefined): RankInfo {
  const wanted = (text ?? "").trim().toLowerCase();
  const found = RANKS.find((info) => info.rank.toLowerCase() === wanted) ?? RANKS.at(-1);
  if (!found) throw new RangeError("A brand has at least one rank");
  return found;
}

/** The name of the rank that `rankInfo` finds. */
export function rankOf(text: string | null | undefined): string {
  return rankInfo(text).rank;
}
