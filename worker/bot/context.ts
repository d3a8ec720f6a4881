import { HOUR_MS } from "../../app/contract/buckets.ts";
import { BoundedMap } from "../primitives/bounded-map.ts";
import type { ConcurrencyLimit } from "../primitives/concurrency-limit.ts";
import type { Log } from "../logging/log.ts";
import { createSingleFlight, type SingleFlight } from "../primitives/single-flight.ts";
import { createBreaker, type Breaker } from "./breaker.ts";
import { createMemoryCache, READ_MS, type CacheEntry, type CacheStores } from "./cache.ts";
import { PATIENT_MS, TOTAL_MS, type BotFetch } from "./upstream.ts";
import type { DataState } from "../../app/contract/bot.ts";

/** How long a visitor waits for any refresh: two store reads and a bot request. */
export const WAIT_MS = 2 * READ_MS + TOTAL_MS + 50;

/**
 * Parallel reads of a request. The platform allows six connections; a fetch beyond them would queue
 * while its timeout runs. One is left for other stores.
 */
export const MAX_CONCURRENT_READS = 5;

const MAX_UNKNOWN_IDS = 1000;

/** Rows of all lists for people's own looks, about 40 MB: six lists of 20,000 rows. */
const MAX_OWN_ROWS = 125_000;

/** A list as the bot sent it; `readAt` in epoch ms. */
interface OwnList {
  rows: readonly unknown[];
  readAt: number;
}

/** A refresh's result: a new answer, a fresh copy from a shared store, or a stale one. */
export interface Refreshed {
  entry: CacheEntry;
  state: "miss" | "fresh" | "stale";
  /** For a stale copy: the new answer to come. */
  next?: Promise<Refreshed>;
}

/** The team and all reviewers: one visit of each page. */
const BURST = 60;
/** With 21 an hour for other reads (policy.ts), sessions keep a quarter of the free 1,000 a day. */
const REFILL_PER_HOUR = 8;

/** Takes a write from the budget; false if none is left. */
type WriteBudget = () => boolean;

/** A token bucket for KV writes that visitors cause in an isolate. `now` in epoch ms. */
function createWriteBudget(now: () => number): WriteBudget {
  let tokens = BURST;
  let refilledAt = 0;
  return function take() {
    tokens = Math.min(BURST, tokens + ((now() - refilledAt) / HOUR_MS) * REFILL_PER_HOUR);
    refilledAt = now();
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}

/** State shared by all requests of an isolate. */
export interface IsolateState {
  memory: BoundedMap<CacheEntry>;
  breaker: Breaker;
  /** Refreshes under way, by path. */
  refreshOnce: SingleFlight<Refreshed>;
  /** Lists for people's own looks, by path: read, and being read. */
  ownLists: BoundedMap<OwnList>;
  readListOnce: SingleFlight<readonly unknown[]>;
  /** Paths of ids that the bot API doesn't know, and until when to remember (epoch ms). */
  unknownIds: BoundedMap<number>;
  takeProfileWrite: WriteBudget;
}

/** `now` in epoch ms. */
export function createIsolateState(now: () => number): IsolateState {
  return {
    memory: createMemoryCache(),
    breaker: createBreaker(now),
    refreshOnce: createSingleFlight(WAIT_MS, now),
    ownLists: new BoundedMap(MAX_OWN_ROWS, ({ rows }) => rows.length),
    readListOnce: createSingleFlight(PATIENT_MS, now),
    unknownIds: new BoundedMap(MAX_UNKNOWN_IDS),
    takeProfileWrite: createWriteBudget(now),
  };
}

/** Callbacks of the bot client, for the request's log line. */
export interface ReadObserver {
  /** A read returned, from a cache or the bot API. */
  onReading: (state: DataState) => void;
  /** A request to the bot API starts; call the result when it ends. */
  onRequest: () => () => void;
}

/** The dependencies of the bot client of one request. */
export interface BotContext {
  fetchBot: BotFetch;
  stores: CacheStores;
  isolate: IsolateState;
  /** The activity call's server_id, never the client's. */
  staffServerId: string;
  /** Epoch ms. */
  now: () => number;
  /** Limits this request's reads (MAX_CONCURRENT_READS). */
  limit: ConcurrencyLimit;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
  observer: ReadObserver;
}
