import useSWRImmutable from "swr/immutable";
import type { UserData } from "../contract/person.ts";
import { RequestError } from "../live/http/request.ts";
import { withRetries } from "../live/http/retries.ts";

async function lookUp(id: string): Promise<UserData | null> {
  // Loads the decoders only where a profile is looked up.
  const { read } = await import("../live/http/read.ts");
  try {
    return (await withRetries(() => read("user", [id]))).value;
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null;
    throw error;
  }
}

/**
 * A person's profile: `known` from the server, else looked up once per tab, however many cards show the
 * person. Null while that is unknown, after a failure, and while `id` is null.
 */
export function usePerson(id: string | null, known: UserData | null | undefined): UserData | null {
  const { data } = useSWRImmutable<UserData | null, unknown>(
    id === null || known !== undefined ? null : `/api/user/${id}`,
    () => lookUp(id ?? ""),
    { shouldRetryOnError: false },
  );
  return known ?? data ?? null;
}
