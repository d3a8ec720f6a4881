import { ranks, writingRanks } from "./ranks.static.ts";

/** In the team page's order. */
export const RANKS = ranks;

/** Ranks that may write incidents unless INCIDENT_RANKS names them: the upper half. */
export const WRITING_RANKS = writingRanks;

export type RankInfo = (typeof RANKS)[number];

/** The rank of that name, ignoring case; else the last one. */
export function rankInfo(text: string | null | undefined): RankInfo {
  const wanted = (text ?? "").trim().toLowerCase();
  const found = RANKS.find((info) => info.rank.toLowerCase() === wanted) ?? RANKS.at(-1);
  if (!found) throw new RangeError("A brand has at least one rank");
  return found;
}

/** The name that `rankInfo` finds. */
export function rankOf(text: string | null | undefined): string {
  return rankInfo(text).rank;
}
