import { describe, expect, test } from "vitest";
import type { EconomyLog } from "../../../app/contract/staff.ts";
import { distinctValues, parseFilter, filterLogs } from "../../../app/staff/economy/filter.ts";
import { daysOverLimit, economySums } from "../../../app/staff/economy/sums.ts";

const MIDNIGHT = Date.UTC(2026, 10, 20) / 1000;

function log(change: Partial<EconomyLog>): EconomyLog {
  return {
    user_id: "175928847299117063",
    action: "work",
    type: "gain",
    amount: 100,
    cash: 0,
    card: 0,
    created: MIDNIGHT,
    ...change,
  };
}

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

describe("the sums", () => {
  test("take the direction from the type, without float dust", () => {
    expect(
      economySums([...logs, log({ type: "ticket", amount: 7 }), log({ amount: 0.1 })]),
    ).toEqual({
      count: 6,
      in: 350.6,
      out: 199.99,
      net: 150.61,
      unsorted: 1,
    });
  });

  test("the sums of no transactions are zero", () => {
    expect(economySums([])).toEqual({ count: 0, in: 0, out: 0, net: 0, unsorted: 0 });
  });
});

describe("the daily transfer rule", () => {
  const transfer = (created: number, amount: number) => log({ type: "transfer", created, amount });

  test("flags a day over 10 Million and not one at the limit", () => {
    const day = [transfer(MIDNIGHT, 4_000_000), transfer(MIDNIGHT + 86_399, 6_000_000)];
    expect(daysOverLimit(day)).toEqual([]);
    expect(daysOverLimit([...day, transfer(MIDNIGHT + 5, 0.01)])).toEqual([
      { day: "2026-11-20", sum: 10_000_000.01, transfers: 3 },
    ]);
  });

  test("counts days in UTC, transfers alone, the latest day first", () => {
    const over = [
      transfer(MIDNIGHT - 1, 6_000_000),
      transfer(MIDNIGHT, 6_000_000),
      transfer(MIDNIGHT + 90_000, 11_000_000),
      transfer(MIDNIGHT - 200_000, -12_000_000),
      log({ type: "gain", amount: 50_000_000 }),
    ];
    expect(daysOverLimit(over).map(({ day }) => day)).toEqual(["2026-11-21", "2026-11-17"]);
  });
});
