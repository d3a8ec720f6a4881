import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import {
  editIncident,
  editUpdate,
  readEarlierTexts,
  withdrawIncident,
} from "../../../worker/db/corrections.ts";
import { addUpdate, type NewUpdateRow } from "../../../worker/db/incident-updates.ts";
import { readClosedIncidents, readIncident } from "../../../worker/db/incidents.ts";
import { createIncident, type NewIncidentRow } from "../../../worker/db/new-incidents.ts";
import { readReport } from "../../../worker/db/report.ts";
import { InterceptedDatabase } from "../../../worker/db/intercepted-database.ts";
import { viewsOf } from "../../../app/incidents/view.ts";
import { feed } from "../../../worker/status/feeds/atom.ts";
import { calendar } from "../../../worker/status/feeds/calendar.ts";
import { incidentsPage } from "../../../worker/status/feeds/statuspage.ts";
import { readPublicIncident } from "../../../worker/incidents/reader.ts";
import { readRevision } from "../../../worker/db/revisions.ts";
import { emptyTables } from "../../support/database.ts";

const { DB } = env;
const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const editor = { person: "2", now: NOON + 9 * MINUTE, seen: null };

/** A revision's marks for calendars and feed readers, wherever they occur. */
async function revisionOf(id: string) {
  const posted = await readIncident(DB, id);
  const views = viewsOf({ posted: posted ? [posted] : [], at: NOON });
  const context = { origin: "https://haven.test", now: NOON };
  const event = calendar(views, context);
  const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, it]) => it);
  const { page, scheduled_maintenances: planned } = incidentsPage(views, context);
  return {
    sequence: Number(found(event, /SEQUENCE:(\d+)/g)[0]),
    changed: found(event, /(?:DTSTAMP|LAST-MODIFIED):(\w+)/g),
    updated: [
      ...found(feed(views, context), /<updated>([^<]+)/g),
      page.updated_at,
      ...planned.map((one) => one.updated_at),
    ],
  };
}

afterEach(() => emptyTables("incident_edits", "incident_updates", "incidents"));

function incident(change: Partial<NewIncidentRow> = {}): NewIncidentRow {
  return {
    id: "k3q9z7m2p4rt",
    key: "a1",
    title: "Music is silent",
    impact: "major",
    shards: [3, 17],
    scheduledFor: null,
    scheduledUntil: null,
    createdAt: NOON,
    first: { status: "investigating", text: "We look into it.", author: "1", at: NOON },
    ...change,
  };
}

function update(change: Partial<NewUpdateRow> = {}): NewUpdateRow {
  const { id: incidentId } = incident();
  const said = { status: "identified", text: "A broken host.", author: "1" } as const;
  return { incidentId, key: "u1", ...said, at: NOON + MINUTE, seen: null, ...change };
}

it("an update and its deliveries are written in one batch, or neither is", async () => {
  await createIncident(DB, incident());
  const failing = DB.prepare("INSERT INTO incident_updates (incident_id) VALUES ('nobody')");
  await expect(addUpdate(DB, update(), [failing])).rejects.toThrow(/NOT NULL/);
  expect((await readIncident(DB, incident().id))?.updates).toHaveLength(1);
});

describe("a correction", () => {
  it("of an update says so, and keeps the earlier texts for the team", async () => {
    const { id, update: opened } = await createIncident(DB, incident());
    await editUpdate(DB, opened.id, "We look.", editor);
    await editUpdate(DB, opened.id, "We see.", {
      ...editor,
      now: editor.now + MINUTE,
      seen: editor.now,
    });
    expect((await readIncident(DB, id))?.updates).toMatchObject([
      { text: "We see.", editedAt: editor.now + MINUTE },
    ]);
    expect(await readEarlierTexts(DB, [id])).toEqual({
      [opened.id]: ["We look into it.", "We look."],
    });
  });

  it("by somebody who has not seen the last one changes nothing, and is not kept", async () => {
    const { id, update: opened } = await createIncident(DB, incident());
    const late = { ...editor, now: editor.now + MINUTE };
    expect(await editIncident(DB, id, { title: "Music stutters" }, editor)).toBe(true);
    expect(await editIncident(DB, id, { title: "All is silent" }, late)).toBe(false);
    expect(await editUpdate(DB, opened.id, "We look.", editor)).toBe(true);
    expect(await editUpdate(DB, opened.id, "We see.", late)).toBe(false);
    expect(await readIncident(DB, id)).toMatchObject({
      title: "Music stutters",
      editedAt: editor.now,
      updates: [{ text: "We look.", editedAt: editor.now }],
    });
    expect(await readEarlierTexts(DB, [id])).toEqual({ [opened.id]: ["We look into it."] });
    expect(await DB.prepare("SELECT edits FROM incidents").first("edits")).toBe(2);
  });

  it.each([
    ["the planned time", { scheduled_for: NOON + 26 * HOUR, scheduled_until: NOON + 27 * HOUR }],
    ["the title", { title: "Another database" }],
    ["the impact", { impact: "minor" as const }],
    ["the shards", { shards: [5] }],
    ["the words of an update", "We move on Sunday."],
  ])("of %s is a later revision in the calendar, the feed and the JSON", async (_, edit) => {
    const scheduled = { status: "scheduled", text: "We move.", author: "1", at: NOON } as const;
    const planned = { scheduledFor: NOON + 2 * HOUR, scheduledUntil: NOON + 3 * HOUR };
    const { id, update } = await createIncident(DB, incident({ ...planned, first: scheduled }));
    expect(await revisionOf(id)).toEqual({
      sequence: 1,
      changed: Array(2).fill("20261121T120000Z"),
      updated: Array(4).fill("2026-11-21T12:00:00.000Z"),
    });
    const later = { ...editor, now: NOON + 10 * MINUTE, seen: editor.now };
    for (const by of [editor, later]) {
      const isDone =
        typeof edit === "string"
          ? await editUpdate(DB, update.id, edit, by)
          : await editIncident(DB, id, edit, by);
      expect(isDone).toBe(true);
    }
    expect(await revisionOf(id)).toEqual({
      sequence: 3,
      changed: Array(2).fill("20261121T121000Z"),
      updated: Array(4).fill("2026-11-21T12:10:00.000Z"),
    });
  });
});

