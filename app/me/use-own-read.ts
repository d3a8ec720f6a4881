import useSWR from "swr";
import type { Decoded } from "../contract/decode.ts";
import { now } from "../live/clock.ts";
import { jsonOf, request } from "../live/http/request.ts";
import { useViewer } from "../live/session/viewer.ts";

interface OwnRead<T> {
  /** Null until it has come. `at`: epoch ms. */
  answer: { value: T; at: number } | null;
  /** Why the last call failed; undefined if it has not. */
  error: unknown;
  isLoading: boolean;
  /** Reads again; never rejects. */
  reload: () => Promise<unknown>;
}

/** For so long one answer serves all components that read the same. */
const SHARED_MS = 300_000;

/**
 * What the site keeps of whoever is signed in, read once they are known; whoever signs in next has an answer of their
 * own. Not by the table of reads, whose decoders other pages load too.
 */
export function useOwnRead<T>(path: string, decode: (answer: unknown) => Decoded<T>): OwnRead<T> {
  const { viewer } = useViewer();
  const { data, error, isValidating, mutate } = useSWR<{ value: T; at: number }, unknown>(
    viewer && [path, viewer.id],
    async () => ({ value: decode(await jsonOf(await request(path))).value, at: now() }),
    { revalidateOnFocus: false, shouldRetryOnError: false, dedupingInterval: SHARED_MS },
  );
  return { answer: data ?? null, error, isLoading: isValidating, reload: mutate };
}
