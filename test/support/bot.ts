import { BotError } from "../../app/contract/bot.ts";
import type { Copies, Kept } from "../../worker/bot/cache.ts";
import { createBot } from "../../worker/bot/client.ts";
import { createIsolate, QUESTIONS_AT_ONCE, type BotNeeds } from "../../worker/bot/context.ts";
import { createTurns } from "../../worker/turns.ts";

/** A clock that moves only when told. */
export function createClock(start = Date.UTC(2026, 0, 1)) {
  let time = start;
  return {
    now: () => time,
    pass(seconds: number) {
      time += seconds * 1000;
    },
  };
}

/** A bot client over stores and an upstream held in memory; `answers` by path, errors are thrown. */
export function createTestBot(answers: Record<string, unknown>) {
  const clock = createClock();
  const asked: string[] = [];
  const kv = new Map<string, Kept>();
  const edge = new Map<string, Kept>();
  const kvWrites: string[] = [];
  const logs: { event: string; fields: object }[] = [];
  const pending: Promise<unknown>[] = [];

  const copies: Copies = {
    readEdge: async (key) => edge.get(key) ?? null,
    writeEdge: async (key, kept) => void edge.set(key, kept),
    readKv: async (key) => {
      const kept = kv.get(key);
      return kept ? { ...kept, kvAt: kept.storedAt } : null;
    },
    writeKv: async (key, kept) => {
      kvWrites.push(key);
      kv.set(key, kept);
      return true;
    },
  };
  const isolate = createIsolate(clock.now);
  const needs: BotNeeds = {
    async ask(path) {
      asked.push(path);
      const answer = answers[path];
      if (answer instanceof Error) throw answer;
      if (answer === undefined) throw new BotError("status", "none", { upstreamStatus: 404 });
      const value: unknown = typeof answer === "function" ? await answer() : answer;
      return { value, bytes: JSON.stringify(value).length };
    },
    copies,
    isolate,
    staffServerId: "1100000000000000002",
    now: clock.now,
    inTurn: createTurns(QUESTIONS_AT_ONCE),
    waitUntil: (work) => void pending.push(work),
    log: (event, fields = {}) => void logs.push({ event, fields }),
    watch: { heard() {}, asked: () => () => {}, wrote() {} },
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
    /** Waits for everything handed to waitUntil, and for what that hands on. */
    async settled() {
      while (pending.length > 0) await Promise.allSettled(pending.splice(0));
    },
  };
}
