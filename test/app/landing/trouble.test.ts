import { describe, expect, it } from "vitest";
import type { Outage } from "../../../app/contract/incident.ts";
import type { UptimeReport } from "../../../app/contract/uptime.ts";
import { openTrouble } from "../../../app/landing/trouble.ts";
import { automatic, update } from "../incidents/build.ts";

const NOW = Date.UTC(2026, 10, 23, 12);

const outage = (change: Partial<Outage>): Outage => ({
  start: NOW - 600_000,
  end: null,
  worst: [0, 24],
  missing: [],
  silent: 0,
  ...change,
});

const reading = (outages: Outage[]) => async (): Promise<UptimeReport> => ({
  at: NOW,
  days: [],
  shardCount: 24,
  servers: 0,
  posted: outages.map((one) =>
    automatic(one, ...(one.end === null ? [] : [update("resolved", 0, { byTeam: false })])),
  ),
  revision: 0,
  state: "read",
  notice: null,
});

describe("the landing page, during an incident", () => {
  it.each([
    ["all shards are down", outage({}), { title: "Offline in all servers" }],
    [
      "the bot gives no report",
      outage({ worst: null, silent: 2 }),
      { title: "No report from the bot" },
    ],
    ["most shards are down", outage({ worst: [5, 24] }), { title: "Offline in 79% of servers" }],
    ["a single shard is down", outage({ worst: [23, 24], missing: [17] }), null],
    ["it is over", outage({ end: NOW }), null],
  ])("when %s", async (_, incident, expected) => {
    expect(await openTrouble(reading([incident]))).toEqual(expected);
  });

  it("says nothing based on old data", async () => {
    const read = async () => ({ ...(await reading([outage({})])()), state: "old" as const });
    expect(await openTrouble(read)).toBeNull();
  });

  it("names the gravest", async () => {
    const both = [outage({ worst: [5, 24] }), outage({ start: NOW - 900_000 })];
    expect(await openTrouble(reading(both))).toEqual({ title: "Offline in all servers" });
  });
});
