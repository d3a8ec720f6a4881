/** The ranks of the team in the order of the team page. */
export const RANKS = [
  {
    rank: "Developer",
    heading: "Developers",
    tagline: "They write the bot and keep it running.",
    tone: "blue",
  },
  {
    rank: "Manager",
    heading: "Managers",
    tagline: "They lead the team and have the last word on every appeal.",
    tone: "red",
  },
  {
    rank: "Moderator",
    heading: "Moderators",
    tagline: "They enforce the rules and handle the blacklists.",
    tone: "purple",
  },
  {
    rank: "Supporter",
    heading: "Supporters",
    tagline: "They answer questions in the support server.",
    tone: "green",
  },
  {
    rank: "Other",
    heading: "Other",
    tagline: "They help in ways no other rank covers.",
    tone: "gray",
  },
] as const;

export type RankInfo = (typeof RANKS)[number];
export type Rank = RankInfo["rank"];
/** Colour of a rank: one of the theme's `rank-…` colours. */
export type RankTone = RankInfo["tone"];

/** The rank of that name, ignoring case; "Other" if there is none. */
export function rankInfo(text: string | null | undefined): RankInfo {
  const wanted = (text ?? "").trim().toLowerCase();
  return RANKS.find((info) => info.rank.toLowerCase() === wanted) ?? RANKS[4];
}

/** Its name alone. */
export function rankOf(text: string | null | undefined): Rank {
  return rankInfo(text).rank;
}
