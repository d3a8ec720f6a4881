import { expect, it } from "vitest";
import { BotError } from "../../../app/contract/bot.ts";
import { createBreaker } from "../../../worker/bot/breaker.ts";
import { circuitOf } from "../../../worker/bot/bot-request.ts";
import type { Trace } from "../../../worker/context/edge-env.ts";
import { createReadObserver } from "../../../worker/monitoring/request-log.ts";
import { createMetrics } from "../../../worker/monitoring/metrics.ts";
import { createClock } from "../../support/bot.ts";

function createObserved() {
  const clock = createClock();
  const metrics = createMetrics(clock.now);
  const trace: Trace = { data: null, upstreamMs: 0, running: 0, since: 0 };
  return { clock, metrics, trace, observer: createReadObserver(trace, metrics, clock.now) };
}

it("counts answers by where they came from, with the age of the newest", () => {
  const { clock, metrics, observer } = createObserved();
  observer.onReading("shards", { value: [], state: "miss", age: 0, asOf: 0 });
  clock.advance(30);
  observer.onReading("shards", { value: [], state: "fresh", age: 30, asOf: 0 });
  observer.onReading("shards", { value: [], state: "stale", age: 400, asOf: 0 });
  observer.onKvWrite("history");
  const { reads, at } = metrics.report(createBreaker(clock.now));
  expect(reads).toMatchObject([
    { read: "shards", answers: { miss: 1, fresh: 1, stale: 1 }, saidAt: at - 30_000 },
    { read: "history", writes: 1, saidAt: null },
  ]);
});

it("keeps the last twenty failures, newest first; an id nobody has is none", async () => {
  const { clock, metrics, observer } = createObserved();
  const breaker = createBreaker(clock.now);
  for (let i = 0; i < 25; i += 1) {
    const error = new BotError("status", "no", { upstreamStatus: 500 + i });
    observer.onRequest("team")(error);
    await breaker.run(circuitOf("team"), () => Promise.reject(error)).catch(() => {});
    clock.advance(1);
  }
  observer.onRequest("user")(new BotError("unknown-id", "nobody"));
  const { failures, reads } = metrics.report(breaker);
  expect(failures).toHaveLength(20);
  expect(failures[0]).toMatchObject({ number: 25, read: "team", kind: "status", status: 524 });
  expect(reads).toMatchObject([
    { read: "team", asked: 25, failed: 25, failures: 8, closedFor: 3 },
    { read: "user", asked: 1, failed: 0, failures: 0, closedFor: 0 },
  ]);
});

it("counts the time of two simultaneous requests once, and names the oldest data", () => {
  const { clock, trace, observer } = createObserved();
  const first = observer.onRequest("shards");
  clock.advance(1);
  const second = observer.onRequest("history");
  clock.advance(1);
  first(null);
  clock.advance(1);
  second(null);
  clock.advance(5);
  observer.onRequest("team")(null);
  observer.onReading("shards", { value: [], state: "miss", age: 0, asOf: 0 });
  observer.onReading("history", { value: [], state: "stale", age: 900, asOf: 0 });
  observer.onReading("team", { value: [], state: "fresh", age: 3, asOf: 0 });
  expect([trace.upstreamMs, trace.data]).toEqual([3000, "stale"]);
});

it("counts requests, server errors and the page cache's words", () => {
  const { clock, metrics } = createObserved();
  metrics.countResponse(200, "hit");
  metrics.countResponse(503, "miss");
  metrics.countResponse(200, "hit");
  metrics.countResponse(404, null);
  expect(metrics.report(createBreaker(clock.now))).toMatchObject({
    requests: 4,
    errors: 1,
    pages: [
      { state: "hit", count: 2 },
      { state: "miss", count: 1 },
    ],
    startedAt: clock.now(),
  });
});
