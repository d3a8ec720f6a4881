import { useCallback, useRef, useState } from "react";
import useSWR from "swr";
import { now, timeLeft } from "./clock.ts";
import { read, type Answer, type Endpoint } from "./http/read.ts";

/** How long one answer serves all components with the same read. */
const SHARED_MS = 300_000;

interface ReadOptions<Args extends readonly string[], T> {
  /** Reads only once this is true. */
  isEnabled?: boolean;
  /** Age (s) at which it is read again while the page is visible; without it, never. */
  refresh?: number;
  /** The document's answer for these arguments, or "failed" if the server had none. */
  document?: Answer<Args, T> | "failed" | null;
  /** Reads only on `reload`, one call at a time. */
  isOnPress?: boolean;
  /** Replaces the call, where several reads share one. */
  load?: () => Promise<T>;
}

interface Live<Args extends readonly string[], T> {
  /** The last answer, for the previous arguments while new ones load; null for none. */
  answer: Answer<Args, T> | null;
  /** Why the last call failed; undefined if it succeeded. */
  error: unknown;
  isLoading: boolean;
  /** Reads again; never rejects. Resolves to the last answer, if any. */
  reload: () => Promise<Answer<Args, T> | undefined>;
  /** Replaces the answer by what a write returned. */
  replace: (value: T) => Promise<unknown>;
}

/** Numbers components that read on a press: each has its own answer, which goes with it. */
let mounts = 0;

/** A document restored on the way back may be hours old. */
function isRestoredDocument(): boolean {
  if (typeof window === "undefined") return false;
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
}

function newer<Args extends readonly string[], T>(
  known: Answer<Args, T> | undefined,
  sent: Answer<Args, T> | null,
): Answer<Args, T> | null {
  if (!known || !sent) return known ?? sent;
  return sent.asOf > known.asOf ? sent : known;
}

function answerOf<Args extends readonly string[], T>(args: Args, value: T): Answer<Args, T> {
  const at = now();
  return { args, value, asOf: at, at };
}

/** A read of the worker as state shared by all components: answer with age, or error. */
export function useRead<Args extends readonly string[], T>(
  endpoint: Endpoint<Args, T>,
  args: NoInfer<Args>,
  options: ReadOptions<Args, T> = {},
): Live<Args, T> {
  const { isEnabled = true, refresh, document = null, isOnPress = false, load } = options;
  const [mount] = useState(() => (isOnPress ? String((mounts += 1)) : ""));
  const pressed = useRef<Promise<Answer<Args, T> | undefined>>(null);
  const ttl = (refresh ?? 0) * 1_000;
  const fromDocument = document === "failed" ? null : document;
  const refreshInterval = useCallback(
    (latest: Answer<Args, T> | undefined) => {
      const answer = newer(latest, fromDocument);
      return ttl > 0 && answer ? timeLeft(answer, ttl) : ttl;
    },
    [ttl, fromDocument],
  );
  const { data, error, isValidating, mutate } = useSWR<Answer<Args, T>, unknown>(
    isEnabled ? [endpoint.path(...args), ...args, mount] : null,
    async () => (load ? answerOf(args, await load()) : read(endpoint, args)),
    {
      fallbackData: fromDocument ?? undefined,
      // After a failure of the server, only 'Try Again' or the next refresh reads.
      revalidateOnMount: isOnPress ? false : document ? isRestoredDocument() : undefined,
      revalidateIfStale: ttl === 0 && !isOnPress,
      revalidateOnFocus: ttl > 0,
      revalidateOnReconnect: !isOnPress,
      focusThrottleInterval: ttl,
      // `load` itself keeps what several reads share.
      dedupingInterval: ttl > 0 || load ? 2_000 : SHARED_MS,
      refreshInterval,
      keepPreviousData: true,
      shouldRetryOnError: ttl > 0,
      // After an error SWR stops refreshing, and its pauses grow to half an hour: retry each `ttl`.
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
    // SWR's data may be for other arguments, or older than the document's.
    answer: (isCurrent ? newer(data, fromDocument) : (fromDocument ?? data)) ?? null,
    error,
    isLoading: isValidating,
    reload() {
      if (!isOnPress) return mutate();
      // A second press may come before the next render.
      pressed.current ??= mutate().finally(() => (pressed.current = null));
      return pressed.current;
    },
    replace: (value) => mutate(answerOf(args, value), { revalidate: false }),
  };
}
