import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS, BUCKET_MS, BUCKETS_A_DAY } from "../../../app/contract/buckets.ts";
import { impactOf, shardsOf } from "../../../app/incidents/view.ts";
import { outageTitle } from "../../../app/incidents/outage.ts";
import { barShapes, barsOf, formatShare, uptimeOf } from "../../../app/status/uptime/bars.ts";
import type { Outage, ShardSelection } from "../../../app/contract/incident.ts";
import { stepAfter } from "../../../worker/incidents/machine.ts";
import { dayOf } from "../../../worker/db/samples.ts";
import {
  addSample,
  EMPTY,
  sampleOf,
  type Sample,
  type Tally,
} from "../../../worker/samples/sample.ts";
import { shard } from "../../app/status/build.ts";

const START = Date.UTC(2026, 7, 24);

function sample(at: number, ready: number, total = 24): Sample {
  const down = Array.from({ length: total - ready }, (_, i) => ready + i);
  const nothing = { excluded: 0, maintenance: false, servers: null, users: null, latency: null };
  return { at, ready, total, down, ...nothing };
}

/** The cron's result of samples in order: days, oldest first, and outages, newest first. */
function outcomeOf(samples: readonly Sample[]) {
  const tallies = new Map<number, Tally>();
  const outages: Outage[] = [];
  samples.forEach((one, i) => {
    const day = Math.floor(one.at / DAY_MS);
    tallies.set(day, addSample(tallies.get(day) ?? EMPTY, one));
    const [newest] = outages;
    const earlier = samples.slice(Math.max(0, i - 4), i).toReversed();
    const step = stepAfter(one, earlier, newest?.end === null ? newest : null);
    if (step?.kind === "open") outages.unshift(step.outage);
    else if (step) outages[0] = step.outage;
  });
  const days = [...tallies].map(([day, { worst, ...tally }]) =>
    dayOf(day, { ...tally, worst_ready: worst?.[0] ?? null, worst_total: worst?.[1] ?? null }),
  );
  return { days, outages };
}

const barsAt = (samples: readonly Sample[], at: number) =>
  barsOf({ at, days: outcomeOf(samples).days });

describe("the bar of a day", () => {
  const day = (samples: (slot: number) => Sample | null) =>
    Array.from({ length: BUCKETS_A_DAY }, (_, slot) => samples(slot)).filter((one) => one !== null);
  const at = (slot: number) => START + slot * BUCKET_MS;

  it("has the share of each, in which silence is no uptime and a gap is unknown", () => {
    // A quarter each: all ready, half ready, silent, and not taken.
    const taken = day((slot) => {
      const quarter = Math.floor(slot / (BUCKETS_A_DAY / 4));
      return quarter === 3
        ? null
        : sample(at(slot), [24, 12, 0][quarter] ?? 0, quarter === 2 ? 0 : 24);
    });
    const { days } = outcomeOf(taken);
    const [bar] = barsAt([...taken, sample(at(BUCKETS_A_DAY), 24)], START + DAY_MS + 1).slice(-2);
    expect(bar).toMatchObject({ up: 0.375, down: 0.375, unknown: 0.25, uptime: 0.5, tone: "down" });
    expect(bar?.text).toContain("no report for 6h 0m");
    expect(uptimeOf(days)).toBe(0.5);
  });

  it("counts of today only samples due so far", () => {
    const taken = day((slot) => (slot < 12 ? sample(at(slot), slot < 3 ? 0 : 24) : null));
    expect(barsAt(taken, at(12)).at(-1)).toMatchObject({ up: 0.75, down: 0.25, unknown: 0 });
  });

  it("without any report is down, not unknown", () => {
    const silent = day((slot) => sample(at(slot), 0, 0));
    const [yesterday] = barsAt([...silent, sample(START + DAY_MS, 24)], START + DAY_MS + 1).slice(
      -2,
    );
    expect(yesterday).toMatchObject({ up: 0, down: 1, unknown: 0, tone: "down", uptime: 0 });
    expect(yesterday?.text).toMatch(/^0\.00% uptime · no report for/);
  });
});

