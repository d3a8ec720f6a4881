import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bucketOf, RANGES, rangeOf, windowStart, type Range } from "../../../app/contract/range.ts";
import type { HistoryRecord } from "../../../app/contract/status.ts";
import { pointsOf } from "../../../app/status/growth/history-points.ts";
import {
  beginningOf,
  changeOver,
  periodOf,
  withClosingPoint,
  type Current,
} from "../../../app/status/growth/series.ts";
import { valueWithChange } from "../../../app/status/growth/growth.tsx";
import { record } from "./build.ts";

const NOON = Date.UTC(2026, 10, 21, 12, 0, 0);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const iso = (time: number) => new Date(time).toISOString();

const current: Current = { servers: 500, users: 5_000, latency: 44, partial: false };

describe("the points of a range", () => {
  test.each<[string, Range, string[], string[]]>([
    [
      "24h begins 24 hours back, to the second",
      "24h",
      ["2026-11-20T11:59:59Z", "2026-11-20T12:00:00Z"],
      ["2026-11-20T12:00:00.000Z=2"],
    ],
    [
      "7d begins 7 days back from midnight",
      "7d",
      ["2026-11-13T23:59:59Z", "2026-11-14T00:00:00Z", "2026-11-14T23:59:59Z"],
      ["2026-11-14T00:00:00.000Z=3"],
    ],
    [
      "times with an offset lie where they are in UTC",
      "all",
      ["2026-11-20T23:30:00-05:00", "2026-11-21T01:30:00+02:00"],
      ["2026-11-20T00:00:00.000Z=2", "2026-11-21T00:00:00.000Z=1"],
    ],
  ])("%s", (_, range, times, expected) => {
    const history = times.map((time, i) => record(time, i + 1));
    const points = pointsOf(history, range, NOON);
    expect(
      points.map(({ timestamp, total_servers }) => `${iso(timestamp)}=${total_servers}`),
    ).toEqual(expected);
  });

  test("F20: epoch seconds, milliseconds and ISO text are one and the same", () => {
    const time = NOON - HOUR;
    const all = [time, time / 1000, iso(time)].map((at) => pointsOf([record(at)], "24h", NOON));
    expect(all[1]).toEqual(all[0]);
    expect(all[2]).toEqual(all[0]);
  });

  test("the night of a clock change has 24 hours, like every other", () => {
    for (const day of [Date.UTC(2026, 2, 29), Date.UTC(2026, 9, 25), Date.UTC(2026, 2, 8)]) {
      const history = Array.from({ length: 48 }, (_, i) => record(day + i * HOUR, i + 1));
      const points = pointsOf(history, "24h", day + 30 * HOUR);
      const steps = points
        .slice(1)
        .map(({ timestamp }, i) => timestamp - (points[i]?.timestamp ?? 0));
      expect([points.length, new Set(steps)]).toEqual([25, new Set([HOUR])]);
    }
  });

  test("F20: a record the bot dates into the future is not drawn", () => {
    const history = [record("2026-11-21T11:00:00Z", 1), record("2099-01-01T00:00:00Z", 2)];
    expect(pointsOf(history, "all", NOON)).toMatchObject([{ total_servers: 1 }]);
    // A clock that is a little ahead opens no hour that has not come.
    const before = NOON - 30_000;
    const ahead = pointsOf([record(NOON + 30_000, 7)], "24h", before);
    expect(ahead).toMatchObject([{ timestamp: NOON - HOUR, total_servers: 7 }]);
  });

  const minute = fc.integer({ min: -60 * 24 * 60, max: 0 });
  const histories = fc.array(fc.tuple(minute, fc.integer({ min: 1_000, max: 1_005 })), {
    maxLength: 80,
  });

  test("F20: are in order, finite, never ahead, and no more than their range has", () => {
    const most = { "24h": 25, "7d": 8, "30d": 31, all: Number.POSITIVE_INFINITY };
    fc.assert(
      fc.property(histories, fc.constantFrom(...RANGES), fc.boolean(), (raw, range, partial) => {
        const history = raw.map(([at, guilds]) => record(NOON + at * 60_000, guilds));
        const points = withClosingPoint(
          pointsOf(history, range, NOON),
          { ...current, partial },
          range,
          NOON,
        );
        expect(points.length).toBeLessThanOrEqual(most[range]);
        expect(points.at(-1)?.timestamp).toBe(bucketOf(NOON, range));
        let before = Number.NEGATIVE_INFINITY;
        for (const point of points) {
          expect(point.timestamp).toBeGreaterThan(before);
          expect(point.timestamp).toBeLessThanOrEqual(NOON);
          expect(point.timestamp).toBeGreaterThanOrEqual(bucketOf(windowStart(range, NOON), range));
          expect(Number.isFinite(point.total_servers + point.total_users)).toBe(true);
          before = point.timestamp;
        }
      }),
    );
  });
});

