import { HOUR_MS } from "../../app/contract/buckets.ts";
import { BoundedMap } from "../primitives/bounded-map.ts";
import type { ConcurrencyLimit } from "../primitives/concurrency-limit.ts";
import type { Log } from "../logging/log.ts";
import { createSingleFlight, type SingleFlight } from "../primitives/single-flight.ts";
import { createBreaker, type Breaker } from "./breaker.ts";
import { createMemoryCache, READ_MS, type CacheEntry, type CacheStores } from "./cache.ts";
import type { ReadObserver } from "./read-observer.ts";
import { PATIENT_MS, TOTAL_MS, type BotFetch } from "./upstream.ts";

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

/** The team and the authors of the reviews: one visit of each of their pages. */
const BURST = 60;
/** With 21 an hour for the other reads (policy.ts), a quarter of the free 1,000 a day is left for sessions. */
const REFILL_PER_HOUR = 8;

/** Takes one write from the budget; false when none is left. */
type WriteBudget = () => boolean;

/** A token bucket for the KV writes that visitors can cause in one isolate. `now` in epoch ms. */
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
