import { env } from "cloudflare:workers";
import { afterEach, expect, it } from "vitest";
import { InterceptedDatabase } from "../../../worker/db/intercepted-database.ts";
import {
  createReportMemory,
  forgetIncidents,
  readStatusReport,
} from "../../../worker/status/report.ts";
import { forgetDeliveries } from "../../support/delivery-queue.ts";
import { OWNER } from "../../support/fixtures.ts";
import { openIncident } from "../../support/team-writes.ts";

const { DB } = env;
const NOON = Date.UTC(2026, 10, 21, 12);

afterEach(forgetDeliveries);

/** Reports of one isolate, whose database has read, and answers no call before `answer`, or before its gate. */
function createReports({ gates = [] }: { gates?: Promise<void>[] } = {}) {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const calls: string[] = [];
  const db = new InterceptedDatabase(DB, async (work, [query = ""]) => {
    const result = await work();
    const gate = gates[calls.push(query) - 1] ?? answered;
    await gate;
    return result;
  });
  let clock = NOON;
  const now = () => clock;
  const memory = createReportMemory(now);
  const context = { memory, now, log() {}, waitUntil() {} };
  const read = async () => {
    const { posted } = await readStatusReport({ ...OWNER, cache: env.CACHE, db }, context);
    return posted.map(({ title }) => title);
  };
  return { read, answer, calls, memory, advance: (ms: number) => void (clock += ms) };
}

const open = (title: string) =>
  openIncident(
    DB,
    {
      title,
      impact: "minor",
      shards: "all",
      status: "investigating",
      text: "We look into it.",
      scheduled_for: null,
      scheduled_until: null,
    },
    { author: "1", now: NOON },
  );

it("requests that come while the incidents are read share the read", async () => {
  await open("Music is silent");
  const { read, answer, calls, advance } = createReports();
  const reports = [read(), read(), read()];
  answer();
  for (const report of reports) expect(await report).toEqual(["Music is silent"]);
  const first = calls.length;
  // The revision, and then the list.
  expect(first).toBe(2);
  advance(10_000);
  await Promise.all([read(), read()]);
  expect(calls.length - first).toBe(1);
});

it("a read that began before a change of the isolate is not shared with requests behind it", async () => {
  const { read, answer, calls, memory } = createReports();
  const before = read();
  await expect.poll(() => calls.length).toBe(1);
  await open("Music is silent");
  forgetIncidents(memory);
  const after = read();
  await expect.poll(() => calls.length).toBe(2);
  answer();
  await before;
  expect(await after).toEqual(["Music is silent"]);
});

it("a read that ends behind a newer one does not put the older list back", async () => {
  const list = Promise.withResolvers<void>();
  const { read, answer, calls, memory } = createReports({
    gates: [Promise.resolve(), list.promise],
  });
  const before = read();
  await expect.poll(() => calls.length).toBe(2);
  await open("Music is silent");
  forgetIncidents(memory);
  answer();
  expect(await read()).toEqual(["Music is silent"]);
  list.resolve();
  await before;
  expect(await read()).toEqual(["Music is silent"]);
});