describe("a status report", () => {
  it("has all open incidents, the newest hundred of the past ones, and older ones by pages", async () => {
    for (let place = 0; place < 250; place += 1) {
      const id = `incident${String(place).padStart(4, "0")}`;
      const status = place < 120 ? "investigating" : "resolved";
      const first = { status, text: "It is.", author: "1", at: NOON + place * MINUTE } as const;
      await createIncident(DB, incident({ id, key: id, createdAt: first.at, first }));
    }
    const { incidents } = await readReport(DB, null);
    const isOpen = ({ updates }: (typeof incidents)[number]) =>
      updates.at(-1)?.status === "investigating";
    expect(incidents.filter(isOpen)).toHaveLength(120);
    expect(incidents.filter((one) => !isOpen(one)).map(({ id }) => id)).toEqual(
      Array.from({ length: 100 }, (_, place) => `incident${String(249 - place).padStart(4, "0")}`),
    );
    const older = await readClosedIncidents(DB, { page: 3, size: 50 });
    expect(older.incidents.map(({ id }) => id).slice(0, 2)).toEqual([
      "incident0149",
      "incident0148",
    ]);
    expect([older.incidents.length, older.hasOlder]).toEqual([30, false]);
    expect((await readClosedIncidents(DB, { page: 2, size: 50 })).hasOlder).toBe(true);
    const timeOf = async (page: number) => {
      const { from, before } = await readClosedIncidents(DB, { page, size: 50 });
      return [before, from].map((time) => (time - NOON) / MINUTE);
    };
    // Each page begins where the next older one stops, so that no time lies between two of them.
    expect([await timeOf(1), await timeOf(2), await timeOf(3)]).toEqual([
      [Infinity, 200],
      [200, 150],
      [150, -Infinity],
    ]);
  });

  it("has a past incident that was reopened", async () => {
    const { id } = await createIncident(DB, incident());
    await addUpdate(DB, update({ status: "resolved" }));
    await addUpdate(DB, update({ key: "u2", status: "identified", at: NOON + 2 * MINUTE }));
    expect((await readClosedIncidents(DB, { page: 1, size: 50 })).incidents).toEqual([]);
    expect((await readReport(DB, null)).incidents).toMatchObject([{ id }]);
  });

  it("changes its revision with every kind of write", async () => {
    const seen = [await readRevision(DB, "report")];
    const noted = async (write: Promise<unknown>) => {
      await write;
      seen.push(await readRevision(DB, "report"));
    };
    const created = createIncident(DB, incident());
    await noted(created);
    const { id, update: opened } = await created;
    await noted(addUpdate(DB, update()));
    await noted(editUpdate(DB, opened.id, "Other words.", editor));
    await noted(editIncident(DB, id, { title: "Music" }, editor));
    await noted(withdrawIncident(DB, id, editor));
    expect(new Set(seen).size).toBe(6);
  });
});

it.each(["", "x", "incident-", "incident-12x", "k3q9z7m2p4r", "k3q9z7m2p4rl", "K3Q9Z7M2P4RT"])(
  "the id %j, which no incident can have, costs no query",
  async (id) => {
    const db = new InterceptedDatabase(DB, () => Promise.reject(new Error("asked")));
    expect(await readPublicIncident({ db }, { id, requestId: "r" })).toBeNull();
  },
);
