import { describe, expect, test, vi } from "vitest";
import { ALL_LISTS, BLACKLISTS } from "../../../app/content/staff/blacklists.ts";
import { reads } from "../../../app/contract/endpoints.ts";
import { MOST } from "../../../app/contract/most.ts";
import { allCells, allView, gapsOfFile, matchesIn } from "../../../app/staff/blacklist/all.ts";
import { readList, readLists } from "../../../app/staff/blacklist/read-lists.ts";
import { createDeadline } from "../../../app/staff/list/deadline.ts";
import { gapRows } from "../../../app/staff/list/gaps.ts";
import { parseViews, withView, withoutView } from "../../../app/staff/list/views.ts";
import { createTestBot } from "../../support/bot.ts";

const ID = "175928847299117063";
const MODERATOR = "175928847299117064";
const NOW = Date.UTC(2026, 0, 10);
const S = NOW / 1000;
const DAY = 86_400;
const { csvColumns } = ALL_LISTS;

const ban = { moderator_id: MODERATOR, duration: 0, reason: "spam", timestamp: S - DAY };
const user = { ...ban, user_id: ID };
const server = { ...ban, guild_id: ID };

/** Two end within a day, one more within a week. */
const WORLD: Record<string, unknown> = {
  "/blacklist/user/users": [user, { ...user, duration: DAY + 3600 }],
  "/blacklist/user/commands": [{ ...user, command: "work", duration: 5 * DAY }],
  "/blacklist/user/cogs": [{ ...user, cog: "Economy", duration: 60, reason: "=old" }],
  "/blacklist/server/servers": [{ ...server, duration: DAY + 60, moderator_id: ID }],
  "/blacklist/server/commands": [],
  "/blacklist/server/cogs": [{ ...server, cog: "Fun", duration: 30 * DAY, timestamp: S - 9 }],
};

async function readingsOf(answers: object = {}) {
  const { bot } = createTestBot({ ...WORLD, ...answers });
  return readLists(
    (list) => readList(bot, list),
    (reading) => reading,
  );
}

async function viewOf(search: string, answers: object = {}) {
  return allView(await readingsOf(answers), new URLSearchParams(search), NOW);
}

