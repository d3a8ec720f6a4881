import { useSyncExternalStore } from "react";
import { NOT_ASKED, teamStore } from "./team.ts";

export interface Team {
  /** Whether a user is on the team; false while the team is unknown. */
  isMember: (userId: string) => boolean;
  /** The rank of a member as the bot says it; null for anybody else. */
  rankOf: (userId: string) => string | null;
  /** Why the team is unknown, in words; null while there is nothing to say. */
  error: string | null;
}

/** The team as pages look it up. It is asked for once somebody is signed in. */
export function useTeam(): Team {
  const now = useSyncExternalStore(teamStore.subscribe, teamStore.get, () => NOT_ASKED);
  const members = now.state === "known" ? now.members : [];
  const rankOf = (userId: string) => members.find((item) => item.user_id === userId)?.rank ?? null;
  return {
    rankOf,
    isMember: (userId) => rankOf(userId) !== null,
    error: now.state === "failed" ? now.error : null,
  };
}
