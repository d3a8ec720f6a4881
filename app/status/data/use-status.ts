import { useCallback, useRef, useState } from "react";
import useSWR, { type SWRConfiguration } from "swr";
import { hasRead } from "../../content/reads.ts";
import type { Range } from "../../contract/range.ts";
import type { Shard } from "../../contract/status.ts";
import type { UptimeReport } from "../../contract/uptime.ts";
import { requestIdOf } from "../../live/http/request.ts";
import { pageSeconds } from "../../live/hooks/use-page-seconds.ts";
import { refreshAfter, type History, type ServerStatus, type Snapshot } from "./snapshot.ts";
import { requestErrorText } from "./status-error.ts";

/** Seconds after which an answer is requested again. */
const SHARDS_TTL = 60;
const HISTORY_TTL = 300;
const RETRY_MS = 60_000;
const UPTIME_REFRESH_MS = 300_000;

const loadFetchers = () => import("./fetch-status.ts");

type RefreshInterval = (latest: Snapshot<unknown> | undefined) => number;

/** Milliseconds until a snapshot is requested again: when it is as old as its TTL, wherever it grew old. */
function useRefreshInterval(fromServer: Snapshot<unknown> | null, ttl: number): RefreshInterval {
  const last = useRef<{ snapshot: Snapshot<unknown> | null; old: number }>({
    snapshot: null,
    old: 0,
  });
  return useCallback(
    (latest) => {
      const snapshot = latest ?? fromServer;
      if (!snapshot) return RETRY_MS;
      if (last.current.snapshot !== snapshot) {
        last.current = { snapshot, old: snapshot.age < ttl ? 0 : last.current.old + 1 };
      }
      return 1_000 * refreshAfter(snapshot, { ttl, old: last.current.old, now: pageSeconds() });
    },
    [fromServer, ttl],
  );
}

/** A document the browser restored on the way back may be hours old. */
function isRestoredDocument(): boolean {
  if (typeof document === "undefined") return false;
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
}

/** Refreshes when the TTL is over, not in hidden tabs; the last data stays on view meanwhile. */
function optionsFor<T>(
  fromServer: Snapshot<T> | null,
  serverError: string | null,
  ttl: number,
  refreshInterval: RefreshInterval,
): SWRConfiguration<Snapshot<T>, unknown> {
  return {
    fallbackData: fromServer ?? undefined,
    // After an error of the server the next call is that of 'Try Again' or of the next refresh.
    revalidateOnMount: fromServer || serverError ? isRestoredDocument() : undefined,
    revalidateIfStale: false,
    refreshInterval,
    focusThrottleInterval: ttl * 1_000,
    keepPreviousData: true,
    // SWR stops its refreshes after an error. The call has made its own retries by then.
    onErrorRetry(_error, _key, _config, revalidate, { retryCount }) {
      setTimeout(() => {
        if (!document.hidden) void revalidate({ retryCount });
      }, RETRY_MS);
    },
  };
}

export interface LiveStatus {
  shards: Snapshot<Shard[]> | null;
  /** Points of `range`, or of the range before while they load. */
  history: Snapshot<History> | null;
  /** Why there is nothing to show; null while there is, or while it loads. */
  shardsError: string | null;
  historyError: string | null;
  /** Of the call behind such an error; undefined for the document's own, null where none reached the worker. */
  shardsRequestId: string | null | undefined;
  historyRequestId: string | null | undefined;
  /** Requests both again; the page shows its placeholders until then. */
  retry: () => void;
  isRetrying: boolean;
}

function errorText(error: unknown): string | null {
  return error === undefined ? null : requestErrorText(error);
}

function requestIdFor(error: unknown): string | null | undefined {
  return error === undefined ? undefined : requestIdOf(error);
}

/** Shards and the history of a range: first what the server sent, then kept up to date. */
export function useStatus(fromServer: ServerStatus | null, range: Range): LiveStatus {
  const [isRetrying, setRetrying] = useState(false);
  const serverShards = fromServer?.shards ?? null;
  const serverShardsError = fromServer?.shardsError ?? null;
  const isServerRange = fromServer?.range === range;
  const serverHistory = isServerRange ? fromServer.history : null;
  const serverHistoryError = isServerRange ? fromServer.historyError : null;

  const shardsInterval = useRefreshInterval(serverShards, SHARDS_TTL);
  const historyInterval = useRefreshInterval(serverHistory, HISTORY_TTL);
  const shards = useSWR<Snapshot<Shard[]>, unknown>(
    "/api/shards",
    async () => (await loadFetchers()).fetchShards(),
    optionsFor(serverShards, serverShardsError, SHARDS_TTL, shardsInterval),
  );
  const history = useSWR<Snapshot<History>, unknown>(
    hasRead("history") ? `/api/history?range=${range}` : null,
    async () => (await loadFetchers()).fetchHistory(range),
    optionsFor(serverHistory, serverHistoryError, HISTORY_TTL, historyInterval),
  );
  const { mutate: refreshShards } = shards;
  const { mutate: refreshHistory } = history;

  const retry = useCallback(() => {
    setRetrying(true);
    void Promise.allSettled([refreshShards(), refreshHistory()]).then(() => setRetrying(false));
  }, [refreshShards, refreshHistory]);

  // While it has nothing cached for this range, SWR answers the range before, even where the server
  // has sent this one.
  const latest = history.data?.value.range === range ? history.data : serverHistory;
  return {
    shards: shards.data ?? null,
    history: latest ?? history.data ?? null,
    shardsError: shards.data ? null : (errorText(shards.error) ?? serverShardsError),
    shardsRequestId: requestIdFor(shards.error),
    historyRequestId: requestIdFor(history.error),
    historyError: latest ? null : (errorText(history.error) ?? serverHistoryError),
    retry,
    isRetrying,
  };
}

/** The uptime record and the operator's notice, from the server's page on and kept up to date. */
export function useUptime(fromServer: UptimeReport | null): {
  report: UptimeReport | null;
  hasFailed: boolean;
} {
  const { data, error } = useSWR<UptimeReport, unknown>(
    "/status/uptime.json",
    async () => (await loadFetchers()).fetchUptime(),
    {
      fallbackData: fromServer ?? undefined,
      revalidateOnMount: fromServer === null,
      refreshInterval: UPTIME_REFRESH_MS,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  );
  return { report: data ?? null, hasFailed: error !== undefined };
}
