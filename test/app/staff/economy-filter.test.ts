import { negated } from "../../../app/format/decimal.ts";
import { describe, expect, test } from "vitest";
import type { EconomyLog } from "../../../app/contract/staff.ts";
import {
  distinctValues,
  filterLogs,
  filterState,
  parseFilter,
} from "../../../app/staff/economy/filter.ts";
import { log as transaction } from "./build.ts";
import { daysOverLimit, economySums, signsOf } from "../../../app/staff/economy/sums.ts";

const MIDNIGHT = Date.UTC(2026, 10, 20) / 1000;

const log = (change: Partial<EconomyLog>) => transaction(MIDNIGHT, { amount: 100, ...change });

const work = log({});
const daily = log({ action: "daily", amount: 250.5, created: MIDNIGHT + 86_399 });
const lost = log({ action: "slots", type: "loss", amount: 99.99, created: MIDNIGHT - 1 });
const sent = log({ action: "transfer", type: "transfer", created: MIDNIGHT + 86_400 });
const logs = [sent, daily, work, lost];

function found(query: string): EconomyLog[] {
  return filterLogs(logs, parseFilter(new URLSearchParams(query)));
}

describe("the filters of the log", () => {
  test.each([
    ["", [sent, daily, work, lost]],
    ["action=work", [work]],
    ["action=wor", []],
    ["type=gain", [daily, work]],
    ["type=Gain", []],
    ["minAmount=100", [sent, daily, work]],
    ["maxAmount=100", [sent, work, lost]],
    ["maxAmount=99,99", [lost]],
    ["minAmount=100&maxAmount=100", [sent, work]],
    ["minAmount=abc", [sent, daily, work, lost]],
    ["startDate=2026-11-20", [sent, daily, work]],
    ["startDate=2026-11-21", [sent]],
    // The end date plus 86,400 seconds, which is the first second of the next day.
    ["endDate=2026-11-20", [sent, daily, work, lost]],
    ["endDate=2026-11-19", [work, lost]],
    ["startDate=20.11.2026", [sent, daily, work, lost]],
    ["startDate=2026-11-20&type=gain&minAmount=200", [daily]],
  ])("the filter %j finds its transactions", (query, kept) => {
    expect(found(query)).toEqual(kept);
  });

  test.each([
    ["sort=amount", [lost, sent, work, daily]],
    ["sort=-amount", [daily, sent, work, lost]],
    ["sort=date", [lost, work, daily, sent]],
    ["sort=action", [daily, lost, sent, work]],
  ])("the address %s orders the transactions", (query, kept) => {
    expect(found(query)).toEqual(kept);
  });

  test("offer the distinct values of the log, and the chosen one", () => {
    expect(distinctValues([...logs, log({ action: "" })], { action: null, type: "win" })).toEqual({
      actions: ["daily", "slots", "transfer", "work"],
      types: ["gain", "loss", "transfer", "win"],
    });
  });
});

/** The sums of a whole log. */
function sums(whole: EconomyLog[]) {
  return economySums(whole, signsOf(whole));
}

function over(whole: EconomyLog[]) {
  return daysOverLimit(whole, signsOf(whole));
}

describe("a filter that cannot be read", () => {
  test.each([
    ["minAmount", "", "unset"],
    ["minAmount", "1.000", "set"],
    ["minAmount", "10k", "malformed"],
    ["maxAmount", "1,000", "malformed"],
    ["startDate", "20.11.2026", "malformed"],
    ["endDate", "2026-11-20", "set"],
    ["action", "anything", "set"],
  ] as const)("%s=%j is %s", (name, text, state) => {
    expect(filterState(new URLSearchParams({ [name]: text }), name)).toBe(state);
  });

  test("filters nothing", () => {
    expect(found("minAmount=10k&maxAmount=abc&endDate=soon")).toEqual(logs);
  });
});

describe("the sums", () => {
  test("take the direction from the type, without rounding errors", () => {
    expect(sums([...logs, log({ type: "ticket", amount: 7 }), log({ amount: 0.1 })])).toEqual({
      count: 6,
      in: 350.6,
      out: 99.99,
      transfers: { known: false, moved: 100 },
      net: 250.61,
      unsorted: 1,
    });
  });

  test("count a reversal in the other direction, for either sign of payments", () => {
    const reversed = log({ amount: -40 });
    const refunded = log({ type: "spend", amount: -30 });
    const paid = log({ type: "spend", amount: 70 });
    const paidTwice = [paid, paid, refunded, reversed];
    expect(sums(paidTwice)).toMatchObject({ in: 30, out: 180, net: -150 });
    const otherSign = paidTwice.map((item) =>
      item.type === "spend" ? log({ type: "spend", amount: negated(item.amount) }) : item,
    );
    expect(sums(otherSign)).toMatchObject({ in: 30, out: 180, net: -150 });
  });

  test("know the direction of transfers where some are negative, and put them into the net", () => {
    const transfer = (amount: number) => log({ type: "transfer", amount });
    expect(sums([transfer(-60), transfer(25), log({ amount: 10 })])).toMatchObject({
      transfers: { known: true, sent: 60, received: 25 },
      net: -25,
    });
  });

  test("lose no cent next to the largest amounts", () => {
    const small = Array.from({ length: 3 }, () => log({ amount: 0.37 }));
    expect(sums([log({ amount: 1e15 }), ...small, log({ amount: -1e15 })]).net).toBe(1.11);
  });

  test("the sums of no transactions are zero", () => {
    expect(sums([])).toEqual({
      count: 0,
      in: 0,
      out: 0,
      transfers: { known: false, moved: 0 },
      net: 0,
      unsorted: 0,
    });
  });
});

describe("the daily transfer rule", () => {
  const transfer = (created: number, amount: number) => log({ type: "transfer", created, amount });

  test("flags a day over 10 Million and not one at the limit", () => {
    const day = [transfer(MIDNIGHT, 4_000_000), transfer(MIDNIGHT + 86_399, 6_000_000)];
    expect(over(day)).toEqual({ days: [], certain: false });
    expect(over([...day, transfer(MIDNIGHT + 5, 0.01)])).toEqual({
      days: [{ day: "2026-11-20", sum: 10_000_000.01, transfers: 3, last: expect.any(Number) }],
      certain: false,
    });
  });

  test("counts only the amounts sent, if the log says who sent them", () => {
    const both = [transfer(MIDNIGHT, 6_000_000), transfer(MIDNIGHT + 60, -6_000_000)];
    expect(over(both)).toEqual({ days: [], certain: true });
    expect(over([...both, transfer(MIDNIGHT + 90, -4_000_001)])).toEqual({
      days: [{ day: "2026-11-20", sum: 10_000_001, transfers: 2, last: expect.any(Number) }],
      certain: true,
    });
  });

  test("counts days in UTC, transfers alone, the latest day first", () => {
    const sent = [
      transfer(MIDNIGHT - 1, 6_000_000),
      transfer(MIDNIGHT, 6_000_000),
      transfer(MIDNIGHT + 90_000, 11_000_000),
      transfer(MIDNIGHT - 200_000, 12_000_000),
      log({ type: "gain", amount: 50_000_000 }),
    ];
    expect(over(sent).days.map(({ day }) => day)).toEqual(["2026-11-21", "2026-11-17"]);
  });
});
