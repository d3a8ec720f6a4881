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

/** A fixed stream of numbers in [0, 1). */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Ninety days and some hours: shards go and come, the bot falls silent, the cron is skipped. */
function simulated(): Sample[] {
  const dice = createDice(7);
  const samples: Sample[] = [];
  let ready = 24;
  let silent = 0;
  for (let slot = 0; slot < 92 * BUCKETS_A_DAY + 100; slot += 1) {
    if (dice() < 0.01) ready = dice() < 0.5 ? 24 : Math.floor(dice() * 25);
    if (dice() < 0.004) silent = Math.floor(dice() * 30);
    silent -= 1;
    if (dice() < 0.03) continue;
    const at = START + slot * BUCKET_MS;
    samples.push(silent > 0 ? sample(at, 0, 0) : sample(at, ready));
  }
  return samples;
}

/** The same by hand: lists of text dates, fractions and filters, nothing of the code under test. */
function byHand(ofDay: readonly Sample[] = []) {
  // No report is no ready shard.
  const up = ofDay.map(({ ready, total }) => (total === 0 ? 0 : ready / total));
  return {
    up: up.reduce((a, b) => a + b, 0) / 288,
    down: up.reduce((a, b) => a + (1 - b), 0) / 288,
    unknown: (288 - ofDay.length) / 288,
    uptime: ofDay.length > 0 ? up.reduce((a, b) => a + b, 0) / ofDay.length : null,
    worst: Math.min(...up),
    silent: ofDay.filter(({ total }) => total === 0).length,
  };
}

describe("ninety simulated days", () => {
  const samples = simulated();
  const { days, outages } = outcomeOf(samples);
  const now = START + (92 * BUCKETS_A_DAY + 100) * BUCKET_MS;
  const bars = barsOf({ at: now, days });
  const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const byDate = Map.groupBy(samples, ({ at }) => dateOf(at));

  it("equal an independent calculation, bar by bar", () => {
    expect(bars).toHaveLength(90);
    expect(new Date(bars[0]?.at ?? 0).toISOString()).toBe("2026-08-27T00:00:00.000Z");
    for (const bar of bars.slice(0, -1)) {
      const hand = byHand(byDate.get(dateOf(bar.at)));
      expect(bar.up).toBeCloseTo(hand.up, 10);
      expect(bar.down).toBeCloseTo(hand.down, 10);
      expect(bar.unknown).toBeCloseTo(hand.unknown, 10);
      expect(bar.uptime).toBeCloseTo(hand.uptime ?? -1, 10);
      expect(bar.tone).toBe(hand.worst === 1 ? "ok" : hand.worst === 0 ? "down" : "warn");
      expect(bar.text.includes("no report for")).toBe(hand.silent > 0);
    }
  });

  it("a day without any report is down, not unknown", () => {
    const silentDay = Array.from({ length: BUCKETS_A_DAY }, (_, i) =>
      sample(START + i * BUCKET_MS, 0, 0),
    );
    const [yesterday] = barsAt(
      [...silentDay, sample(START + DAY_MS, 24)],
      START + DAY_MS + 1,
    ).slice(-2);
    expect(yesterday).toMatchObject({ up: 0, down: 1, unknown: 0, tone: "down", uptime: 0 });
    expect(yesterday?.text).toMatch(/^0\.00 % uptime · no report for/);
  });

  it("the bar of today counts only samples due so far", () => {
    const today = bars.at(-1);
    const hand = byHand(byDate.get(dateOf(now)));
    expect(today?.up).toBeCloseTo((hand.up * 288) / 100, 10);
  });

  it("give one number over all samples, counting silence as down", () => {
    const since = bars[0]?.at ?? 0;
    const taken = samples.filter(({ at }) => at >= since);
    const mean = taken.reduce((sum, { ready }) => sum + ready / 24, 0) / taken.length;
    expect(uptimeOf(days.slice(-90))).toBeCloseTo(mean, 10);
  });

  it("open an incident with two bad samples in a row and close it with two good ones", () => {
    // By hand: a text of letters, one per slot, and patterns over it.
    const letters = Array.from({ length: 92 * BUCKETS_A_DAY + 100 }, () => " ");
    for (const { at, ready, total } of samples) {
      letters[(at - START) / BUCKET_MS] = total > 0 && ready === total ? "g" : "b";
    }
    const text = letters.join("");
    const starts: number[] = [];
    const ends: number[] = [];
    let from = 0;
    for (;;) {
      const open = /b {0,2}b/.exec(text.slice(from));
      if (!open) break;
      starts.push(START + (from + open.index) * BUCKET_MS);
      from += open.index + open[0].length;
      const close = /g {0,2}g/.exec(text.slice(from));
      if (!close) break;
      ends.push(START + (from + close.index) * BUCKET_MS);
      from += close.index + close[0].length;
    }
    const told = outages.toReversed();
    expect(told.length).toBeGreaterThan(50);
    expect(told.map(({ start }) => start)).toEqual(starts.slice(-told.length));
    const ended = told.flatMap(({ end }) => end ?? []);
    expect(ended).toEqual(ends.slice(-ended.length));
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
      text: "100 % uptime · maintenance for 1h 0m",
    });
    expect(barShapes(bars).maintenance).toMatch(/^M89\.12 34h0\.76v6h-0\.76z$/);
  });

  it("of some shards leaves the others counted", () => {
    const { days, outages } = outcomeOf(after((at) => taken(shards(1, 2), at, [1])));
    expect(outages).toMatchObject([{ worst: [3, 4], missing: [2] }]);
    expect(days).toMatchObject([{ known: 24, maintenance: 12 }]);
  });

  it.each([
    ["one of two", 2, [0], [1], "Offline in 50 % of servers", "minor", [1]],
    ["one of four", 4, [0], [1, 2, 3], "Offline in 75 % of servers", "major", [1, 2, 3]],
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
      "Offline in 75 % of servers",
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
      ["ok", "100 % uptime · no data for 23h 55m"],
      ["gray", "No data"],
      ["gray", "No data"],
      ["ok", "100 % uptime"],
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

it("is never 100 % unless everything was up", () => {
  expect(formatShare(1)).toBe("100 %");
  expect(formatShare(0.999_999)).toBe("99.99 %");
  expect(formatShare(0.9998)).toBe("99.98 %");
  expect(formatShare(0)).toBe("0.00 %");
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
