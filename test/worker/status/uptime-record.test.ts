import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS, DAYS, BUCKET_MS, BUCKETS_A_DAY } from "../../../app/contract/buckets.ts";
import { impactOf, shardsOf } from "../../../app/incidents/view.ts";
import { outageDetail, outageTitle } from "../../../app/incidents/outage.ts";
import { barShapes, barsOf, formatShare, uptimeOf } from "../../../app/status/uptime/bars.ts";
import {
  decodeRecord,
  isHealthy,
  reportOf,
  sampleOf,
  withSample,
  type Sample,
  type UptimeRecord,
} from "../../../worker/status/uptime-record.ts";

import { shard } from "../../app/status/build.ts";

const START = Date.UTC(2026, 7, 24);

function sample(at: number, ready: number, total = 24): Sample {
  const missing = Array.from({ length: total - ready }, (_, i) => total - 1 - i);
  return { at, ready, total, missing };
}

function recordOf(samples: readonly Sample[]): UptimeRecord | null {
  return samples.reduce<UptimeRecord | null>(withSample, null);
}

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
function byHand(samples: readonly Sample[], date: string) {
  const ofDay = samples.filter(({ at }) => new Date(at).toISOString().startsWith(date));
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
  const record = recordOf(samples);
  const now = START + (92 * BUCKETS_A_DAY + 100) * BUCKET_MS;
  const report = reportOf(record, null, now);
  const bars = barsOf(report);

  it("equal an independent calculation, bar by bar", () => {
    expect(bars).toHaveLength(90);
    expect(new Date(bars[0]?.at ?? 0).toISOString()).toBe("2026-08-27T00:00:00.000Z");
    for (const bar of bars.slice(0, -1)) {
      const hand = byHand(samples, new Date(bar.at).toISOString().slice(0, 10));
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
    const silentRecord = recordOf([...silentDay, sample(START + DAY_MS, 24)]);
    const [yesterday] = barsOf(reportOf(silentRecord, null, START + DAY_MS + 1)).slice(-2);
    expect(yesterday).toMatchObject({ up: 0, down: 1, unknown: 0, tone: "down", uptime: 0 });
    expect(yesterday?.text).toMatch(/^0\.00 % uptime · no report for/);
  });

  it("the bar of today counts only samples due so far", () => {
    const today = bars.at(-1);
    const hand = byHand(samples, new Date(now).toISOString().slice(0, 10));
    expect(today?.up).toBeCloseTo((hand.up * 288) / 100, 10);
  });

  it("give one number over all samples, in which silence is no uptime", () => {
    const since = bars[0]?.at ?? 0;
    const taken = samples.filter(({ at }) => at >= since);
    const mean = taken.reduce((sum, { ready }) => sum + ready / 24, 0) / taken.length;
    expect(uptimeOf(report.days)).toBeCloseTo(mean, 10);
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
    const told = report.incidents.toReversed();
    expect(told.length).toBeGreaterThan(50);
    expect(told.map(({ start }) => start)).toEqual(starts.slice(-told.length));
    const ended = told.flatMap(({ end }) => end ?? []);
    expect(ended).toEqual(ends.slice(-ended.length));
  });

  it("are the same after storing, byte for byte", () => {
    expect(decodeRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  it("stay small enough to be written every five minutes", () => {
    expect(JSON.stringify(record).length).toBeLessThan(40_000);
  });
});

/** Samples of a few days in any order, some slots twice. */
const anySamples = fc.array(
  fc
    .record({ slot: fc.nat(4 * BUCKETS_A_DAY), ready: fc.nat(4), total: fc.constantFrom(0, 4) })
    .map(({ slot, ready, total }): Sample =>
      sample(START + slot * BUCKET_MS, Math.min(ready, total), total),
    ),
  { maxLength: 400 },
);

describe("whatever comes", () => {
  it("a second sample of a slot changes nothing, not even the object", () => {
    fc.assert(
      fc.property(anySamples, fc.nat(399), (samples, i) => {
        const record = recordOf(samples);
        const again = samples[i];
        if (!record || !again) return;
        expect(withSample(record, { ...again, ready: 0, total: 9 })).toBe(record);
      }),
    );
  });

  it("the order within a day does not change the day", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(BUCKETS_A_DAY - 1), { maxLength: 60 }),
        fc.nat(),
        (slots, seed) => {
          const dice = createDice(seed);
          const samples = slots.map((slot) =>
            sample(START + slot * BUCKET_MS, Math.floor(dice() * 5), 4 + Math.floor(dice() * 2)),
          );
          const ordered = samples.toSorted((a, b) => a.at - b.at);
          const now = START + DAY_MS - 1;
          expect(reportOf(recordOf(samples), null, now).days).toEqual(
            reportOf(recordOf(ordered), null, now).days,
          );
        },
      ),
    );
  });

  it("at most 90 closed days are kept, shares add up to one, and nothing unknown counts as up", () => {
    fc.assert(
      fc.property(anySamples, fc.nat(120), (samples, later) => {
        const record = recordOf(samples);
        const now = START + (4 + later) * DAY_MS;
        const closed = record && withSample(record, sample(now, 4, 4));
        expect(closed?.days.length ?? 0).toBeLessThanOrEqual(DAYS);
        for (const bar of barsOf(reportOf(closed, null, now))) {
          expect(bar.up + bar.down + bar.unknown).toBeCloseTo(1, 10);
          expect(bar.tone === "gray").toBe(bar.uptime === null);
          if (bar.tone === "gray") expect(bar.unknown).toBe(1);
        }
      }),
    );
  });

  it("incidents begin before they end, newest first, and only the newest is open", () => {
    fc.assert(
      fc.property(anySamples, (samples) => {
        const incidents = recordOf(samples.toSorted((a, b) => a.at - b.at))?.incidents ?? [];
        incidents.forEach(({ start, end }, i) => {
          expect(start % BUCKET_MS).toBe(0);
          if (end === null) expect(i).toBe(0);
          else expect(end).toBeGreaterThan(start);
          expect(start).toBeGreaterThanOrEqual(incidents[i + 1]?.end ?? 0);
        });
      }),
    );
  });
});

