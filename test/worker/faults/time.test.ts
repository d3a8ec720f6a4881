import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createTestWorker,
  KNOWN_ID,
  stubPlatform,
  type TestWorker,
  type Upstream,
} from "../../support/test-worker.ts";
import { goOn, stopTime, timed } from "../../support/time.ts";

/** Crowds, flapping, long outages and recoveries: what visitors get, and what the bot API bears. */

beforeAll(stubPlatform);
beforeEach(stopTime);
afterEach(goOn);

const PATHS = [
  "/api/commands",
  "/api/history?range=24h",
  "/api/shards",
  "/api/templates",
  "/api/team",
  "/api/feedback",
  "/api/avatars",
  `/api/user/${KNOWN_ID}`,
];
const FIRST_ID = 200_000_000_000_000_000n;
const error500: Upstream = () => new Response("no", { status: 500 });
const unreachable: Upstream = () => Promise.reject(new TypeError("Network connection lost."));
const pathAt = (i: number) => PATHS[i % PATHS.length] ?? "/";

async function askOf(worker: TestWorker, path: string): Promise<Response> {
  const { value } = await timed(() => worker.ask(path));
  // Otherwise the next wait would step through the deadlines of requests that were answered.
  vi.clearAllTimers();
  return value;
}

describe("F21: a crowd", () => {
  it.each(PATHS)("a crowd of 500 at an empty cache makes one call for %s", async (path) => {
    const worker = createTestWorker();
    const answers = await Promise.all(Array.from({ length: 500 }, () => worker.ask(path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(worker.asked).toHaveLength(1);
  });

  it("a crowd of 500 shares one failure, too", async () => {
    const worker = createTestWorker();
    worker.setUpstream(() => new Response("no", { status: 403 }));
    const answers = await Promise.all(Array.from({ length: 500 }, () => worker.ask("/api/team")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([502]));
    expect(worker.asked).toHaveLength(1);
  });
});

/** Visits at a steady rate for some seconds of the worker's clock; statuses and upstream calls. */
async function stay(
  worker: TestWorker,
  seconds: number,
  perSecond: number,
  at: (visit: number) => string = pathAt,
): Promise<{ ok: number; visits: number; calls: number }> {
  worker.asked.length = 0;
  const result = { ok: 0, visits: 0, calls: 0 };
  for (let second = 0; second < seconds; second++) {
    for (let i = 0; i < perSecond; i++) {
      const answer = await askOf(worker, at(result.visits));
      result.visits += 1;
      if (answer.status === 200) result.ok += 1;
    }
    worker.clock.advance(1);
  }
  result.calls = worker.asked.length;
  return result;
}

describe("F24: a bot API that fails every second time", () => {
  it("at every second request is not noticed, and gets at most a fifth more requests than a healthy one", async () => {
    const worker = createTestWorker();
    // Each comes back every 20 seconds and is fresh for a minute.
    const people = Array.from({ length: 200 }, (_, i) => `/api/avatars/${FIRST_ID + BigInt(i)}`);
    const personAt = (visit: number) => people[visit % people.length] ?? "/";
    worker.setUpstream(() => Response.json([]));
    await stay(worker, 20, 10, personAt);
    worker.clock.advance(60);
    const well = await stay(worker, 60, 10, personAt);
    expect(well.calls).toBe(people.length);
    let turn = 0;
    worker.setUpstream((request, healthy) =>
      (turn += 1) % 2 ? error500(request, healthy) : Response.json([]),
    );
    const { ok, visits, calls } = await stay(worker, 60, 10, personAt);
    expect(ok / visits).toBeGreaterThanOrEqual(0.995);
    expect(calls).toBeGreaterThan(0);
    expect(calls).toBeLessThanOrEqual(1.2 * well.calls);
  });

  it("in turns of five seconds is not noticed, and the busiest pages rarely request it", async () => {
    const worker = createTestWorker();
    for (const path of PATHS) await worker.ask(path);
    worker.clock.advance(310);
    const isDown = () => Math.floor(worker.clock.now() / 5000) % 2 === 0;
    worker.setUpstream((request, healthy) => (isDown() ? error500(request, healthy) : healthy()));
    const { ok, visits, calls } = await stay(worker, 60, 50);
    expect(ok / visits).toBeGreaterThanOrEqual(0.995);
    // At steady traffic 0.02 calls a visit are the measure; a fifth more is allowed here.
    expect(calls).toBeGreaterThan(PATHS.length);
    expect(calls / visits).toBeLessThanOrEqual(0.024);
  });
});

describe("F25: a bot API that is down for minutes", () => {
  it.each([
    ["answers errors, and one about an ID counts for nothing", error500, /^(?!\/user\/)/],
    ["cannot be reached", unreachable, /^/],
  ])("gets at most 15 requests a minute for a path, where it %s", async (_, upstream, counted) => {
    const worker = createTestWorker();
    worker.setUpstream(upstream);
    // Each path is asked for every other second.
    const perSecond = PATHS.length / 2;
    await stay(worker, 60, perSecond); // until every circuit is open
    for (let minute = 0; minute < 3; minute++) {
      expect((await stay(worker, 60, perSecond)).ok).toBe(0);
      for (const path of new Set(worker.asked.filter((asked) => counted.test(asked)))) {
        const questions = worker.asked.filter((asked) => asked === path);
        expect([path, questions.length <= 15]).toEqual([path, true]);
      }
    }
    // And no burst when it is back.
    worker.setUpstream((__, healthy) => healthy());
    const back = await stay(worker, 10, 40);
    expect(back.calls).toBeLessThanOrEqual(2 * PATHS.length);
    const later = await stay(worker, 10, 40);
    expect(later.ok).toBe(later.visits);
  });
});

describe("F26: a bot API whose 429 asks for a pause of half a minute", () => {
  it("is paused for eight seconds, and visitors get a Retry-After", async () => {
    const worker = createTestWorker();
    worker.setUpstream(
      () => new Response("busy", { status: 429, headers: { "Retry-After": "30" } }),
    );
    await worker.ask("/api/team");
    worker.asked.length = 0;
    for (let second = 0; second < 8; second++) {
      const answer = await worker.ask("/api/team");
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get("Retry-After"))).toBe(8 - second);
      worker.clock.advance(1);
    }
    expect(worker.asked).toEqual([]);
  });
});
