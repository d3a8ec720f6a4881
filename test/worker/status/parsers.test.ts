import { parseXml, type XmlElement } from "@rgrove/parse-xml";
import ICAL from "ical.js";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Incident } from "../../../app/contract/incident.ts";
import { newIncident } from "../../../app/contract/incident.ts";
import { viewsOf } from "../../../app/incidents/view.ts";
import { feed } from "../../../worker/status/feeds/atom.ts";
import { calendar, createCalendarMemory } from "../../../worker/status/feeds/calendar.ts";
import { badge } from "../../../worker/status/feeds/statuspage.ts";
import { HOUR, maintenance, NOON, posted, update } from "../../app/incidents/build.ts";
import * as v from "valibot";

// The feeds as parsers of other programs read them.

const CONTEXT = { origin: "https://haven.test", now: NOON };

const views = (posts: Incident[], at = NOON) => viewsOf({ posted: posts, at });

afterEach(() => void vi.restoreAllMocks());

function eventsOf(text: string): ICAL.Event[] {
  const root = new ICAL.Component(ICAL.parse(text));
  return root.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

describe("the calendar", () => {
  it("has a component even if nothing is planned, as every calendar must", () => {
    const root = new ICAL.Component(ICAL.parse(calendar([], CONTEXT)));
    expect(root.getAllSubcomponents().map(({ name }) => name)).toEqual(["vtimezone"]);
  });

  it("cancels the event of a maintenance that ended before it began, and keeps its time", () => {
    const updates = [update("scheduled", 0), update("completed", 30)];
    const [event] = eventsOf(calendar(views([maintenance({ updates })]), CONTEXT));
    expect(event?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
    expect(event?.endDate.compare(event.startDate)).toBe(1);
    // A program that has the event of the first update takes this one for newer.
    expect(event?.sequence).toBe(2);
  });

  it("contains the team's words unchanged, with any characters", () => {
    const text = `Ünï;codé, \\ and 😀${"x".repeat(200)}\nBEGIN:VEVENT ${"ü😀".repeat(100)}`;
    const updates = [update("scheduled", 0, { text })];
    const [event] = eventsOf(calendar(views([maintenance({ updates })]), CONTEXT));
    expect(event?.description).toBe(`Scheduled: ${text}`);
  });

  it("leaves out what was over more than a year ago", () => {
    const from = NOON - 400 * 24 * HOUR;
    const old = maintenance({ scheduledFor: from, scheduledUntil: from + HOUR });
    expect(eventsOf(calendar(views([old]), CONTEXT))).toEqual([]);
  });

  it("is encoded at once and has few of the words of what is over, however long the history is", () => {
    const text = "We move to another host, which takes its time. ".repeat(60);
    const told = Array.from({ length: 29 }, () => update("scheduled", 0, { text }));
    const history = (count: number, updates: Incident["updates"]) =>
      Array.from({ length: count }, (_, i) =>
        maintenance({ id: `m${i}-${updates.length}`, updates }),
      );
    const over = history(100, [...told, update("completed", 200, { text })]);
    const encode = vi.spyOn(TextEncoder.prototype, "encode");
    const decode = vi.spyOn(TextDecoder.prototype, "decode");
    const written = calendar(views([...over, ...history(10, told)], NOON + 4 * HOUR), CONTEXT);
    expect([encode.mock.calls.length, decode.mock.calls.length]).toEqual([1, 1]);
    // One update of each of the hundred, three of each of the ten.
    expect(written.split("takes its time").length - 1).toBeGreaterThan(130);
    expect(written.length).toBeLessThan(130 * 1.2 * text.length);
  });

  it("is written once for a revision and hour, however often it is asked for", () => {
    const calendarOf = createCalendarMemory();
    const write = vi.fn<() => string>(() => "BEGIN:VCALENDAR");
    for (const revision of [1, 1, 2, 2]) calendarOf({ revision, now: NOON }, write);
    calendarOf({ revision: 2, now: NOON + HOUR }, write);
    expect(write).toHaveBeenCalledTimes(3);
  });
});

describe("the feed", () => {
  it("T65: is well-formed whatever characters a title has", () => {
    const title = "Voice \uFFFF\uFFFE\u0001 \u{1F600} ]]> <b>&";
    const text = feed(
      views([posted({ title, updates: [update("identified", 0, { text: title })] })]),
      CONTEXT,
    );
    const { root } = parseXml(text);
    const entry = root?.children.find((child) => (child as XmlElement).name === "entry");
    expect((entry as XmlElement | undefined)?.text).toContain(
      "Voice  \u{1F600} ]]> <b>& (identified)",
    );
  });

  it("the badge is well-formed too, and as wide as its name", () => {
    const { root } = parseXml(badge(null, "Salt & Pepper"));
    expect(root?.attributes["aria-label"]).toBe("Salt & Pepper: unknown");
    const plain = parseXml(badge(null, "Salt + Pepper")).root;
    expect(root?.attributes.width).toBe(plain?.attributes.width);
  });
});

it("a time after the year 2099 is refused, which calendars could not contain", () => {
  const body = { title: "T", impact: "none", shards: "all", status: "scheduled", text: "W" };
  const until = (time: string) =>
    v.safeParse(newIncident, { ...body, scheduled_for: NOW_ISO, scheduled_until: time }).success;
  expect([until("2099-12-31T23:00:00Z"), until("9999-12-31T23:59:00-12:00")]).toEqual([
    true,
    false,
  ]);
});

const NOW_ISO = new Date(NOON).toISOString();