describe("the closing point", () => {
  const lastHour = pointsOf([record(NOON - HOUR, 400)], "24h", NOON);

  test("is added when the current hour or day has no record", () => {
    expect(withClosingPoint(lastHour, current, "24h", NOON).at(-1)).toEqual({
      timestamp: NOON,
      total_servers: 500,
      total_users: 5_000,
      average_latency: 44,
      partial: false,
    });
    const yesterday = pointsOf([record(NOON - DAY, 400)], "7d", NOON);
    expect(withClosingPoint(yesterday, current, "7d", NOON).at(-1)?.timestamp).toBe(NOON - DAY / 2);
  });

  test("is not added when the current hour or day has a record", () => {
    const points = pointsOf([record(NOON, 499)], "24h", NOON + 59 * 60_000);
    expect(withClosingPoint(points, current, "24h", NOON + 59 * 60_000)).toEqual(points);
  });
});

describe("the change over a range", () => {
  test("is from the first record to now", () => {
    const points = pointsOf([record(NOON - 2 * HOUR, 480), record(NOON - HOUR, 510)], "24h", NOON);
    expect(changeOver(points, current)).toEqual({ servers: 20, users: 200 });
  });

  test.each(RANGES)("includes the whole first hour or day: %s", (range) => {
    const start = range === "all" ? NOON - 90 * DAY : windowStart(range, NOON);
    const records = [
      record(start + 60_000, 470),
      record(start + 30 * 60_000, 490),
      record(NOON, 495),
    ];
    const points = pointsOf(records, range, NOON);
    expect(changeOver(points, current)).toEqual({ servers: 30, users: 300 });
    const rows = points.map(({ total_servers }) => total_servers);
    expect(rows, "the points stay the last records").toEqual([490, 495]);
  });

  test("begins with the first record that was complete", () => {
    const hours = [900, 1_000, 1_001, 1_002].map((count, i) =>
      record(NOON - (4 - i) * HOUR, count),
    );
    const dip = [record(NOON - 26 * HOUR, 1_000), ...hours];
    expect(pointsOf(dip, "24h", NOON)[0]?.from?.total_servers).toBe(1_000);
  });

  test.each<[Range, number, string]>([
    ["24h", 23.5, "in 24 hours"],
    ["24h", 5, "in 5 hours"],
    ["24h", 0.2, "in the last hour"],
    ["7d", 7 * 24 + 11, "in 7 days"],
    ["7d", 48, "in 48 hours"],
    ["30d", 12 * 24, "in 12 days"],
    ["all", 48, "since the beginning"],
  ])("%s with records of %d hours is called '%s'", (range, hours, words) => {
    expect(periodOf(range, NOON - hours * HOUR, NOON)).toBe(words);
  });

  test("is unknown without a point, and missing shards never count as a loss", () => {
    expect(changeOver([], current)).toBeNull();
    const points = pointsOf([record(NOON - HOUR, 480)], "24h", NOON);
    expect(changeOver(points, { ...current, servers: 20, partial: true })).toBeNull();
  });
});

describe("partial points", () => {
  const hours = (...guilds: number[]) =>
    guilds.map((count, i) => record(NOON - (guilds.length - i) * HOUR, count));
  const marks = (history: HistoryRecord[], partial = false) =>
    withClosingPoint(
      pointsOf(history, "24h", NOON),
      { ...current, servers: 1_000, partial },
      "24h",
      NOON,
    )
      .map((point) => (point.partial ? "p" : "-"))
      .join("");

  test.each([
    ["a dip that comes back", hours(1_000, 1_001, 960, 955, 1_002), false, "--pp--"],
    ["a loss that stays", hours(1_000, 1_001, 960, 955, 958), false, "------"],
    ["a small dip", hours(1_000, 995, 1_001), false, "----"],
    ["growth", hours(1_000, 1_100, 1_200), false, "----"],
    ["a fall at the end while shards are missing", hours(1_000, 1_001, 960), true, "--pp"],
    ["a steady count while shards are missing", hours(1_000, 1_001), true, "--p"],
  ])("%s", (_, history, missing, expected) => {
    expect(marks(history, missing)).toBe(expected);
  });

  test("are at most two days old, as a bot that shrinks has not lost its shards", () => {
    const days = Array.from({ length: 30 }, (_, i) => record(NOON - i * 24 * HOUR, 1_000 + 20 * i));
    const points = withClosingPoint(
      pointsOf(days, "all", NOON),
      { ...current, servers: 900, partial: true },
      "all",
      NOON,
    );
    expect(points.filter(({ partial }) => partial).length).toBeLessThanOrEqual(3);
  });
});

test("an unknown range is 24h", () => {
  for (const text of [null, "", "1y", "ALL", "__proto__"]) expect(rangeOf(text)).toBe("24h");
});

test("a range longer than the records says when they begin", () => {
  const beginning = NOON - 3 * DAY;
  const history = Array.from({ length: 73 }, (_, hour) => record(iso(beginning + hour * HOUR), 5));
  const since = (range: Range) => beginningOf(pointsOf(history, range, NOON), range);
  expect(RANGES.map(since)).toEqual([null, beginning, beginning, beginning]);
  expect(beginningOf([], "all")).toBeNull();
});

test.each([
  [26_318, 26_306, "26,318 servers (+12)"],
  [26_318, 26_320, "26,318 servers (-2)"],
  [26_318, 26_318, "26,318 servers (±0)"],
  [26_318, null, "26,318 servers"],
])("the tooltip of %s after %s says %s", (value, before, text) => {
  expect(valueWithChange(value, before, "servers")).toBe(text);
});
