import { expect, test } from "vitest";
import { transactionsFound } from "../../../app/content/staff/economy-logs.ts";
import { economyFileName, newestFirst, typeTone } from "../../../app/staff/economy/economy.ts";
import { ID, log } from "./build.ts";

test("transactions are sorted latest first", () => {
  expect(newestFirst([log(1), log(3), log(2)]).map((item) => item.created)).toEqual([3, 2, 1]);
});

test.each([
  ["add", "green"],
  ["gain", "green"],
  ["WIN", "green"],
  ["remove", "red"],
  ["spend", "red"],
  ["loss", "red"],
  ["transfer", "blue"],
  ["robbed", "gray"],
  ["constructor", "gray"],
])("a transaction of type %s is %s", (type, tone) => {
  expect(typeTone(type)).toBe(tone);
});

test("the count of transactions reads as on the page", () => {
  expect(transactionsFound("12")).toBe("12 transactions found");
});

test("the export is named after the user and the day", () => {
  expect(economyFileName(ID, Date.UTC(2026, 10, 21, 23, 59))).toBe(
    `economy_logs_${ID}_2026-11-21.csv`,
  );
});
