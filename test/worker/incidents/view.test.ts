import { describe, expect, it } from "vitest";
import { incident, type Incident } from "../../../app/contract/incident.ts";
import { maintainedShards, maintenanceWindows, viewsOf } from "../../../app/incidents/view.ts";
import { grouped } from "../../../app/incidents/groups.ts";
import { calendar } from "../../../worker/status/feeds/calendar.ts";
import { listPages, statusPage, summaryPage } from "../../../worker/status/feeds/statuspage.ts";
import { incidentIdOf } from "../../../app/incidents/outage.ts";
import { shard } from "../../app/status/build.ts";
import {
  automatic,
  HOUR,
  maintenance,
  MINUTE,
  NOON,
  posted,
  recorded,
  update,
} from "../../app/incidents/build.ts";
import * as v from "valibot";

const ORIGIN = "https://haven.test";
const CONTEXT = { origin: ORIGIN, now: NOON };
const shards = { shards: [shard(0), shard(1), shard(2)], count: 3, age: 20, asOf: NOON };

function all(posts: Incident[], at = NOON) {
  return viewsOf({ posted: posts, at, shardCount: 24, servers: 27_924 });
}

describe("the list of incidents", () => {
  it("has the newest first", () => {
    const older = recorded({ start: NOON - 5 * HOUR, end: NOON - 4 * HOUR });
    const list = all([automatic(older), posted(), automatic(recorded())]);
    expect(list.map(({ id }) => id)).toEqual([
      "k3q9z7m2p4rt",
      incidentIdOf(recorded()),
      incidentIdOf(older),
    ]);
  });

  it("has an automatic incident with the team's words and what was measured", () => {
    expect(all([automatic(recorded(), update("identified", 3))])).toMatchObject([
      {
        title: "Offline in 8% of servers",
        status: "identified",
        start: recorded().start,
        end: null,
        shards: [3, 17],
        reach: "about 2,330 servers",
        silence: "",
        updates: [{ text: "It is identified." }, { byTeam: false }],
      },
    ]);
  });

  it("prefers a person's update to an automatic one", () => {
    const healed = recorded({ end: NOON });
    const waiting = automatic(
      healed,
      update("identified", 3),
      update("monitoring", 6, { byTeam: false }),
    );
    expect(all([waiting])).toMatchObject([{ status: "monitoring", end: null }]);
    const over = automatic(healed, update("resolved", 4));
    expect(all([over])).toMatchObject([{ status: "resolved", end: NOON + 4 * MINUTE }]);
  });

  it("takes an automatic incident's end from the samples where nobody has written", () => {
    const healed = recorded({ end: NOON });
    const resolved = automatic(healed, update("resolved", 6, { byTeam: false }));
    expect(all([resolved])).toMatchObject([{ status: "resolved", end: NOON }]);
  });

  it("ends when it was resolved, not with its postmortem, and lasts again when reopened", () => {
    const updates = [update("investigating", 0), update("resolved", 20)];
    const told = posted({ updates: [...updates, update("postmortem", 90)] });
    expect(all([told])).toMatchObject([{ status: "postmortem", end: NOON + 20 * MINUTE }]);
    const reopened = posted({ updates: [...updates, update("investigating", 30)] });
    expect(all([reopened])).toMatchObject([{ status: "investigating", end: null }]);
  });
});

describe("maintenance", () => {
  it.each([
    [0, "scheduled", null],
    [2 * HOUR, "in_progress", null],
    [3 * HOUR, "completed", NOON + 3 * HOUR],
  ])("keeps to its plan %s ms after noon, where nobody says otherwise", (later, status, end) => {
    expect(all([maintenance()], NOON + later)).toMatchObject([{ status, end }]);
  });

  it("that a person began is current until a person ends it", () => {
    const updates = [update("scheduled", 0), update("in_progress", 110)];
    const begun = maintenance({ updates });
    expect(all([begun], NOON + 5 * HOUR)).toMatchObject([{ status: "in_progress" }]);
    const done = maintenance({ updates: [...updates, update("completed", 150)] });
    expect(all([done], NOON + 5 * HOUR)).toMatchObject([
      { status: "completed", end: NOON + 150 * MINUTE },
    ]);
  });

  it("includes its shards, and those of simultaneous ones, while it is current", () => {
    const some = maintenance({ id: "some", shards: [3] });
    const others = maintenance({ id: "others", shards: [5] });
    const during = NOON + 2 * HOUR;
    const shardsAt = (posts: Incident[], at: number) =>
      maintainedShards(maintenanceWindows(posts, at), at);
    expect(shardsAt([some], NOON)).toBeNull();
    expect(shardsAt([some, others], during)).toEqual([3, 5]);
    expect(shardsAt([some, maintenance()], during)).toBe("all");
    expect(shardsAt([posted()], during)).toBeNull();
  });

  it("leaves shards out until its planned end at most, even if a person began it", () => {
    const updates = [update("scheduled", 0), update("in_progress", 110)];
    const begun = maintenance({ updates });
    const windows = maintenanceWindows([begun], NOON + 110 * MINUTE);
    expect(maintainedShards(windows, NOON + 110 * MINUTE)).toBe("all");
    expect(maintainedShards(windows, NOON + 3 * HOUR - 1)).toBe("all");
    expect(maintainedShards(windows, NOON + 3 * HOUR)).toBeNull();
    expect(maintenanceWindows([begun], NOON + 3 * HOUR)).toEqual([]);
  });

  it("that has begun by its plan and was moved leaves no shard out before its new beginning", () => {
    const updates = [update("scheduled", 0), update("in_progress", 120, { byTeam: false })];
    const moved = maintenance({
      updates,
      scheduledFor: NOON + 26 * HOUR,
      scheduledUntil: NOON + 27 * HOUR,
    });
    const windows = maintenanceWindows([moved], NOON + 2.5 * HOUR);
    expect(windows.map(({ from }) => from)).toEqual([moved.scheduledFor]);
  });

  it("is planned before it begins, and current during it", () => {
    const next = maintenance();
    const later = maintenance({ id: "later", scheduledFor: NOON + 9 * HOUR });
    const before = grouped(all([later, next, posted()]));
    expect(before.planned.map(({ id }) => id)).toEqual([next.id, "later"]);
    expect(before.current.map(({ id }) => id)).toEqual([posted().id]);
    const during = grouped(all([next], NOON + 2 * HOUR));
    expect([during.current.length, during.planned.length]).toEqual([1, 0]);
  });
});

