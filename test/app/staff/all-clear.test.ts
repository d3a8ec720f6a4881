import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BLACKLISTS, listTitle } from "../../../app/content/staff/blacklists.ts";
import { BULK } from "../../../app/content/staff/lookup.ts";
import { reads } from "../../../app/contract/endpoints.ts";
import { MOST } from "../../../app/contract/most.ts";
import { areListsWhole, sourceTitle } from "../../../app/staff/list/gaps.ts";
import { bulkFile, bulkLookUp } from "../../../app/staff/lookup/bulk.ts";
import { lookUp } from "../../../app/staff/lookup/lookup.ts";
import { lookupForDiscord, noSanctionText } from "../../../app/staff/lookup/summary.ts";
import { withRights } from "../../../worker/staff/rights.ts";
import { createTestBot } from "../../support/bot.ts";
import { EMPTY_LISTS, ID, OTHER, remember, START } from "./build.ts";

/** No page may say that nobody is blocked without naming the unread lists. */

const NOW = START * 1000;
const EMPTY = { "/team": [], [`/logs/economy/${ID}`]: [], ...EMPTY_LISTS };

const ban = { user_id: OTHER, guild_id: OTHER, duration: 0, reason: "spam", timestamp: 1 };

const FAULTS: [name: string, answer: () => unknown][] = [
  ["fails", () => new Error("down")],
  ["is no list", () => ({ no: "list" })],
  ["is late", () => () => Promise.withResolvers().promise],
  ["has a row that cannot be read", () => [{ ...ban, user_id: 5, guild_id: 5 }]],
  ["has a row about no id", () => [{ ...ban, user_id: ` ${ID} `, guild_id: `<@${ID}>` }]],
];

const CASES = FAULTS.flatMap(([fault, answer]) =>
  BLACKLISTS.map((list) => ({ fault, answer, list, title: listTitle(list.id) })),
);

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** A page's data at its deadline. */
async function atDeadline<T>(page: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(2_000);
  return page;
}

function worldWith(answers: object) {
  return createTestBot({ ...EMPTY, ...answers }).bot;
}

function lookUpIn(answers: object, query = "") {
  const options = { query: new URLSearchParams(query), now: NOW, remember };
  return atDeadline(lookUp(worldWith(answers), ID, options));
}

test("when all six lists were read, nothing is in force", async () => {
  const lookup = await lookUpIn({});
  expect(noSanctionText(lookup.gaps)).toBe("No sanction is in force.");
  const bulk = await bulkLookUp(worldWith({}), [ID], new URLSearchParams());
  expect(BULK.blockedOf(0, 1, areListsWhole(bulk.gaps))).toBe("0 of 1 ID has a sanction in force");
});

describe.each(CASES)("when the $title $fault", ({ list, answer }) => {
  const answers = () => ({ [reads[list.read].path()]: answer() });

  test("a look-up gives no all-clear, names the list, and so does what is copied of it", async () => {
    const lookup = await lookUpIn(answers());
    expect(noSanctionText(lookup.gaps)).not.toBe("No sanction is in force.");
    const { failed, late, cut, unread } = lookup.gaps;
    expect([...failed, ...late, ...cut, ...unread.map(({ source }) => source)]).toEqual([
      list.read,
    ]);
    expect(lookup.timeline.list.total).toBe(0);
    const copied = lookupForDiscord(lookup, "https://haven.example/");
    expect(copied).toContain(sourceTitle(list.read));
    expect(copied).not.toContain("No sanction is in force.");
  });

  test("several IDs give no all-clear, and neither does their file", async () => {
    const bulk = await atDeadline(
      bulkLookUp(worldWith(answers()), [ID, OTHER.replace("4", "5")], new URLSearchParams()),
    );
    expect(BULK.blockedOf(0, 2, areListsWhole(bulk.gaps))).toMatch(/^At least 0 of 2/);
    const { missing, rows } = bulkFile(bulk, NOW);
    expect(missing.flat().join()).toContain(listTitle(list.id));
    expect(rows.flat()).not.toContain("None");
  });
});

test("when a list has too many rows about the ID, none in force isn't an all-clear", async () => {
  const rows = Array.from({ length: MOST.sanctions + 1 }, () => ({
    ...ban,
    user_id: ID,
    duration: 1,
  }));
  const lookup = await lookUpIn({ [reads.userBans.path()]: rows });
  expect([lookup.activeCount, lookup.gaps.cut]).toEqual([0, ["userBans"]]);
  expect(noSanctionText(lookup.gaps)).not.toBe("No sanction is in force.");
});

test.each(BLACKLISTS)(
  "a rank that does not see the list $id gets no all-clear, and the bot is not asked for it",
  async ({ id, path, read }) => {
    const row = { ...ban, user_id: ID, guild_id: ID, command: "daily", cog: "Economy" };
    const world = createTestBot({ ...EMPTY, [reads[read].path()]: [row] });
    const bot = withRights(world.bot, (page) => page !== `blacklist/${path}`);
    const options = { query: new URLSearchParams(), now: NOW, remember };
    const lookup = await atDeadline(lookUp(bot, ID, options));
    expect(noSanctionText(lookup.gaps)).toBe("None on the lists your rank can see.");
    expect([lookup.active, lookup.timeline.list.total]).toEqual([[], 0]);
    const copied = lookupForDiscord(lookup, "https://haven.example/");
    expect(copied).toContain(`For other ranks: ${listTitle(id)}`);
    const bulk = await atDeadline(bulkLookUp(bot, [ID], new URLSearchParams()));
    expect(bulk.rows).toEqual([{ id: ID, entries: [], transfers: [], allTransfers: 0 }]);
    expect(BULK.blockedOf(0, 1, areListsWhole(bulk.gaps))).toMatch(/^At least 0 of 1/);
    expect(world.asked).not.toContain(reads[read].path());
    expect(world.asked).toContain("/team");
  },
);

test("a page shows the data it has when a list is late, and all of it when it waits", async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const answers = {
    "/blacklist/user/users": () => promise,
    "/blacklist/user/cogs": [{ ...ban, user_id: ID, cog: "Economy" }],
  };
  const early = await lookUpIn(answers);
  expect([early.active.length, early.isPartial, early.gaps.late]).toEqual([1, true, ["userBans"]]);
  const whole = lookUpIn(answers, "wait=1");
  resolve([{ ...ban, user_id: ID }]);
  expect([(await whole).active.length, (await whole).isPartial]).toEqual([2, false]);
});

test("a look-up waits neither for the team nor for the profile", async () => {
  const silent = () => Promise.withResolvers().promise;
  const lookup = await lookUpIn({ "/team": silent, [`/user/${ID}`]: silent });
  expect([lookup.isPartial, lookup.rank, lookup.gaps.late]).toEqual([
    true,
    undefined,
    ["activity"],
  ]);
});
