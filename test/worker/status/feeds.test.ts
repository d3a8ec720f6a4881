import { describe, expect, test } from "vitest";
import { feed } from "../../../worker/status/feeds/atom.ts";
import {
  badge,
  incidentsPage,
  statusPage,
  summaryPage,
  type ShardReport,
} from "../../../worker/status/feeds/statuspage.ts";
import { viewsOf } from "../../../app/incidents/view.ts";
import type { Outage } from "../../../app/contract/incident.ts";
import { automatic, update } from "../../app/incidents/build.ts";
import { shard } from "../../app/status/build.ts";

const ORIGIN = "https://haven.test";
const CONTEXT = { origin: ORIGIN, now: Date.UTC(2026, 10, 21, 12) };
const down = { is_ready: false };

function report(shards: ShardReport["shards"], age = 20): ShardReport {
  return { shards, count: 0, age, asOf: Date.UTC(2026, 10, 21, 12, 0, 40) };
}

describe("status.json", () => {
  test("has the shape that status tools know", () => {
    expect(statusPage(report([shard(0)]), ORIGIN, [])).toEqual({
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
  ])("describes %s", (_, shards, age, indicator, description) => {
    expect(statusPage(report(shards, age), ORIGIN, []).status).toEqual({ indicator, description });
  });
});

test("shards that are missing at the end of the list count as missing everywhere", () => {
  const short = { ...report([shard(0), shard(1)]), count: 4 };
  expect(statusPage(short, ORIGIN, []).status).toEqual({
    indicator: "minor",
    description: "2/4 Shards Operational",
  });
  expect(summaryPage(short, ORIGIN, []).components.map(({ status }) => status)).toEqual([
    "operational",
    "operational",
    "major_outage",
    "major_outage",
  ]);
  expect(badge(short)).toContain("2/4");
});

const over: Outage = {
  start: Date.UTC(2026, 10, 20, 10, 50),
  end: Date.UTC(2026, 10, 20, 11, 25),
  worst: null,
  missing: [],
  silent: 7,
};
const lasting: Outage = {
  start: Date.UTC(2026, 10, 21, 10, 35),
  end: null,
  worst: [22, 24],
  missing: [3, 17],
  silent: 1,
};

/** As the machine writes them, without a word of the team. */
function all(outages: Outage[]) {
  const said = (status: "investigating" | "resolved", at: number, text: string) =>
    update(status, 0, { at, text, byTeam: false });
  const posted = outages.map((outage) => ({
    ...automatic(outage),
    updates: [
      said("investigating", outage.start, "Some shards are down."),
      ...(outage.end === null ? [] : [said("resolved", outage.end, "All shards are ready again.")]),
    ],
  }));
  return viewsOf({ posted, at: lasting.start });
}

describe("incidents", () => {
  test("of the machine are in incidents.json, with when they ended", () => {
    expect(incidentsPage(all([lasting, over]), CONTEXT)).toMatchObject({
      page: { updated_at: "2026-11-21T10:35:00.000Z" },
      incidents: [
        { resolved_at: null },
        {
          name: "No report from the bot",
          status: "resolved",
          impact: "major",
          updated_at: "2026-11-20T11:25:00.000Z",
          resolved_at: "2026-11-20T11:25:00.000Z",
          incident_updates: [
            { status: "resolved", body: "All shards are ready again." },
            { status: "investigating", body: "Some shards are down." },
          ],
        },
      ],
    });
  });

  test("are an Atom feed, whose entries keep their ids when incidents end", () => {
    const before = feed(all([lasting]), CONTEXT);
    const after = feed(all([{ ...lasting, end: lasting.start + 3_600_000 }]), CONTEXT);
    const id = "<id>https://haven.test/status/incidents/incident-1795257300</id>";
    for (const text of [before, after]) expect(text.split(id)).toHaveLength(2);
    expect(before).toContain("<title>Offline in 8% of servers (investigating)</title>");
    expect(before).toContain("Since Nov 21, 10:35 UTC. Shards 3, 17");
    expect(after).toContain("<title>Offline in 8% of servers (resolved)</title>");
    expect(after).toContain("Nov 21, 10:35 UTC to Nov 21, 11:35 UTC, 1h 0m");
    expect(after.match(/<updated>(.*?)<\/updated>/g)).toEqual(
      Array(2).fill("<updated>2026-11-21T11:35:00.000Z</updated>"),
    );
  });

  test("an empty feed is a feed, and a strange origin cannot break out of it", () => {
    expect(feed([], CONTEXT)).toContain("<updated>2026-11-21T00:00:00.000Z</updated>");
    expect(incidentsPage([], CONTEXT).page.updated_at).toBe("2026-11-21T00:00:00.000Z");
    expect(feed(all([over]), { ...CONTEXT, origin: 'https://x/"><a>&' })).not.toMatch(
      /"><a>|&(?!amp;|quot;|lt;|gt;)/,
    );
  });
});

test("summary.json has a component for every shard there should be", () => {
  const { components, incidents, scheduled_maintenances } = summaryPage(
    report([shard(0), shard(2, down)]),
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
  [report([shard(0)]), "Haven: operational"],
  [report([shard(0), shard(2)]), "Haven: 2/3 shards"],
  [report([shard(0)], 7_200), "Haven: no report for 2 h"],
  [null, "Haven: unknown"],
])("the badge says the status in words", (known, words) => {
  expect(badge(known)).toContain(`<title>${words}</title>`);
});
