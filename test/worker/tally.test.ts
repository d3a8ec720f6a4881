import { expect, it } from "vitest";
import { BotError } from "../../app/contract/bot.ts";
import { createBreaker } from "../../worker/bot/breaker.ts";
import { circuitOf } from "../../worker/bot/bot-request.ts";
import { watchOf, type Trace } from "../../worker/request-log.ts";
import { createTally } from "../../worker/metrics.ts";
import { createClock } from "../support/bot.ts";

function createWatched() {
  const clock = createClock();
  const tally = createTally(clock.now);
  const trace: Trace = { data: null, upstreamMs: 0, running: 0, since: 0 };
  return { clock, tally, trace, watch: watchOf(trace, tally, clock.now) };
}

it("counts answers by where they came from, with the age of the newest", () => {
  const { clock, tally, watch } = createWatched();
  watch.heard("shards", { value: [], state: "miss", age: 0 });
  clock.pass(30);
  watch.heard("shards", { value: [], state: "fresh", age: 30 });
  watch.heard("shards", { value: [], state: "stale", age: 400 });
  watch.wrote("history");
  const { reads, at } = tally.report(createBreaker(clock.now));
  expect(reads).toMatchObject([
    { read: "shards", answers: { miss: 1, fresh: 1, stale: 1 }, saidAt: at - 30_000 },
    { read: "history", writes: 1, saidAt: null },
  ]);
});

it("keeps the last twenty failures, newest first; an id nobody has is none", async () => {
  const { clock, tally, watch } = createWatched();
  const breaker = createBreaker(clock.now);
  for (let i = 0; i < 25; i += 1) {
    const error = new BotError("status", "no", { upstreamStatus: 500 + i });
    watch.asked("team")(error);
    await breaker.ask(circuitOf("team"), () => Promise.reject(error)).catch(() => {});
    clock.pass(1);
  }
  watch.asked("user")(new BotError("unknown-id", "nobody"));
  const { failures, reads } = tally.report(breaker);
  expect(failures).toHaveLength(20);
  expect(failures[0]).toMatchObject({ number: 25, read: "team", kind: "status", status: 524 });
  expect(reads).toMatchObject([
    { read: "team", asked: 25, failed: 25, failures: 8, closedFor: 3 },
    { read: "user", asked: 1, failed: 0, failures: 0, closedFor: 0 },
  ]);
});

it("counts the time of two questions at once once, and tells the oldest data", () => {
  const { clock, trace, watch } = createWatched();
  const first = watch.asked("shards");
  clock.pass(1);
  const second = watch.asked("history");
  clock.pass(1);
  first(null);
  clock.pass(1);
  second(null);
  clock.pass(5);
  watch.asked("team")(null);
  watch.heard("shards", { value: [], state: "miss", age: 0 });
  watch.heard("history", { value: [], state: "stale", age: 900 });
  watch.heard("team", { value: [], state: "fresh", age: 3 });
  expect([trace.upstreamMs, trace.data]).toEqual([3000, "stale"]);
});

it("counts requests, server errors and the page cache's words", () => {
  const { clock, tally } = createWatched();
  tally.served(200, "hit");
  tally.served(503, "miss");
  tally.served(200, "hit");
  tally.served(404, null);
  expect(tally.report(createBreaker(clock.now))).toMatchObject({
    requests: 4,
    errors: 1,
    pages: [
      { state: "hit", count: 2 },
      { state: "miss", count: 1 },
    ],
    startedAt: clock.now(),
  });
});