/** Samples of a few days in any order. */
const anySamples = fc.uniqueArray(
  fc
    .record({ slot: fc.nat(4 * BUCKETS_A_DAY - 1), ready: fc.nat(4), total: fc.constantFrom(0, 4) })
    .map(({ slot, ready, total }): Sample =>
      sample(START + slot * BUCKET_MS, Math.min(ready, total), total),
    ),
  { maxLength: 400, selector: ({ at }) => at },
);

describe("any samples", () => {
  it("shares add up to one, and nothing unknown counts as up", () => {
    fc.assert(
      fc.property(anySamples, fc.nat(120), (samples, later) => {
        const now = START + (4 + later) * DAY_MS;
        for (const bar of barsAt([...samples, sample(now, 4, 4)], now)) {
          expect(bar.up + bar.down + bar.unknown).toBeCloseTo(1, 10);
          expect(bar.tone === "gray").toBe(bar.uptime === null);
          if (bar.tone === "gray") expect(bar.unknown).toBe(1);
        }
      }),
    );
  });

  it("outages begin before they end, newest first, and only the newest is open", () => {
    fc.assert(
      fc.property(anySamples, (samples) => {
        const { outages } = outcomeOf(samples.toSorted((a, b) => a.at - b.at));
        outages.forEach(({ start, end }, i) => {
          expect(start % BUCKET_MS).toBe(0);
          if (end === null) expect(i).toBe(0);
          else expect(end).toBeGreaterThan(start);
          expect(start).toBeGreaterThanOrEqual(outages[i + 1]?.end ?? 0);
        });
      }),
    );
  });
});

describe("maintenance", () => {
  const shards = (...down: number[]) =>
    Array.from({ length: 4 }, (_, id) => shard(id, down.includes(id) ? { is_ready: false } : {}));
  const taken = (
    list: ReturnType<typeof shards> | null,
    at: number,
    maintained: ShardSelection | null,
  ) => sampleOf(list, { at, maintained, count: 0 });
  /** An hour of good samples, then of the given ones. */
  const after = (samples: (at: number) => Sample) =>
    Array.from({ length: 24 }, (_, slot) => {
      const at = START + slot * BUCKET_MS;
      return slot < 12 ? taken(shards(), at, null) : samples(at);
    });
  const now = START + 2 * 12 * BUCKET_MS;

  it("of all shards is marked, and counts as neither up, down nor unknown", () => {
    const { days, outages } = outcomeOf(after((at) => taken(shards(0, 1, 2, 3), at, "all")));
    expect(outages).toEqual([]);
    expect(days).toMatchObject([{ known: 12, silent: 0, troubled: 0, maintenance: 12 }]);
    const bars = barsOf({ at: now, days });
    expect(bars.at(-1)).toMatchObject({
      up: 1,
      unknown: 0,
      tone: "ok",
      maintenance: true,
      text: "100% uptime · maintenance for 1h 0m",
    });
    expect(barShapes(bars).maintenance).toMatch(/^M89\.12 34h0\.76v6h-0\.76z$/);
  });

  it("of some shards leaves the others counted", () => {
    const { days, outages } = outcomeOf(after((at) => taken(shards(1, 2), at, [1])));
    expect(outages).toMatchObject([{ worst: [3, 4], missing: [2] }]);
    expect(days).toMatchObject([{ known: 24, maintenance: 12 }]);
  });

  it.each([
    ["one of two", 2, [0], [1], "Offline in 50% of servers", "minor", [1]],
    ["one of four", 4, [0], [1, 2, 3], "Offline in 75% of servers", "major", [1, 2, 3]],
    ["none", 2, null, [0, 1], "Offline in all servers", "critical", "all"],
  ] as const)(
    "of %s: an outage of all others names these, and it and its day are measured by all",
    (_, count, maintained, down, title, impact, concerned) => {
      const list = Array.from({ length: count }, (_, id) =>
        shard(id, { is_ready: !(down as readonly number[]).includes(id) }),
      );
      const selection = maintained && [...maintained];
      const { days, outages } = outcomeOf(after((at) => taken(list, at, selection)));
      const outage = outages[0]!;
      expect([outageTitle(outage), impactOf(outage)]).toEqual([title, impact]);
      expect(shardsOf(outage)).toEqual(concerned);
      expect(days).toMatchObject([{ worst: [count - down.length, count] }]);
      expect(barsOf({ at: now, days }).at(-1)?.text).toContain(`${down.length} of ${count}`);
    },
  );

  it("of all shards but those down takes in all once it is over and none is ready", () => {
    const samples = after((at) =>
      taken(shards(0, 1, 2, 3), at, at < now - 2 * BUCKET_MS ? [0] : null),
    );
    const [before, outage] = [samples.slice(0, -2), samples].map(
      (some) => outcomeOf(some).outages[0]!,
    );
    expect([outageTitle(before!), outageTitle(outage!)]).toEqual([
      "Offline in 75% of servers",
      "Offline in all servers",
    ]);
  });

  it("of some shards is no excuse for a bot that gives no report", () => {
    const { outages } = outcomeOf(after((at) => taken(null, at, [1])));
    expect(outages).toMatchObject([{ worst: null, silent: 12 }]);
  });

  it("of a bot that gives no report is no outage, and closes none", () => {
    const began = START + 6 * BUCKET_MS;
    const samples = after((at) => taken(null, at, "all")).map((one) =>
      one.at >= began && !one.maintenance ? taken(shards(3), one.at, null) : one,
    );
    expect(outcomeOf(samples).outages).toMatchObject([{ start: began, end: null, silent: 0 }]);
  });
});

