import { useCallback, useRef, useState } from "react";
import useSWR from "swr";
import { now, timeLeft } from "./clock.ts";
import { read, type Answer, type Endpoint } from "./http/read.ts";

/** For so long one answer serves all components that read the same. */
const SHARED_MS = 300_000;

interface ReadOptions<Args extends readonly string[], T> {
  /** Whether the read is wanted yet. */
  isEnabled?: boolean;
  /** The age in seconds at which it is read again while the page is visible; without it, never. */
  refresh?: number;
  /** The answer in the document for these arguments, or that the server had none. */
  document?: Answer<Args, T> | "failed" | null;
  /** Whether it waits for `reload`, and makes one call at a time. */
  isOnPress?: boolean;
  /** Gets the value in place of the call, where several reads share one. */
  load?: () => Promise<T>;
}

interface Live<Args extends readonly string[], T> {
  /** The last answer, for the arguments of before while those for new ones are on their way; null without any. */
  answer: Answer<Args, T> | null;
  /** Why the last call failed; undefined if it has not. */
  error: unknown;
  isLoading: boolean;
  /** Reads again; never rejects. Resolves to the last answer, if there is any. */
  reload: () => Promise<Answer<Args, T> | undefined>;
  /** Puts what a write has answered in place of the answer. */
  replace: (value: T) => Promise<unknown>;
}

/** By this number what was read on a press is gone with the component that showed it. */
let mounts = 0;

/** A document that the browser restored on the way back may be hours old. */
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

/** A read of the worker as state, shared by all components: its answer with its age, or its error. */
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
      // If the server failed, the next call comes from 'Try Again' or from the next refresh.
      revalidateOnMount: isOnPress ? false : document ? isRestoredDocument() : undefined,
      revalidateIfStale: ttl === 0 && !isOnPress,
      revalidateOnFocus: ttl > 0,
      revalidateOnReconnect: !isOnPress,
      focusThrottleInterval: ttl,
      // What several reads share is kept by `load` itself.
      dedupingInterval: ttl > 0 || load ? 2_000 : SHARED_MS,
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
    reload() {
      if (!isOnPress) return mutate();
      // A second press may come before the first is drawn.
      pressed.current ??= mutate().finally(() => (pressed.current = null));
      return pressed.current;
    },
    replace: (value) => mutate(answerOf(args, value), { revalidate: false }),
  };
}
