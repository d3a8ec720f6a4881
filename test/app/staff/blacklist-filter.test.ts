import { describe, expect, test } from "vitest";
import { parseFilter, filterEntries, topModerators } from "../../../app/staff/blacklist/filter.ts";
import type { Sanction } from "../../../app/contract/sanction.ts";

const NOW = 1_800_000_000_000;
const S = NOW / 1000;

function entry(change: Partial<Sanction>): Sanction {
  return {
    list: "user-cog",
    subject: "100000000000000001",
    target: null,
    moderator: "900000000000000001",
    duration: 0,
    reason: "Spam",
    timestamp: S - 100,
    ...change,
  };
}

const permanent = entry({ subject: "100000000000000002", reason: "Macro on ;work" });
const running = entry({ duration: 500, moderator: "900000000000000002", target: "Economy" });
const over = entry({ duration: 50, reason: "Bettelei, ÄRGER", timestamp: S - 60 });
const list = [permanent, running, over];
const DAY = 86_400;

function found(query: string): Sanction[] {
  return filterEntries(list, parseFilter(new URLSearchParams(query)), NOW);
}

describe("the filter of a blacklist", () => {
  test.each([
    ["", [over, permanent, running]],
    ["q=MACRO", [permanent]],
    ["q=%20spam%20", [running]],
    ["q=ärger", [over]],
    ["q=econ", [running]],
    ["q=0002", [permanent, running]],
    ["q=900000000000000001", [over, permanent]],
    ["q=<@100000000000000002>", [permanent]],
    ["q=nothing", []],
    ["moderator=900000000000000002", [running]],
    ["moderator=9", []],
    ["state=force", [permanent, running]],
    ["state=active", [running]],
    ["state=permanent", [permanent]],
    ["state=expired", [over]],
    ["state=constructor", [over, permanent, running]],
    ["state=force&q=spam", [running]],
  ])("%j finds its entries", (query, entries) => {
    expect(found(query)).toEqual(entries);
  });
});

describe("the state, the end and the day of an entry", () => {
  const soon = entry({ timestamp: S - 10, duration: DAY });
  const later = entry({ timestamp: S - 10, duration: 7 * DAY });
  const endless = entry({ timestamp: S - 10, duration: 0 });
  const unknown = entry({ timestamp: S - 40 * DAY, duration: null });
  const entries = [soon, later, endless, unknown];
  const at = (query: string) =>
    filterEntries(entries, parseFilter(new URLSearchParams(`sort=date&${query}`)), NOW);

  test.each([
    ["state=day", [soon]],
    ["state=week", [soon, later]],
    ["state=unknown", [unknown]],
    ["state=permanent", [endless]],
    ["state=force", [unknown, soon, later, endless]],
    ["from=2027-01-15", [soon, later, endless]],
    ["to=2027-01-14", [unknown]],
    ["from=15.01.2027", [unknown, soon, later, endless]],
  ])("%j finds its entries", (query, kept) => {
    expect(at(query)).toEqual(kept);
  });
});

describe("the order of a blacklist", () => {
  test.each([
    ["sort=date", [permanent, running, over]],
    ["sort=subject", [running, over, permanent]],
    ["sort=-duration", [permanent, running, over]],
    ["sort=duration", [over, running, permanent]],
    ["sort=state", [over, running, permanent]],
    ["sort=reason", [over, permanent, running]],
    ["sort=-moderator", [running, permanent, over]],
  ])("%s", (query, entries) => {
    expect(found(query)).toEqual(entries);
  });
});

describe("the moderators of a list", () => {
  test("are found as offered, with any spaces the bot writes around them", () => {
    const spaced = entry({ moderator: " 9 " });
    const entries = [...list, spaced];
    const [, , offered] = topModerators(entries, "");
    const query = new URLSearchParams({ moderator: offered?.id ?? "" });
    expect(filterEntries(entries, parseFilter(query), NOW)).toEqual([spaced]);
  });

  test("are sorted by the number of their entries, without entries that have no id", () => {
    expect(topModerators([...list, entry({ moderator: "" })], "")).toEqual([
      { id: "900000000000000001", entries: 2 },
      { id: "900000000000000002", entries: 1 },
    ]);
  });

  test("are at most forty, plus the chosen one", () => {
    const many = Array.from({ length: 300 }, (_, i) => entry({ moderator: String(i) }));
    expect(topModerators(many, "")).toHaveLength(40);
    expect(topModerators(many, "299").at(-1)).toEqual({ id: "299", entries: 1 });
    expect(topModerators(many, "nobody").at(-1)).toEqual({ id: "nobody", entries: 0 });
  });
});
