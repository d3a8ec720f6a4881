import { describe, expect, test } from "vitest";
import { thinned } from "../../../app/charts/axes.ts";
import type { Point } from "../../../app/contract/status.ts";
import { formatAgo } from "../../../app/format/elapsed.ts";
import { bannerOf } from "../../../app/status/banner.ts";
import { health, isPartial } from "../../../app/status/shards/health.ts";
import { interpolate, marksOf, withGaps } from "../../../app/status/growth/series.ts";
import { cellsIn, cellsOf, isProblem, troublesOf } from "../../../app/status/shards/cells.ts";
import { shard } from "./build.ts";

const whole = health([shard(0), shard(1)], 0);
const hurt = health([shard(0), shard(1, { is_ready: false })], 0);
const dead = health(
  [0, 1].map((id) => shard(id, { is_ready: false })),
  0,
);

describe("the banner", () => {
  test.each([
    [whole, null, { tone: "ok", line: "All Systems Operational", last: null }],
    [hurt, null, { tone: "warn", line: "1/2 Shards Operational", last: null }],
    [dead, null, { tone: "down", line: "0/2 Shards Operational", last: null }],
    [
      whole,
      "No report for 3 min",
      { tone: "gray", line: "No report for 3 min", last: "All Systems Operational" },
    ],
    [
      hurt,
      "No report for 2 h",
      { tone: "gray", line: "No report for 2 h", last: "1/2 Shards Operational" },
    ],
  ])("the banner for %j and %j", (now, silence, expected) => {
    expect(bannerOf(now, silence)).toEqual(expected);
  });

  test.each([
    [0, "0 s"],
    [59.9, "59 s"],
    [60, "1 min"],
    [3_600, "1 h"],
    [172_800, "2 days"],
    [-5, "0 s"],
  ])("an age of %d s reads %s", (seconds, text) => {
    expect(formatAgo(seconds)).toBe(text);
  });

  test("names the shards that are not ready, the first six", () => {
    expect(troublesOf(cellsOf([shard(0), shard(2, { is_ready: false })], 0))).toBe(
      "Down: shard 2 · No report: shard 1",
    );
    const many = Array.from({ length: 9 }, (_, id) => shard(id, { is_ready: false }));
    expect(troublesOf(cellsOf(many, 0))).toBe("Down: shards 0, 1, 2, 3, 4, 5 and 3 more");
    expect(troublesOf(cellsOf([shard(0)], 0))).toBe("");
  });
});

describe("totals", () => {
  test("are partial while a shard is missing or down with nothing counted", () => {
    expect(isPartial([shard(0), shard(2)], 0)).toBe(true);
    expect(isPartial([shard(0), shard(1, { is_ready: false, server_count: 0 })], 0)).toBe(true);
    expect(isPartial([shard(0), shard(1, { is_ready: false })], 0)).toBe(false);
  });
});

describe("many shards", () => {
  const cells = cellsOf(
    [
      shard(0, { latency: 20 }),
      shard(1, { latency: 400 }),
      shard(3, { is_ready: false, latency: null }),
      shard(4, { latency: 90 }),
    ],
    0,
  );
  const ids = (view: Parameters<typeof cellsIn>[0]) => cellsIn(view, cells).map(({ id }) => id);

  test("are sorted by number, including gaps", () => {
    expect(ids({ problemsOnly: false, byLatency: false })).toEqual([0, 1, 2, 3, 4]);
  });

  test("are sorted by latency with the worst first", () => {
    expect(ids({ problemsOnly: false, byLatency: true })).toEqual([2, 3, 1, 4, 0]);
  });

  test("show only problems on request: down, silent or slow", () => {
    expect(ids({ problemsOnly: true, byLatency: false })).toEqual([1, 2, 3]);
    expect(cells.filter(isProblem)).toHaveLength(3);
  });
});

describe("the light line", () => {
  const point = (i: number, total_servers: number, partial = false): Point => ({
    timestamp: i * 3_600_000,
    total_servers,
    total_users: 1,
    average_latency: null,
    partial,
  });

  test("is between the points around a time", () => {
    const points = [
      { x: 0, y: 10 },
      { x: 2, y: 20 },
    ];
    expect(interpolate(points, 1)).toBe(15);
  });

  test("begins anew after a gap, which is longer than the points are apart", () => {
    const points = [0, 1, 2, 3, 9, 10].map((at) => point(at, 5 + at));
    expect(withGaps(marksOf(points, "total_servers")).map(([, y]) => y)).toEqual([
      5,
      6,
      7,
      8,
      null,
      14,
      15,
    ]);
  });

  test("keeps both ends of three years", () => {
    const years = thinned(Array.from({ length: 1_096 }, (_, i) => i));
    expect([years.length, years[0], years.at(-1)]).toEqual([90, 0, 1_095]);
  });
});
