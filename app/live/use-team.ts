import useSWR from "swr";
import { ERRORS } from "../contract/errors.ts";
import type { Member } from "../contract/person.ts";
import { tellFailure } from "./request.ts";
import { useViewer } from "./use-viewer.ts";

export interface Team {
  /** Whether a user is on the team; false while the team is unknown. */
  isMember: (userId: string) => boolean;
  /** The rank of a member as the bot says it; null for anybody else. */
  rankOf: (userId: string) => string | null;
  /** Why the team is unknown, in words; null while there is nothing to say. */
  error: string | null;
}

async function fetchTeam(): Promise<Member[]> {
  // The decoders weigh more than the frame, and only those who are signed in get here.
  const { read } = await import("./read.ts");
  return (await read("team", [])).value;
}

/** The team as pages look it up: asked for once, and only for those who are signed in (§4). */
export function useTeam(): Team {
  const { viewer } = useViewer();
  const { data, error } = useSWR<Member[], unknown>(viewer ? "team" : null, fetchTeam, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  const rankOf = (userId: string) => data?.find((item) => item.user_id === userId)?.rank ?? null;
  return {
    rankOf,
    isMember: (userId) => rankOf(userId) !== null,
    error: error === undefined ? null : tellFailure(error, ERRORS.fetchTeam),
  };
}
