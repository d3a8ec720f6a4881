import useSWR from "swr";
import type { UserData } from "../contract/person.ts";
import { RequestError } from "../live/http/request.ts";
import { withRetries } from "../live/http/retries.ts";

/** How long a profile is believed in this tab (§9), in ms. */
export const KEPT_FOR = { team: 24 * 60 * 60 * 1000, feedback: 30 * 60 * 1000 } as const;

async function lookUp(id: string): Promise<UserData | null> {
  // The decoders come only once somebody is looked up.
  const { read } = await import("../live/http/read.ts");
  try {
    return (await withRetries(() => read("user", [id]))).value;
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null; // nobody by that id
    throw error;
  }
}

/**
 * A person's profile: as the page knows it, else looked up from the browser, once per person however
 * many cards ask; `id` null asks nothing yet. A lookup that fails leaves them without (§8).
 */
export function usePerson(
  id: string | null,
  known: UserData | null | undefined,
  keepMs: number,
): UserData | null {
  const { data } = useSWR<UserData | null, unknown>(
    id === null || known !== undefined ? null : `/api/user/${id}`,
    () => lookUp(id ?? ""),
    {
      // Within this time a second card, or the page seen again, gets the answer that is there.
      dedupingInterval: keepMs,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  return known ?? data ?? null;
}
