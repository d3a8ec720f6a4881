import { useCallback, useState } from "react";
import useSWR, { type SWRConfiguration } from "swr";
import type { Range } from "../../contract/range.ts";
import type { Point, Shard } from "../../contract/status.ts";
import { askStatus, statusError } from "./ask-status.ts";
import { pageSeconds } from "../../live/hooks/use-page-seconds.ts";

/** A value with the worker's times (epoch ms) and when this page heard it (seconds of its life). */
export interface Snapshot<T> {
  value: T;
  asOf: number;
  at: number;
  heard: number;
}

/** The points of a range, without the closing one. */
export interface History {
  range: Range;
  points: Point[];
}

/** What the server's own page knew; a client navigation has none of it. */
export interface Loaded {
  range: Range;
  shards: Snapshot<Shard[]> | null;
  history: Snapshot<History> | null;
  shardsError: string | null;
  historyError: string | null;
}

/** Seconds an answer is good for in this browser (§9): shards 1 min, history 5 min per range. */
const SHARDS_KEEP = 60;
const HISTORY_KEEP = 300;
const REFRESH_MS = 60_000;
/** Seconds after which the figures of a page that only now becomes live are asked for at once. */
const OLD_PAGE = 90;

const shardsKept = new Map<string, Snapshot<Shard[]>>();
const historyKept = new Map<string, Snapshot<History>>();

/** What is kept for a path, else what our edge answers. */
async function through<T>(
  store: Map<string, Snapshot<T>>,
  path: string,
  keep: number,
  decode: (body: unknown) => Promise<T>,
): Promise<Snapshot<T>> {
  const known = store.get(path);
  if (known && pageSeconds() - known.heard < keep) return known;
  const { body, asOf, at } = await askStatus(path);
  const snapshot = { value: await decode(body), asOf, at, heard: pageSeconds() };
  store.set(path, snapshot);
  return snapshot;
}

// The page itself needs no decoder: they come with the first call.
async function decodeShards(body: unknown): Promise<Shard[]> {
  return (await import("./read-status.ts")).readShards(body);
}

function decodeHistory(range: Range) {
  return async function decode(body: unknown): Promise<History> {
    return { range, points: (await import("./read-status.ts")).readPoints(body) };
  };
}

const SHARDS_PATH = "/api/shards";
const historyPath = (range: Range) => `/api/history?range=${range}`;

/**
 * Whether the figures in the document may be old. The worker keeps this page for seconds; longer only the
 * browser does, which draws it again on the way back. The worker's clock and the reader's say nothing
 * about each other, so the time since the page was asked for counts.
 */
function isOldPage(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const isBack =
    navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
  return isBack || pageSeconds() > OLD_PAGE;
}

/** SWR as the status page wants it: every minute, not in hidden tabs, the old picture meanwhile. */
function settings<T>(
  loaded: Snapshot<T> | null,
  error: string | null,
): SWRConfiguration<Snapshot<T>, unknown> {
  const isOld = loaded !== null && typeof document !== "undefined" && isOldPage();
  return {
    fallbackData: loaded ?? undefined,
    // What the server could not have is asked for by 'Try Again' or at the next minute.
    revalidateOnMount: loaded || error ? isOld : undefined,
    revalidateIfStale: false,
    refreshInterval: REFRESH_MS,
    keepPreviousData: true,
    focusThrottleInterval: REFRESH_MS,
    // The fetch makes its own three attempts; after that the next minute is soon enough.
    onErrorRetry(_error, _key, _config, revalidate, { retryCount }) {
      setTimeout(() => {
        if (!document.hidden) void revalidate({ retryCount });
      }, REFRESH_MS);
    },
  };
}

export interface LiveStatus {
  shards: Snapshot<Shard[]> | null;
  /** Points of `range`, or of the one before while they load. */
  history: Snapshot<History> | null;
  /** Why there is nothing to show; null while there is, or while it loads. */
  shardsError: string | null;
  historyError: string | null;
  /** Forgets what is kept and asks for both again; until then the page shows its placeholders. */
  retry: () => void;
  retrying: boolean;
}

function words(error: unknown): string | null {
  return error === undefined ? null : statusError(error).message;
}

/** Shards and the history of a range, from the server's page on and kept up to date. */
export function useStatus(loaded: Loaded | null, range: Range): LiveStatus {
  const [retrying, setRetrying] = useState(false);
  const ownHistory = loaded?.range === range ? loaded : null;
  const shards = useSWR<Snapshot<Shard[]>, unknown>(
    SHARDS_PATH,
    () => through(shardsKept, SHARDS_PATH, SHARDS_KEEP, decodeShards),
    settings(loaded?.shards ?? null, loaded?.shardsError ?? null),
  );
  const history = useSWR<Snapshot<History>, unknown>(
    historyPath(range),
    () => through(historyKept, historyPath(range), HISTORY_KEEP, decodeHistory(range)),
    settings(ownHistory?.history ?? null, ownHistory?.historyError ?? null),
  );
  const { mutate: againShards } = shards;
  const { mutate: againHistory } = history;

  const retry = useCallback(() => {
    shardsKept.clear();
    historyKept.clear();
    setRetrying(true);
    void Promise.allSettled([againShards(), againHistory()]).then(() => setRetrying(false));
  }, [againShards, againHistory]);

  // SWR prefers the range before to what the server's page brought for this one.
  const own = ownHistory?.history ?? null;
  const kept = history.data ?? null;
  const known = own && kept?.value.range !== range ? own : kept;
  const hasRange = known?.value.range === range;
  return {
    shards: shards.data ?? null,
    history: known,
    shardsError: shards.data ? null : (words(shards.error) ?? loaded?.shardsError ?? null),
    historyError: hasRange ? null : (words(history.error) ?? ownHistory?.historyError ?? null),
    retry,
    retrying,
  };
}
