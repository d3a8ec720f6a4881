import { useCallback } from "react";
import useSWR from "swr";
import { timeLeft } from "./clock.ts";
import type { Answer, ArgsOf, EndpointName } from "./http/read.ts";

/** For so long one answer serves all components that read the same. */
const SHARED_MS = 300_000;

interface ReadOptions<Name extends EndpointName> {
  /** Whether the read is wanted yet. */
  isEnabled?: boolean;
  /** The age in seconds at which it is read again while the page is visible; without it, never. */
  refresh?: number;
  /** The answer in the document for these arguments, or that the server had none. */
  document?: Answer<Name> | "failed" | null;
}

interface Live<Name extends EndpointName> {
  /** The last answer, for the arguments of before while those for new ones are on their way; null without any. */
  answer: Answer<Name> | null;
  /** Why the last call failed; undefined if it has not. */
  error: unknown;
  isLoading: boolean;
  /** Reads again; never rejects. */
  reload: () => Promise<unknown>;
}

/** A document that the browser restored on the way back may be hours old. */
function isRestoredDocument(): boolean {
  if (typeof window === "undefined") return false;
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
}

function newer<Name extends EndpointName>(
  known: Answer<Name> | undefined,
  sent: Answer<Name> | null,
): Answer<Name> | null {
  if (!known || !sent) return known ?? sent;
  return sent.asOf > known.asOf ? sent : known;
}

/** A read of the worker as state, shared by all components: its answer with its age, or its error. */
export function useRead<Name extends EndpointName>(
  name: Name,
  args: ArgsOf<Name>,
  { isEnabled = true, refresh, document = null }: ReadOptions<Name> = {},
): Live<Name> {
  const ttl = (refresh ?? 0) * 1_000;
  const fromDocument = document === "failed" ? null : document;
  const refreshInterval = useCallback(
    (latest: Answer<Name> | undefined) => {
      const answer = newer(latest, fromDocument);
      return ttl > 0 && answer ? timeLeft(answer, ttl) : ttl;
    },
    [ttl, fromDocument],
  );
  const { data, error, isValidating, mutate } = useSWR<Answer<Name>, unknown>(
    isEnabled ? [name, ...args] : null,
    async () => (await import("./http/read.ts")).read(name, args),
    {
      fallbackData: fromDocument ?? undefined,
      // If the server failed, the next call comes from 'Try Again' or from the next refresh.
      revalidateOnMount: document ? isRestoredDocument() : undefined,
      revalidateIfStale: ttl === 0,
      revalidateOnFocus: ttl > 0,
      focusThrottleInterval: ttl,
      dedupingInterval: ttl > 0 ? 2_000 : SHARED_MS,
      refreshInterval,
      keepPreviousData: true,
      shouldRetryOnError: ttl > 0,
      // After an error SWR does not refresh any more; its own pauses grow to half an hour.
      onErrorRetry(_error, _key, { isVisible }, revalidate, { retryCount }) {
        function retry() {
          if (isVisible()) void revalidate({ retryCount });
          else setTimeout(retry, ttl);
        }
        setTimeout(retry, ttl);
      },
    },
  );
  const isCurrent = data?.args.join() === args.join();
  return {
    // SWR prefers what it has to what the server sent: the answer for the arguments of before, or of an earlier visit.
    answer: (isCurrent ? newer(data, fromDocument) : (fromDocument ?? data)) ?? null,
    error,
    isLoading: isValidating,
    reload: mutate,
  };
}
