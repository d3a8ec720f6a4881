import useSWR from "swr";
import type { Profiles, UserData } from "../contract/person.ts";
import { now } from "../live/hooks/now.ts";
import { jsonOf, request } from "../live/http/request.ts";
import { withRetries } from "../live/http/retries.ts";
import { createProfileBatch } from "./profile-batch.ts";

/** How long a tab shows a profile before it looks it up again. */
const PROFILE_MS = 24 * 60 * 60 * 1000;

async function fetchProfiles(ids: readonly string[]): Promise<Profiles> {
  const { decodeProfiles } = await import("../live/http/decoders.ts");
  const response = await withRetries(() => request(`/api/users?ids=${ids.join(",")}`));
  return decodeProfiles(await jsonOf(response));
}

const lookUp = createProfileBatch({ fetchProfiles, now });

/**
 * A person's profile: `known` from the server, else looked up once, however many cards show the person.
 * Undefined until that has an outcome and while `id` is null; null after a failure, too.
 */
export function usePerson(
  id: string | null,
  known: UserData | null | undefined,
): UserData | null | undefined {
  const { data, error } = useSWR<UserData | null, unknown>(
    id === null || known !== undefined ? null : ["profile", id],
    () => lookUp(id ?? ""),
    {
      dedupingInterval: PROFILE_MS,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  if (known !== undefined) return known;
  return error === undefined ? data : (data ?? null);
}