describe("maintenance", () => {
  const shards = (...down: number[]) =>
    Array.from({ length: 4 }, (_, id) => shard(id, down.includes(id) ? { is_ready: false } : {}));
  /** An hour of good samples, then of the given ones. */
  const after = (samples: (at: number) => Sample) =>
    Array.from({ length: 24 }, (_, slot) => {
      const at = START + slot * BUCKET_MS;
      return slot < 12 ? sampleOf(shards(), at) : samples(at);
    });
  const now = START + 2 * 12 * BUCKET_MS;

  it("of all shards is marked, and counts as neither up, down nor unknown", () => {
    const record = recordOf(after((at) => sampleOf(shards(0, 1, 2, 3), at, { maintained: "all" })));
    expect(record?.incidents).toEqual([]);
    const report = reportOf(record, null, now);
    expect(report.days).toMatchObject([{ known: 12, silent: 0, troubled: 0, maintenance: 12 }]);
    expect(barsOf(report).at(-1)).toMatchObject({
      up: 1,
      unknown: 0,
      tone: "ok",
      maintenance: true,
      text: "100 % uptime · maintenance for 1h 0m",
    });
    expect(barShapes(barsOf(report)).maintenance).toMatch(/^M89\.12 34h0\.76v6h-0\.76z$/);
  });

  it("of some shards leaves the others counted", () => {
    const record = recordOf(after((at) => sampleOf(shards(1, 2), at, { maintained: [1] })));
    expect(record?.incidents).toMatchObject([{ worst: [3, 4], missing: [2] }]);
    expect(reportOf(record, null, now).days).toMatchObject([{ known: 24, maintenance: 12 }]);
  });

  it.each([
    ["one of two", 2, [0], [1], "1 of 2 shards down", "minor", [1], "Shard 1"],
    ["one of four", 4, [0], [1, 2, 3], "3 of 4 shards down", "major", [1, 2, 3], "Shards 1–3"],
    ["none", 2, null, [0, 1], "All shards down", "critical", "all", ""],
  ] as const)(
    "of %s: an outage of all others names these, and it and its day are measured by all",
    (_, count, maintained, down, title, impact, concerned, detail) => {
      const list = Array.from({ length: count }, (_, id) =>
        shard(id, { is_ready: !(down as readonly number[]).includes(id) }),
      );
      const selection = maintained && [...maintained];
      const record = recordOf(after((at) => sampleOf(list, at, { maintained: selection })));
      expect(decodeRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
      const outage = record!.incidents[0]!;
      expect([outageTitle(outage), impactOf(outage)]).toEqual([title, impact]);
      expect([shardsOf(outage), outageDetail(outage)]).toEqual([concerned, detail]);
      const report = reportOf(record, null, now);
      expect(report.days).toMatchObject([{ worst: [count - down.length, count] }]);
      expect(barsOf(report).at(-1)?.text).toContain(`${count - down.length} of ${count}`);
    },
  );

  it("of all shards but those down takes in all once it is over and none is ready", () => {
    const samples = after((at) =>
      sampleOf(shards(0, 1, 2, 3), at, at < now - 2 * BUCKET_MS ? { maintained: [0] } : {}),
    );
    const [before, outage] = [samples.slice(0, -2), samples].map(
      (some) => recordOf(some)!.incidents[0]!,
    );
    expect([outageTitle(before!), outageTitle(outage!)]).toEqual([
      "3 of 4 shards down",
      "All shards down",
    ]);
  });

  it("of an earlier release, whose samples do not say how many shards they leave out, is read", () => {
    const [first, ...others] = after((at) => ({
      ...sampleOf(shards(1, 2, 3), at, { maintained: [0] }),
      excluded: undefined,
    })).slice(12);
    const stored: unknown = JSON.parse(JSON.stringify(recordOf([first!])));
    const read = decodeRecord(stored);
    if (typeof read === "string") throw new Error(read);
    const outage = others.reduce(withSample, read).incidents[0]!;
    expect([outageTitle(outage), shardsOf(outage)]).toEqual(["All shards down", "all"]);
  });

  it("of some shards is no excuse for a bot that gives no report", () => {
    const record = recordOf(after((at) => sampleOf(null, at, { maintained: [1] })));
    expect(record?.incidents).toMatchObject([{ worst: null, silent: 12 }]);
  });

  it("of a bot that gives no report is no outage, and closes none", () => {
    const began = START + 6 * BUCKET_MS;
    const samples = after((at) => sampleOf(null, at, { maintained: "all" })).map((one) =>
      one.at >= began && !one.maintenance ? sampleOf(shards(3), one.at) : one,
    );
    expect(recordOf(samples)?.incidents).toMatchObject([{ start: began, end: null, silent: 0 }]);
  });

  it("survives storing", () => {
    const record = recordOf(after((at) => sampleOf(shards(), at, { maintained: "all" })));
    expect(decodeRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });
});

describe("a day's border", () => {
  const midnight = START + DAY_MS;

  it("closes the day with the first sample of the next, and keeps a gap as a gap", () => {
    const record = recordOf([sample(START, 24), sample(midnight + 2 * DAY_MS, 24)]);
    const bars = barsOf(reportOf(record, null, midnight + 2 * DAY_MS));
    expect(bars.slice(-4).map(({ tone, text }) => [tone, text])).toEqual([
      ["ok", "100 % uptime · no data for 23h 55m"],
      ["gray", "No data"],
      ["gray", "No data"],
      ["ok", "100 % uptime"],
    ]);
  });

  it("lets a sample of the closed day come too late", () => {
    const record = recordOf([sample(START, 24), sample(midnight, 24)]);
    expect(record && withSample(record, sample(midnight - BUCKET_MS, 0))).toBe(record);
  });

  it("does not end an incident", () => {
    const samples = [-2, -1, 0, 1, 2, 3].map((i) =>
      sample(midnight + i * BUCKET_MS, i < 2 ? 20 : 24),
    );
    expect(recordOf(samples)?.incidents).toMatchObject([
      { start: midnight - 2 * BUCKET_MS, end: midnight + 2 * BUCKET_MS, worst: [20, 24] },
    ]);
  });
});

describe("incidents", () => {
  const slots = (...all: [number, number][]) =>
    recordOf(all.map(([ready, total], i) => sample(START + i * BUCKET_MS, ready, total)));

  it("one bad sample opens no incident, one good sample closes none", () => {
    expect(slots([24, 24], [23, 24], [24, 24], [23, 24])?.incidents).toEqual([]);
    const open = slots([23, 24], [22, 24], [24, 24], [23, 24], [24, 24]);
    expect(open?.incidents).toMatchObject([{ start: START, end: null, worst: [22, 24] }]);
  });

  it("two bad samples with half an hour of nothing between them open none", () => {
    expect(recordOf([sample(START, 3), sample(START + 6 * BUCKET_MS, 3)])?.incidents).toEqual([]);
  });

  it("a bot that gives no report opens an incident that names no shard", () => {
    expect(slots([0, 0], [0, 0], [0, 0])?.incidents).toEqual([
      { start: START, end: null, worst: null, missing: [], silent: 3 },
    ]);
  });
});

it("is never 100 % unless everything was up", () => {
  expect(formatShare(1)).toBe("100 %");
  expect(formatShare(0.999_999)).toBe("99.99 %");
  expect(formatShare(0.9998)).toBe("99.98 %");
  expect(formatShare(0)).toBe("0.00 %");
});

describe("a stored record", () => {
  it("a stored record of another release is told apart from a broken one", () => {
    expect(decodeRecord({ version: 2, anything: [] })).toBe("newer");
    for (const value of [undefined, null, "x", {}, { version: 1 }, { version: 1, days: "" }, []]) {
      expect(decodeRecord(value)).toBe("unreadable");
    }
  });
});

describe("the time of a report", () => {
  const now = START + 12 * BUCKET_MS + 61_000;
  const written = (at: number) => ({
    id: "1",
    title: "A title",
    impact: "minor" as const,
    shards: "all" as const,
    scheduledFor: null,
    scheduledUntil: null,
    recordedAt: null,
    createdAt: at,
    updates: [{ id: 1, status: "investigating" as const, text: "", at, byTeam: true }],
  });

  it("is that of the last sample due, so that its bytes stay the same until the next", () => {
    const times = [now, now + 60_000, now + 180_000].map((at) => reportOf(null, null, at).at);
    expect(new Set(times)).toEqual(new Set([START + 12 * BUCKET_MS]));
  });

  it("is that of an update since then, and no time to come", () => {
    const incidents = [written(now - 1000), written(now + 1000)];
    const list = { revision: 1, incidents, withdrawn: [] };
    expect(reportOf(null, null, now, list).at).toBe(now - 1000);
  });
});

it.each([
  ["two good samples", [[0, 24] as const, [1, 24] as const], true],
  ["the last two of three", [[0, 23] as const, [1, 24] as const, [2, 24] as const], true],
  ["one good sample", [[1, 24] as const], false],
  ["a bad and a good one", [[0, 23] as const, [1, 24] as const], false],
  ["a good and a bad one", [[0, 24] as const, [1, 23] as const], false],
  ["two of an hour apart", [[0, 24] as const, [12, 24] as const], false],
])("the bot is well again after two good samples in a row: %s", (_, samples, isWell) => {
  const record = recordOf(samples.map(([slot, ready]) => sample(START + slot * BUCKET_MS, ready)));
  expect(record && isHealthy(record)).toBe(isWell);
});

it("the bot is not well while it gives no report", () => {
  const record = recordOf([sample(START, 0, 0), sample(START + BUCKET_MS, 0, 0)]);
  expect(record && isHealthy(record)).toBe(false);
});
