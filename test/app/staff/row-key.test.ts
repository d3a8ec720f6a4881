import { expect, test } from "vitest";
import { listOf } from "../../../app/contract/lists.ts";
import { entryKey, sanctionsOf } from "../../../app/staff/blacklist/blacklist.ts";
import { transactionKey } from "../../../app/staff/economy/economy.ts";
import { placeOfRow } from "../../../app/staff/list/row-key.ts";
import { log } from "./build.ts";

const ban = { user_id: "10", moderator_id: "1", duration: 0, reason: "spam", timestamp: 5 };
const entries = sanctionsOf(listOf("user"), [
  ban,
  { ...ban, moderator_id: "2" },
  { ...ban, duration: 60 },
  { ...ban, reason: "raid" },
  ban,
]);

const logs = [log(5), log(5, { cash: 2 }), log(5, { type: "loss" })];

test("each of several sanctions of one user in one second has its own row", () => {
  const places = entries.map((entry) => placeOfRow(entries, entryKey, entryKey(entry)));
  // The last says exactly what the first says.
  expect(places).toEqual([0, 1, 2, 3, 0]);
});

test("each of several transactions in one second has its own row", () => {
  const places = logs.map((entry) => placeOfRow(logs, transactionKey, transactionKey(entry)));
  expect(places).toEqual([0, 1, 2]);
});

test("an address that names no row, or one that is gone, marks none", () => {
  for (const row of [null, "", "6-10", "5-1"]) {
    expect(placeOfRow(entries, entryKey, row)).toBe(-1);
  }
});
