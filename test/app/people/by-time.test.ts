import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Feedback } from "../../../app/contract/person.ts";
import { PLATFORM_EPOCH } from "../../../app/contract/digits.ts";
import { byTime } from "../../../app/people/by-time.ts";

function review(time: number): Feedback {
  const id = String((BigInt(time) - PLATFORM_EPOCH) << 22n);
  return { user_id: "175928847299117063", message_id: id, approved: true, feedback: "good" };
}

function reviews(count: number, year: number, month: number): Feedback[] {
  return Array.from({ length: count }, (_, i) => review(Date.UTC(year, month, 28, 0, 0, -i)));
}

function headings(items: Feedback[]): [string | null, number][] {
  return byTime(items).map(({ heading, items: group }) => [heading, group.length]);
}

test("many reviews are grouped by month, few by year, and no reviews make no group", () => {
  expect(headings([...reviews(9, 2026, 10), ...reviews(3, 2026, 9)])).toEqual([
    ["November 2026", 9],
    ["October 2026", 3],
  ]);
  expect(
    headings([...reviews(1, 2026, 10), ...reviews(1, 2026, 3), ...reviews(1, 2025, 3)]),
  ).toEqual([
    ["2026", 2],
    ["2025", 1],
  ]);
  expect(headings([])).toEqual([]);
});

test("reviews are grouped by month in UTC", () => {
  const items = Array.from({ length: 5 }, () => review(Date.UTC(2026, 0, 31, 23, 59, 59)));
  expect(headings(items)).toEqual([["January 2026", 5]]);
});

test("reviews that the bot numbers itself have no heading, and don't change the others", () => {
  const numbered = ["12", "7"].map((message_id) => Object.assign(review(0), { message_id }));
  const dated = [...reviews(5, 2026, 10), ...numbered];
  expect(headings(dated)).toEqual([
    ["November 2026", 5],
    [null, 2],
  ]);
  expect(headings(numbered)).toEqual([[null, 2]]);
});

test("every grouped review appears once, in the order given", () => {
  const times = fc.array(fc.integer({ min: Date.UTC(2016), max: Date.UTC(2027) }), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(times, (given) => {
      const items = given.sort((a, b) => b - a).map(review);
      expect(byTime(items).flatMap((group) => group.items)).toEqual(items);
    }),
  );
});
