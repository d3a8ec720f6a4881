import { describe, expect, test } from "vitest";
import { MOST } from "../../../app/contract/most.ts";
import {
  bulkLookUp,
  bulkFile,
  mergedEvents,
  splitEntries,
} from "../../../app/staff/lookup/bulk.ts";
import { createTestBot } from "../../support/bot.ts";
import { ban, EMPTY_LISTS, ID, OTHER, START } from "./build.ts";

const [A, B, C] = [ID, OTHER, "175928847299117065"];
const NOW = (START + 100) * 1000;
const NO_QUERY = new URLSearchParams();

const raid = (change: object) => ban({ reason: "=raid", ...change });

const world = () =>
  createTestBot({
    ...EMPTY_LISTS,
    "/blacklist/user/users": [raid({ user_id: A }), raid({ user_id: C })],
    "/blacklist/user/commands": [raid({ user_id: A, command: "work", duration: 60 })],
    "/blacklist/user/cogs": new Error("down"),
    "/blacklist/server/servers": [
      raid({ guild_id: B, timestamp: START - 9 }),
      raid({ guild_id: B }),
    ],
  });

describe("a look-up of several IDs", () => {
  test("joins the sanctions of all IDs into one timeline, the latest first", async () => {
    const { bot } = world();
    const { rows } = await bulkLookUp(bot, [B, A], NO_QUERY);
    const times = mergedEvents(rows).map(({ id, event }) => [event.kind, event.at - START, id]);
    expect(times).toEqual([
      ["end", 60, A],
      ["sanction", 0, B],
      ["sanction", 0, A],
      ["sanction", 0, A],
      ["sanction", -9, B],
    ]);
  });

  test("joins the transfers of few IDs by amount and time", async () => {
    const transfer = (user_id: string, created: number, amount: number) => {
      return { user_id, action: "give", type: "transfer", amount, cash: 0, card: 0, created };
    };
    const game = { ...transfer(A, START, 5), action: "slots", type: "win" };
    const { bot, asked } = createTestBot({
      ...EMPTY_LISTS,
      [`/logs/economy/${A}`]: [transfer(A, START, -4e6), game],
      [`/logs/economy/${B}`]: [transfer(B, START + 1, 4e6), transfer(B, START + 60, -4e6)],
      [`/logs/economy/${C}`]: new Error("down"),
    });
    const { rows, gaps } = await bulkLookUp(bot, [A, B, C], NO_QUERY);
    const joined = mergedEvents(rows).map(({ id, event, counterpart }) => {
      return [event.at - START, id, counterpart];
    });
    expect(joined).toEqual([
      [60, B, ""],
      [1, B, A],
      [0, A, B],
    ]);
    expect(gaps.failed).toEqual(["economyLogs"]);
    asked.length = 0;
    await bulkLookUp(
      bot,
      Array.from({ length: 6 }, (_, i) => `17592884729911706${i}`),
      NO_QUERY,
    );
    expect(asked.filter((path) => path.includes("logs"))).toEqual([]);
  });

  test("shows the latest 500 transfers of each ID, and counts them all", async () => {
    const transfers = Array.from({ length: 20_000 }, (_, at) => {
      const log = { user_id: A, action: "give", type: "transfer", amount: 1, cash: 0, card: 0 };
      return { ...log, created: START + at };
    });
    const { bot } = createTestBot({ ...EMPTY_LISTS, [`/logs/economy/${A}`]: transfers });
    const { rows } = await bulkLookUp(bot, [A], NO_QUERY);
    const shown = rows[0]?.transfers ?? [];
    expect([shown.length, rows[0]?.allTransfers]).toEqual([500, 20_000]);
    expect([shown[0]?.created, shown.at(-1)?.created]).toEqual([START + 19_999, START + 19_500]);
  });

  test("reads each list once, and says where each ID is sanctioned", async () => {
    const { bot, asked } = world();
    const { rows, gaps } = await bulkLookUp(bot, [B, A, "275928847299117065"], NO_QUERY);
    expect(asked.filter((path) => path.includes("users"))).toHaveLength(1);
    expect(gaps.failed).toEqual(["userCogBans"]);
    expect(
      rows.map(({ id, entries }) => [id, entries.map(({ list, timestamp }) => [list, timestamp])]),
    ).toEqual([
      [
        B,
        [
          ["server", START],
          ["server", START - 9],
        ],
      ],
      [
        A,
        [
          ["user", START],
          ["user-command", START],
        ],
      ],
      ["275928847299117065", []],
    ]);
    const [, own] = rows;
    if (!own) throw new Error("no row");
    const { force, expired } = splitEntries(own, NOW);
    expect([force.length, expired.length]).toEqual([1, 1]);
  });

  test("says which lists were cut, and how many rows were not understood", async () => {
    const others = Array.from({ length: MOST.sanctions + 1 }, () => raid({ user_id: C }));
    const cut = Array.from({ length: MOST.sanctions + 1 }, () =>
      raid({ user_id: A, command: "work" }),
    );
    const { bot } = createTestBot({
      ...EMPTY_LISTS,
      // Only rows about the ID count.
      "/blacklist/user/users": [...others, raid({ user_id: A })],
      "/blacklist/user/commands": cut,
      "/blacklist/user/cogs": [raid({ user_id: A, timestamp: "soon" }), raid({ user_id: C })],
    });
    const { rows, gaps } = await bulkLookUp(bot, [A], NO_QUERY);
    expect(rows[0]?.entries).toHaveLength(1 + MOST.sanctions);
    const [unread] = gaps.unread;
    expect([gaps.failed, gaps.cut, unread?.source]).toEqual([
      [],
      ["userCommandBans"],
      "userCogBans",
    ]);
    expect(unread?.rows.rows).toEqual([
      `{"moderator_id":"${B}","duration":0,"reason":"=raid","timestamp":"soon","user_id":"${A}"}`,
    ]);
  });

  test("T25: is exported with a line for each sanction, and one for an ID without any", async () => {
    const bulk = await bulkLookUp(world().bot, [A, "275928847299117065"], NO_QUERY);
    const { missing, rows } = bulkFile(bulk, NOW);
    expect(rows).toHaveLength(3);
    expect([...missing, ...rows]).toEqual([
      ["", "Not read: User Cog Blacklist", "", "", "", "", "", ""],
      [A, "User Blacklist", "", "Permanent", B, "Permanent", "=raid", "01.01.2026 00:00:00"],
      [A, "User Command Blacklist", "work", "Expired", B, "1m 0s", "=raid", "01.01.2026 00:00:00"],
      ["275928847299117065", "None on what we could read", "", "", "", "", "", ""],
    ]);
  });
});
