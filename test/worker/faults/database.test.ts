import { createScheduledController } from "cloudflare:test";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createConsumer } from "../../../worker/deliveries/queue.ts";
import { runScheduled } from "../../../worker/scheduled.ts";
import type { Env } from "../../../worker/context/config.ts";
import { hangingDatabase } from "../../support/empty-database.ts";
import { CONFIG, SITE_URL } from "../../support/fixtures.ts";
import { createKv } from "../../support/kv.ts";
import { createTestWorker, stubPlatform } from "../../support/test-worker.ts";
import { goOn, stopTime, timed } from "../../support/time.ts";

beforeAll(stubPlatform);
beforeEach(stopTime);
afterEach(goOn);

const DB = hangingDatabase();
const ID = "abcdefghjkmn";
const OPENED = {
  title: "Slow search",
  impact: "minor",
  shards: "all",
  status: "investigating",
  text: "We look at it.",
};

function post(body: object): RequestInit {
  const headers = { Origin: SITE_URL, "Content-Type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify(body) };
}

/** Requests, with the status and how long (ms) they wait for the database. */
const REQUESTS: [path: string, status: number, wait: number, init?: RequestInit][] = [
  ["/status/status.json", 200, 1000],
  ["/status/summary.json", 200, 1000],
  ["/status/feed.atom", 200, 1000],
  ["/status/maintenance.ics", 200, 1000],
  ["/api/staff/incidents", 503, 5000, post(OPENED)],
  [`/api/staff/incidents/${ID}`, 503, 5000, post({ title: "Slow search again" })],
  [
    `/api/staff/incidents/${ID}/updates`,
    503,
    5000,
    post({ status: "resolved", text: "Over.", seen: 1 }),
  ],
  [`/api/staff/incidents/${ID}/updates/1`, 503, 5000, post({ text: "Over." })],
  [`/api/staff/incidents/${ID}/withdraw`, 503, 5000, post({})],
  ["/api/staff/trail", 503, 5000],
  // A second for the count, then the first of the database's records; the others fail at once.
  ["/api/me/data", 200, 6000],
  ["/api/own-avatars/hide", 503, 1500, post({})],
];

describe("F48: a database that hangs", () => {
  it.each(REQUESTS)("%s is answered with %i after %i ms", async (path, status, wait, init) => {
    const worker = createTestWorker({}, DB);
    const { value, ms } = await timed(() => worker.visit(path, init));
    expect([value.answer.status, ms]).toEqual([status, wait]);
  });

  it("costs a run of the cron one time-out, whatever it has to do", async () => {
    const env = { ...CONFIG, CACHE: createKv().kv, SESSIONS: createKv().kv, DB };
    const controller = createScheduledController({ scheduledTime: new Date() });
    const { ms } = await timed(() => runScheduled(controller, env));
    expect(ms).toBeLessThan(6000);
  });

  it("has the queue bring a wake-up again", async () => {
    const retryAll = vi.fn<(options: object) => void>();
    const batch = { retryAll };
    const DELIVERIES = { send: async () => {} };
    const stores = { CACHE: createKv().kv, SESSIONS: createKv().kv, DB, DELIVERIES };
    const { ms } = await timed(() =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the consumer uses of them
      createConsumer()(
        batch as unknown as MessageBatch,
        { ...CONFIG, ...stores } as unknown as Env,
      ),
    );
    expect([retryAll.mock.calls, ms]).toEqual([[[{ delaySeconds: 10 }]], 5000]);
  });
});
