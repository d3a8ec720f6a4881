import { BotError } from "../../app/contract/bot.ts";
import type { CacheStores, CacheEntry } from "../../worker/bot/cache.ts";
import { createBot } from "../../worker/bot/client.ts";
import {
  createIsolateState,
  MAX_CONCURRENT_READS,
  type BotContext,
} from "../../worker/bot/context.ts";
import { createConcurrencyLimit } from "../../worker/primitives/concurrency-limit.ts";

/** A clock that the test moves. */
export function createClock(start = Date.UTC(2026, 0, 1)) {
  let time = start;
  return {
    now: () => time,
    advance(seconds: number) {
      time += seconds * 1000;
    },
  };
}

/** A bot client with in-memory stores and upstream; `answers` by path, errors are thrown. */
export function createTestBot(answers: Record<string, unknown>) {
  const clock = createClock();
  const asked: string[] = [];
  const kv = new Map<string, CacheEntry>();
  const edge = new Map<string, CacheEntry>();
  const kvWrites: string[] = [];
  const logs: { event: string; fields: object }[] = [];
  const pending: Promise<unknown>[] = [];

  function newer(entry: CacheEntry | undefined, known = -Infinity): CacheEntry | null {
    return entry && entry.storedAt > known ? entry : null;
  }

  const stores: CacheStores = {
    readEdge: async (key, known) => newer(edge.get(key), known),
    writeEdge: async (key, entry) => void edge.set(key, entry),
    readKv: async (key, known) => {
      const entry = newer(kv.get(key), known);
      return entry && { ...entry, kvAt: entry.storedAt };
    },
    readKvTime: async (key) => kv.get(key)?.storedAt ?? 0,
    writeKv: async (key, entry) => {
      kvWrites.push(key);
      kv.set(key, entry);
      return true;
    },
  };
  const isolate = createIsolateState(clock.now);
  const needs: BotContext = {
    async fetchBot(path) {
      asked.push(path);
      const answer = answers[path];
      if (answer instanceof Error) throw answer;
      if (answer === undefined) throw new BotError("status", "none", { upstreamStatus: 404 });
      const value: unknown = typeof answer === "function" ? await answer() : answer;
      return { value, bytes: JSON.stringify(value).length };
    },
    stores,
    isolate,
    staffServerId: "1100000000000000002",
    now: clock.now,
    limit: createConcurrencyLimit(MAX_CONCURRENT_READS),
    waitUntil: (work) => void pending.push(work),
    log: (event, fields = {}) => void logs.push({ event, fields }),
    observer: { onReading() {}, onRequest: () => () => {} },
  };
  return {
    bot: createBot(needs),
    needs,
    answers,
    asked,
    clock,
    isolate,
    kv,
    edge,
    kvWrites,
    logs,
    /** Waits for all work given to waitUntil, and for the work that this starts. */
    async settled() {
      while (pending.length > 0) await Promise.allSettled(pending.splice(0));
    },
  };
}
