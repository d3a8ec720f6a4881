import type { Flights } from "../single-flight.ts";
import { createFlights } from "../single-flight.ts";
import type { Log } from "../log.ts";
import type { InTurn } from "../turns.ts";
import { createBreaker, type Breaker } from "./breaker.ts";
import { createMemory, READ_MS, type Copies, type Kept, type Memory } from "./cache.ts";
import { TOTAL_MS, type Ask } from "./upstream.ts";
import type { Watch } from "./read-observer.ts";
import { createWriteBudget, type WriteBudget } from "./write-budget.ts";

/** A visitor waits this long for a refresh, their own or another visitor's: two stores and a question. */
export const WAIT_MS = 2 * READ_MS + TOTAL_MS + 50;

/**
 * Questions of one request at a time. The platform lets a request have six connections; a question
 * beyond them would wait with its time already running. One is left for the stores.
 */
export const QUESTIONS_AT_ONCE = 5;

/** What came of a refresh: an answer, a fresh copy that another isolate had, or one past its time. */
export interface Refreshed {
  kept: Kept;
  state: "miss" | "fresh" | "stale";
}

/** What one isolate shares between its requests. */
export interface Isolate {
  memory: Memory;
  breaker: Breaker;
  /** The refreshes under way, by path. */
  refreshOnce: Flights<Refreshed>;
  /** Paths of ids the bot API does not know, with the epoch ms until which that holds. */
  unknownIds: Map<string, number>;
  mayWriteProfile: WriteBudget;
}

/** `now` in epoch ms. */
export function createIsolate(now: () => number): Isolate {
  return {
    memory: createMemory(),
    breaker: createBreaker(now),
    refreshOnce: createFlights(WAIT_MS, now),
    unknownIds: new Map(),
    mayWriteProfile: createWriteBudget(now),
  };
}

/** What one request brings along. */
export interface BotNeeds {
  ask: Ask;
  copies: Copies;
  isolate: Isolate;
  /** server_id of the activity call; a client's own value is never used. */
  staffServerId: string;
  /** Epoch ms. */
  now: () => number;
  /** The request's questions, so many at a time. */
  inTurn: InTurn;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
  watch: Watch;
}
