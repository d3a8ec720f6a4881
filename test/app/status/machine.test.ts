import { describe, expect, test } from "vitest";
import { badge, statusPage, summaryPage, type Heard } from "../../../app/status/machine.ts";
import { shard } from "./build.ts";

const ORIGIN = "https://haven.test";
const down = { is_ready: false };

function heard(shards: Heard["shards"], age = 20): Heard {
  return { shards, age, asOf: Date.UTC(2026, 10, 21, 12, 0, 40) };
}

describe("status.json", () => {
  test("has the shape status tools know", () => {
    expect(statusPage(heard([shard(0)]), ORIGIN)).toEqual({
      page: {
        id: "haven",
        name: "Haven",
        url: "https://haven.test/status",
        time_zone: "Etc/UTC",
        updated_at: "2026-11-21T12:00:00.000Z",
      },
      status: { indicator: "none", description: "All Systems Operational" },
    });
  });

  test.each([
    [
      "one of four down",
      [shard(0), shard(1), shard(2), shard(3, down)],
      20,
      "minor",
      "3/4 Shards Operational",
    ],
    ["three of four down", [shard(0), shard(3, down)], 20, "major", "1/4 Shards Operational"],
    ["all down", [shard(0, down)], 20, "critical", "0/1 Shards Operational"],
    [
      "silence",
      [shard(0)],
      3_600,
      "major",
      "No report for 1 h; last heard: All Systems Operational",
    ],
  ])("says of %s what it is", (_, shards, age, indicator, description) => {
    expect(statusPage(heard(shards, age), ORIGIN).status).toEqual({ indicator, description });
  });
});

test("summary.json has a component for every shard there should be", () => {
  const { components, incidents, scheduled_maintenances } = summaryPage(
    heard([shard(0), shard(2, down)]),
    ORIGIN,
    [],
  );
  expect(components.map(({ name, status, description }) => [name, status, description])).toEqual([
    ["Shard 0", "operational", null],
    ["Shard 1", "major_outage", "No report"],
    ["Shard 2", "major_outage", null],
  ]);
  expect([incidents, scheduled_maintenances]).toEqual([[], []]);
});

test.each([
  [heard([shard(0)]), "Haven: operational"],
  [heard([shard(0), shard(2)]), "Haven: 2/3 shards"],
  [heard([shard(0)], 7_200), "Haven: no report for 2 h"],
  [null, "Haven: unknown"],
])("the badge says it in words", (known, words) => {
  expect(badge(known)).toContain(`<title>${words}</title>`);
});
