import { RANKS, rankOf, type RankInfo } from "../content/ranks.ts";
import { compareIds } from "../contract/digits.ts";

export interface RankGroup<T> {
  info: RankInfo;
  members: T[];
}

/** Members by rank, highest first, then by user id; without empty ranks. */
export function byRank<T extends { user_id: string; rank: string }>(
  members: readonly T[],
): RankGroup<T>[] {
  return RANKS.map((info) => ({
    info,
    members: members
      .filter((member) => rankOf(member.rank) === info.rank)
      .sort((a, b) => compareIds(a.user_id, b.user_id)),
  })).filter((group) => group.members.length > 0);
}