describe("a day's border", () => {
  const midnight = START + DAY_MS;

  it("closes the day with the first sample of the next, and keeps a gap as a gap", () => {
    const samples = [sample(START, 24), sample(midnight + 2 * DAY_MS, 24)];
    const bars = barsAt(samples, midnight + 2 * DAY_MS);
    expect(bars.slice(-4).map(({ tone, text }) => [tone, text])).toEqual([
      ["ok", "100% uptime · no data for 23h 55m"],
      ["gray", "No data"],
      ["gray", "No data"],
      ["ok", "100% uptime"],
    ]);
  });

  it("does not end an incident", () => {
    const samples = [-2, -1, 0, 1, 2, 3].map((i) =>
      sample(midnight + i * BUCKET_MS, i < 2 ? 20 : 24),
    );
    expect(outcomeOf(samples).outages).toMatchObject([
      { start: midnight - 2 * BUCKET_MS, end: midnight + 2 * BUCKET_MS, worst: [20, 24] },
    ]);
  });
});

it("is never 100% unless everything was up", () => {
  expect(formatShare(1)).toBe("100%");
  expect(formatShare(0.999_999)).toBe("99.99%");
  expect(formatShare(0.9998)).toBe("99.98%");
  expect(formatShare(0)).toBe("0.00%");
});

it("a sample has the sums of all shards, and the mean latency of those that have one", () => {
  const list = [
    shard(0, { latency: 40 }),
    shard(1, { latency: null, is_ready: false }),
    shard(2, { latency: 60 }),
  ];
  expect(sampleOf(list, { at: START + 61_000, maintained: [0], count: 4 })).toEqual({
    at: START,
    ready: 1,
    total: 3,
    down: [1, 3],
    excluded: 1,
    maintenance: true,
    servers: list.reduce((sum, one) => sum + one.server_count, 0),
    users: list.reduce((sum, one) => sum + one.member_count, 0),
    latency: 50,
  });
  expect(sampleOf(null, { at: START, maintained: null, count: 4 })).toMatchObject({
    total: 0,
    servers: null,
    users: null,
    latency: null,
  });
});

it("a day has the servers, users and latency of its last report", () => {
  const report = { servers: 5, users: 50, latency: 40 };
  const [first, last] = [sample(START, 24), sample(START + BUCKET_MS, 24)];
  const day = [{ ...first, ...report }, { ...last, ...report, servers: 6 }, sample(START, 0, 0)];
  expect(day.reduce(addSample, EMPTY)).toMatchObject({ ...report, servers: 6 });
});
