import { describe, expect, test } from "vitest";
import { BLACKLISTS } from "../../../app/content/blacklists.ts";
import type { BotApi } from "../../../app/contract/bot.ts";
import { lookUp } from "../../../app/staff/lookup/lookup.ts";
import { createTestBot } from "../../support/bot.ts";

const ID = "175928847299117063";
const OTHER = "175928847299117064";
/** Epoch seconds. */
const START = Date.UTC(2026, 0, 1) / 1000;

function ban(change: object): object {
  return { moderator_id: OTHER, duration: 0, reason: "spam", timestamp: START, ...change };
}

function log(created: number): object {
  return { user_id: ID, action: "work", type: "gain", amount: 1, cash: 1, card: 1, created };
}

function botWith(answers: Record<string, unknown>): BotApi {
  return createTestBot({
    "/blacklist/user/users": [ban({ user_id: ID }), ban({ user_id: OTHER, moderator_id: ID })],
    "/blacklist/user/commands": [ban({ user_id: OTHER, command: "work" })],
    "/blacklist/user/cogs": [],
    "/blacklist/server/servers": [ban({ guild_id: ID })],
    "/blacklist/server/commands": [],
    "/blacklist/server/cogs": [],
    [`/logs/economy/${ID}`]: Array.from({ length: 25 }, (_, i) => log(START + i)),
    ...answers,
  }).bot;
}

describe("a look-up", () => {
  test("finds the id in each of the six lists, and what it did as a moderator", async () => {
    const { lists } = await lookUp(botWith({}), ID);
    expect(lists.map(({ blacklist }) => blacklist)).toEqual(BLACKLISTS);
    expect(lists.map(({ entries, moderated }) => [entries?.length, moderated])).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
      [1, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test("shows the ten latest transactions and how many there are", async () => {
    const { logs, transactions } = await lookUp(botWith({}), ID);
    expect(logs?.map(({ created }) => created - START)).toEqual([
      24, 23, 22, 21, 20, 19, 18, 17, 16, 15,
    ]);
    expect(transactions).toBe(25);
  });

  test("says which part could not be read and keeps the rest", async () => {
    const bot = botWith({
      "/blacklist/user/cogs": new Error("down"),
      [`/logs/economy/${ID}`]: { no: "list" },
    });
    const { lists, logs } = await lookUp(bot, ID);
    expect(lists.map(({ entries }) => entries === null)).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
    ]);
    expect(logs).toBeNull();
  });
});
