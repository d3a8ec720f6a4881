import type { AvatarRecord } from "../contract/person.ts";

/** Pictures on one page (§9). */
export const AVATARS_A_PAGE = 100;

/** The records newest first; equal times stand in a fixed order, so that pages do not overlap. */
export function newestFirst(records: readonly AvatarRecord[]): AvatarRecord[] {
  return records.toSorted((a, b) => {
    if (a.timestamp !== b.timestamp) return b.timestamp - a.timestamp;
    return a.avatar < b.avatar ? -1 : a.avatar > b.avatar ? 1 : 0;
  });
}

/** The person a search asks for (§5): trimmed, null when nothing is left. */
export function searchedUser(query: string | null): string | null {
  return query?.trim() || null;
}
