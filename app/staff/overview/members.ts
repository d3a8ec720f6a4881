import type { Profiles } from "../../contract/person.ts";
import type { RankGroup } from "../../people/by-rank.ts";
import { nameOf } from "../../people/name.ts";
import type { MemberRow } from "./overview.ts";
import { byWords, ordered, type Sort } from "../list/list-query.ts";

export const MEMBER_KEYS = ["member", "rank", "messages", "change", "last"] as const;
export type MemberKey = (typeof MEMBER_KEYS)[number];

/** By rank, as the charts stand. */
export const BY_RANK: Sort<MemberKey> = { key: "rank", down: false };

/** The groups with the names that came after the page. */
export function named(groups: readonly RankGroup<MemberRow>[], names: Profiles) {
  return groups.map(({ info, members }) => ({
    info,
    members: members.map((member) => {
      const user = names[member.user_id];
      if (member.resolved || !user) return member;
      return { ...member, name: nameOf(member.user_id, user), avatar: user.avatar };
    }),
  }));
}

export interface RankedRow extends MemberRow {
  info: RankGroup<MemberRow>["info"];
  /** Place of the rank, from 0. */
  place: number;
}

const COMPARE: Record<MemberKey, (a: RankedRow, b: RankedRow) => number> = {
  member: (a, b) => byWords(a.name, b.name),
  rank: (a, b) => a.place - b.place,
  messages: (a, b) => a.messages - b.messages,
  // Without a window to compare with there is no change in either direction.
  change: (a, b) => (a.change ?? 0) - (b.change ?? 0),
  // Who never wrote has been quiet the longest.
  last: (a, b) => byWords(a.lastDay ?? "", b.lastDay ?? ""),
};

/** All members in the wanted order; equal ones by rank. */
export function sortedMembers(
  groups: readonly RankGroup<MemberRow>[],
  { key, down }: Sort<MemberKey>,
): RankedRow[] {
  const rows = groups.flatMap(({ info, members }, place) =>
    members.map((member) => ({ ...member, info, place })),
  );
  return ordered(rows, COMPARE[key], down);
}

/** Those without a message in the range, the longest quiet first. */
export function quietMembers(groups: readonly RankGroup<MemberRow>[]): RankedRow[] {
  return sortedMembers(groups, { key: "last", down: false }).filter((row) => row.messages === 0);
}
