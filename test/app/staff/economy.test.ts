import { describe, expect, test } from "vitest";
import { transactionsFound } from "../../../app/content/staff/economy-logs.ts";
import {
  economyCsv,
  economyFileName,
  newestFirst,
  typeTone,
} from "../../../app/staff/economy/economy.ts";

const USER = "175928847299117063";

function log(created: number, change = {}) {
  return {
    user_id: USER,
    action: "work",
    type: "add",
    amount: 1234.5,
    cash: 10,
    card: -3,
    created,
    ...change,
  };
}

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

describe("the export", () => {
  test("writes amounts with a comma and no thousands separator, dates in UTC", () => {
    expect(economyCsv([log(1_767_510_309, { action: "=cmd" })])).toBe(
      '"User ID","Action","Type","Amount","Cash","Card","Date"\r\n' +
        `"${USER}","'=cmd","add","1234,50","10,00","-3,00","04.01.2026 07:05:09"\r\n`,
    );
  });

  test("is named after the user and the day", () => {
    expect(economyFileName(USER, Date.UTC(2026, 10, 21, 23, 59))).toBe(
      `economy_logs_${USER}_2026-11-21.csv`,
    );
  });
});
