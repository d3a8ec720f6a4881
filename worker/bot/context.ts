import { BoundedMap } from "../primitives/bounded-map.ts";
import type { ConcurrencyLimit } from "../primitives/concurrency-limit.ts";
import type { Log } from "../logging/log.ts";
import { createSingleFlight, type SingleFlight } from "../primitives/single-flight.ts";
import { createBreaker, type Breaker } from "./breaker.ts";
import { createMemoryCache, READ_MS, type CacheEntry, type CacheStores } from "./cache.ts";
import type { ReadObserver } from "./read-observer.ts";
import { PATIENT_MS, TOTAL_MS, type BotFetch } from "./upstream.ts";
import { createWriteBudget, type WriteBudget } from "./write-budget.ts";

/** How long a visitor waits for a refresh, their own or a shared one: two store reads and a bot request. */
export const WAIT_MS = 2 * READ_MS + TOTAL_MS + 50;

/**
 * Reads of one request that may be under way at a time. The platform allows a request six connections;
 * a fetch beyond them would queue while its timeout already runs. One is left for other stores.
 */
export const MAX_CONCURRENT_READS = 5;

const MAX_UNKNOWN_IDS = 1000;

/** Rows of all lists that people look in, about 40 MB: six lists of 20,000 rows. */
const MAX_OWN_ROWS = 125_000;

/** A list as the bot sent it; `readAt` in epoch ms. */
interface OwnList {
  rows: readonly unknown[];
  readAt: number;
}

/** The outcome of a refresh: a new answer, a fresh copy from a shared store, or a stale one. */
export interface Refreshed {
  entry: CacheEntry;
  state: "miss" | "fresh" | "stale";
  /** Of a stale copy: the new answer, which is on its way. */
  next?: Promise<Refreshed>;
}

/** The state that all requests of one isolate share. */
export interface IsolateState {
  memory: BoundedMap<CacheEntry>;
  breaker: Breaker;
  /** The refreshes under way, by path. */
  refreshOnce: SingleFlight<Refreshed>;
  /** The lists that people look for their rows in, by path, and those that are being read. */
  ownLists: BoundedMap<OwnList>;
  readListOnce: SingleFlight<readonly unknown[]>;
  /** Paths of ids the bot API does not know, with the epoch ms until which that is remembered. */
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

/** The dependencies of the bot client of one request. */
export interface BotContext {
  fetchBot: BotFetch;
  stores: CacheStores;
  isolate: IsolateState;
  /** server_id of the activity call; a client's own value is never used. */
  staffServerId: string;
  /** Epoch ms. */
  now: () => number;
  /** Limits the reads of this request (MAX_CONCURRENT_READS). */
  limit: ConcurrencyLimit;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
  observer: ReadObserver;
}
