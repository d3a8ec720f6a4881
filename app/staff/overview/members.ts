import type { RankGroup } from "../../people/by-rank.ts";
import { nameOf } from "../../people/person-name.tsx";
import type { Profiles } from "../../contract/person.ts";
import { compareText, sortRows, type Comparators, type Sort } from "../list/list-query.ts";
import type { MemberRow } from "./overview.ts";

export interface RankedRow extends MemberRow {
  info: RankGroup<MemberRow>["info"];
  /** Index of the rank among the groups. */
  rankIndex: number;
}

export const COMPARATORS = {
  member: (a, b) => compareText(a.name, b.name),
  rank: (a, b) => a.rankIndex - b.rankIndex,
  messages: (a, b) => a.messages - b.messages,
  // Sorts an unknown change as none.
  change: (a, b) => (a.change ?? 0) - (b.change ?? 0),
  // Members without any message come first.
  last: (a, b) => compareText(a.lastDay ?? "", b.lastDay ?? ""),
} satisfies Comparators<string, RankedRow>;

export type MemberKey = keyof typeof COMPARATORS;

/** The members' order at first: by rank, in the order of the charts. */
export const DEFAULT_SORT: Sort<MemberKey> = { key: "rank", descending: false };

/** The groups with the names and avatars that loaded after the page. */
export function withNames(groups: readonly RankGroup<MemberRow>[], names: Profiles) {
  return groups.map(({ info, members }) => ({
    info,
    members: members.map((member) => {
      const user = names[member.user_id];
      if (member.resolved || !user) return member;
      return { ...member, name: nameOf(member.user_id, user), avatar: user.avatar };
    }),
  }));
}

/** All members, sorted; equal ones by rank. */
export function sortedMembers(
  groups: readonly RankGroup<MemberRow>[],
  sort: Sort<MemberKey>,
): RankedRow[] {
  const rows = groups.flatMap(({ info, members }, rankIndex) =>
    members.map((member) => ({ ...member, info, rankIndex })),
  );
  return sortRows(rows, COMPARATORS, sort);
}

/** Members without a message in the range, the longest inactive first. */
export function inactiveMembers(groups: readonly RankGroup<MemberRow>[]): RankedRow[] {
  return sortedMembers(groups, { key: "last", descending: false }).filter(
    (row) => row.messages === 0,
  );
}