it("the gravest incident comes first, then the newest", () => {
  const open = (id: string, impact: Incident["impact"], minutes: number) =>
    posted({ id, impact, updates: [update("investigating", minutes)] });
  const several = [open("new", "minor", 9), open("old", "minor", 3), open("grave", "critical", 0)];
  expect(grouped(all(several)).current.map(({ id }) => id)).toEqual(["grave", "new", "old"]);
});

describe("for programs", () => {
  const told = posted({ updates: [update("investigating", 0), update("monitoring", 9)] });

  it("summary.json has what lasts and what is planned, by the names of Statuspage v2", () => {
    const summary = summaryPage(shards, ORIGIN, all([told, maintenance()]));
    expect(summary.status).toEqual({ indicator: "major", description: "Music is silent" });
    expect(summary.incidents).toMatchObject([
      {
        id: told.id,
        name: "Music is silent",
        status: "monitoring",
        impact: "major",
        created_at: "2026-11-21T12:00:00.000Z",
        updated_at: "2026-11-21T12:09:00.000Z",
        monitoring_at: "2026-11-21T12:09:00.000Z",
        resolved_at: null,
        shortlink: `${ORIGIN}/status/incidents/${told.id}`,
        incident_updates: [
          { status: "monitoring", body: "It is monitoring.", incident_id: told.id },
          { status: "investigating", id: String(told.updates[0]?.id) },
        ],
      },
    ]);
    expect(summary.scheduled_maintenances).toMatchObject([
      {
        name: "A new database",
        status: "scheduled",
        impact: "maintenance",
        scheduled_for: "2026-11-21T14:00:00.000Z",
        scheduled_until: "2026-11-21T15:00:00.000Z",
      },
    ]);
    for (const { id } of summary.incidents) expect(id).not.toBe(maintenance().id);
  });

  it("shards are under maintenance during it, and so is the whole page if nothing is down", () => {
    const during = all([maintenance({ shards: [1] })], NOON + 2 * HOUR);
    const { components, status } = summaryPage(shards, ORIGIN, during);
    expect(components.map((component) => component.status)).toEqual([
      "operational",
      "under_maintenance",
      "operational",
    ]);
    expect(status).toEqual({ indicator: "maintenance", description: "A new database" });
    expect(statusPage(shards, ORIGIN, all([maintenance()])).status.indicator).toBe("none");
  });

  it("the lists of Statuspage v2 separate current, running and coming ones", () => {
    const over = posted({
      id: "over",
      updates: [update("investigating", 0), update("resolved", 60)],
    });
    const later = maintenance({ id: "later", scheduledFor: NOON + 9 * HOUR });
    const lists = listPages(all([told, over, maintenance(), later], NOON + 2 * HOUR), CONTEXT);
    const ids = Object.entries(lists).map(([path, list]) => [
      path,
      Object.values(list).flatMap((value) =>
        Array.isArray(value) ? value.map(({ id }: { id: string }) => id) : [],
      ),
    ]);
    expect(Object.fromEntries(ids)).toEqual({
      "/incidents.json": [told.id, "over"],
      "/incidents/unresolved.json": [told.id],
      "/scheduled-maintenances.json": ["later", maintenance().id],
      "/scheduled-maintenances/active.json": [maintenance().id],
      "/scheduled-maintenances/upcoming.json": ["later"],
    });
  });

  it("the report passes its own decoder", () => {
    for (const post of [told, maintenance()]) expect(v.parse(incident, post)).toEqual(post);
  });
});

describe("the calendar", () => {
  it("has an event for each maintenance and for nothing else, in UTC", () => {
    const text = calendar(all([posted(), maintenance()]), CONTEXT);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toMatch(/\r\nDTSTART:20261121T140000Z\r\nDTEND:20261121T150000Z\r\n/);
    expect(text).toContain(`UID:${maintenance().id}@haven.test\r\n`);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  });

  it("frees the time after maintenance that ended early", () => {
    const updates = [update("in_progress", 120), update("completed", 150)];
    const text = calendar(all([maintenance({ updates })], NOON + 4 * HOUR), CONTEXT);
    expect(text).toContain("DTEND:20261121T143000Z");
  });

  it("T65: no word of the team breaks out of its property, and no line is too long", () => {
    const hostile = "a;b,c\\d\nEND:VEVENT\nATTENDEE:x " + "ü😀".repeat(60) + "z".repeat(300);
    const text = calendar(
      all([maintenance({ title: hostile, updates: [update("scheduled", 0, { text: hostile })] })]),
      CONTEXT,
    );
    const lines = text.split("\r\n");
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\n|^ATTENDEE|\uFFFD/);
    }
    expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(1);
    const unfolded = text.replaceAll("\r\n ", "");
    expect(unfolded).toContain("a\\;b\\,c\\\\d\\nEND:VEVENT\\nATTENDEE:x ü😀");
  });
});
