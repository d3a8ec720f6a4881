import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  changedSearch,
  ordered,
  ROWS_A_PAGE,
  sortOf,
  sortText,
  viewOf,
} from "../../../app/staff/list/list-query.ts";

const KEYS = ["date", "reason"] as const;
const USUAL = { key: "date", down: true } as const;

describe("?sort=", () => {
  test.each([
    [null, USUAL],
    ["", USUAL],
    ["date", { key: "date", down: false }],
    ["-reason", { key: "reason", down: true }],
    ["--reason", USUAL],
    ["constructor", USUAL],
  ])("%j is read as %j", (query, sort) => {
    expect(sortOf(query, KEYS, USUAL)).toEqual(sort);
  });

  test("is read back as it was written", () => {
    for (const key of KEYS) {
      for (const down of [true, false]) {
        expect(sortOf(sortText({ key, down }), KEYS, USUAL)).toEqual({ key, down });
      }
    }
  });
});

describe("the address of a view", () => {
  const query = new URLSearchParams("q=spam&state=&page=7&sort=-date");

  test("goes to the first page with every change and leaves blanks out", () => {
    expect(changedSearch(query, { sort: "reason" })).toBe("?q=spam&sort=reason");
    expect(changedSearch(query, { q: null, sort: "" })).toBe("");
  });

  test("leaves the query it came from alone", () => {
    changedSearch(query, { q: null });
    expect(query.get("q")).toBe("spam");
  });
});

test("a view holds at most 50 rows and says how many there are", () => {
  const found = Array.from({ length: 120 }, (_, index) => index);
  expect(viewOf(found, 900, 3)).toEqual({
    rows: found.slice(100),
    page: 3,
    pages: 3,
    found: 120,
    total: 900,
  });
  expect(viewOf(found, 900, 99).page).toBe(3);
  expect(viewOf([], 900, 1)).toMatchObject({ rows: [], page: 1, pages: 1, found: 0 });
  expect(ROWS_A_PAGE).toBe(50);
});

test("every row stands on exactly one page", () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 400 }), (rows) => {
      const { pages } = viewOf(rows, rows.length, 1);
      const all = Array.from({ length: pages }, (_, i) => viewOf(rows, rows.length, i + 1).rows);
      expect(all.flat()).toEqual(rows);
    }),
  );
});

test("rows that compare equal keep their order in both directions", () => {
  const rows = ["b1", "a1", "b2", "a2"];
  const byLetter = (a: string, b: string) => a.charCodeAt(0) - b.charCodeAt(0);
  expect(ordered(rows, byLetter, false)).toEqual(["a1", "a2", "b1", "b2"]);
  expect(ordered(rows, byLetter, true)).toEqual(["b1", "b2", "a1", "a2"]);
});