describe("the page of all six lists", () => {
  test("shows the sanctions of all six, latest first, each with its list", async () => {
    const { list } = await viewOf("");
    expect([list.found, list.total]).toEqual([6, 6]);
    expect(list.rows[0]).toMatchObject({ list: "server-cog", target: "Fun", subject: ID });
  });

  test.each([
    ["state=week", ["server", "user", "user-command"]],
    ["state=day", ["server", "user"]],
    ["state=expired", ["user-cog"]],
    ["state=week&list=user/user", ["user"]],
    [`state=week&moderator=${ID}`, ["server"]],
    ["q=work", ["user-command"]],
    ["from=2026-01-09&to=2026-01-08", []],
    ["list=nonsense&state=expired", ["user-cog"]],
  ])("%s leaves %j, what ends first before the others", async (search, lists) => {
    expect((await viewOf(search)).list.rows.map(({ list }) => list)).toEqual(lists);
  });

  test("counts each state and each list among what passes the other filters", async () => {
    const { states, lists } = await viewOf("state=week&list=user/user");
    const countOf = (counts: { value: string; count: number }[]) =>
      Object.fromEntries(counts.map(({ value, count }) => [value, count]));
    expect(countOf(states)).toMatchObject({ force: 2, day: 1, week: 1, permanent: 1, expired: 0 });
    expect(countOf(lists)).toMatchObject({ "user/user": 1, "user/command": 1, "server/cog": 0 });
  });

  test.each(BLACKLISTS)(
    "names the list $id where that fails, and shows the others",
    async (list) => {
      const view = await viewOf("", { [reads[list.read].path()]: new Error("down") });
      expect([view.isWhole, view.gaps.failed]).toEqual([false, [list.read]]);
      expect(view.list.total).toBe(6 - (WORLD[reads[list.read].path()] as unknown[]).length);
    },
  );

  test("T25: is exported with list, state and end, and names what could not be read", async () => {
    const readings = await readingsOf({ "/blacklist/server/cogs": new Error("down") });
    const query = new URLSearchParams("state=expired");
    const { matches } = matchesIn(readings, query, NOW);
    const { gaps } = allView(readings, query, NOW);
    const missing = gapRows(gaps, csvColumns.length);
    expect([...missing, ...matches.map((entry) => allCells(entry, NOW))]).toEqual([
      ["", "Not read: Server Cog Blacklist", "", "", "", "", "", "", ""],
      [
        ID,
        "User Cog Blacklist",
        "Economy",
        "Expired",
        MODERATOR,
        "1m 0s",
        "=old",
        "09.01.2026 00:00:00",
        "09.01.2026 00:01:00",
      ],
    ]);
  });

  test("shows what is there when a list is late, and names that list", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const silent = () => Promise.withResolvers().promise;
    const { bot } = createTestBot({ ...WORLD, "/blacklist/user/cogs": silent });
    const query = new URLSearchParams();
    const reading = readLists((list) => readList(bot, list), createDeadline(query));
    await vi.advanceTimersByTimeAsync(2_000);
    const { list, gaps, isWhole } = allView(await reading, query, NOW);
    expect([list.total, gaps.late, isWhole]).toEqual([5, ["userCogBans"], false]);
    vi.useRealTimers();
  });

  test("is exported with the rows that the page could not read, and the lists that it has cut", async () => {
    const query = new URLSearchParams();
    const read = allView(
      await readingsOf({ "/blacklist/server/cogs": new Error("down") }),
      query,
      NOW,
    );
    const broken = { user_id: 5 };
    const readings = await readingsOf({
      "/blacklist/user/cogs": [broken],
      "/blacklist/server/cogs": [broken],
      "/blacklist/user/users": Array.from({ length: MOST.sanctions + 1 }, () => user),
    });
    const gaps = gapsOfFile(read.gaps, allView(readings, query, NOW).gaps);
    expect(gapRows(gaps, csvColumns.length).map(([, says]) => says)).toEqual([
      "Not read: Server Cog Blacklist",
      "User Blacklist: we searched only the newest 30,000 entries.",
      "User Cog Blacklist: 1 unreadable row skipped.",
    ]);
  });
});

describe("saved views", () => {
  const [ME, OTHER] = ["123456789012345678", "212345678901234567"];
  test("keep their name and query without the page, and replace one of the same name", () => {
    const one = parseViews(
      withView([], { name: "Soon", search: "?state=week&page=3&row=5" }, ME),
      ME,
    );
    expect(one).toEqual([{ name: "Soon", search: "?state=week" }]);
    const two = parseViews(withView(one, { name: "Mine", search: "?moderator=5" }, ME), ME);
    const changed = parseViews(withView(two, { name: "Soon", search: "?state=day" }, ME), ME);
    expect(changed.map(({ name, search }) => name + search)).toEqual([
      "Mine?moderator=5",
      "Soon?state=day",
    ]);
    expect(parseViews(withoutView(changed, "Mine", ME), ME)).toHaveLength(1);
  });

  test("T63: belong to the member who saved them, whose id begins the text", () => {
    const text = withView([], { name: "One person", search: `?q=${OTHER}` }, ME);
    expect(parseViews(text, OTHER)).toEqual([]);
    // By that session/viewer.ts tells them from those of somebody else.
    expect(text.startsWith(`{"by":"${ME}"`)).toBe(true);
  });

  test.each(["", "x", "{}", '[{"name":"a","search":"?q=a"}]', '{"by":"1","views":[{"name":5}]}'])(
    "%j holds no pinned views",
    (text) => {
      expect(parseViews(text, "1")).toEqual([]);
    },
  );
});
