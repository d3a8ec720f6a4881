import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  updatedSearch,
  sortRows,
  ROWS_PER_PAGE,
  parseSort,
  formatSort,
  listPage,
  parseId,
} from "../../../app/staff/list/list-query.ts";

const ID = "175928847299117063";

describe("an ID in the address", () => {
  test.each([null, ID, ` ${ID}\n`])("an ID is read from %j, or there is none", (query) => {
    expect(parseId(query, "no ID")).toEqual({ id: query && ID, problem: null });
  });

  test.each(["", "   ", "mira", "1234", `${ID}'--`])(
    "an ID is asked for in place of %j",
    (query) => {
      expect(parseId(query, "Please enter an ID")).toEqual({
        id: null,
        problem: "Please enter an ID",
      });
    },
  );
});

const COLUMNS = { date: null, reason: null };
const DEFAULT_SORT = { key: "date", descending: true } as const;

describe("?sort=", () => {
  test.each([
    [null, DEFAULT_SORT],
    ["", DEFAULT_SORT],
    ["date", { key: "date", descending: false }],
    ["-reason", { key: "reason", descending: true }],
    ["--reason", DEFAULT_SORT],
    ["constructor", DEFAULT_SORT],
  ])("%j is read as %j", (query, sort) => {
    expect(parseSort(query, COLUMNS, DEFAULT_SORT)).toEqual(sort);
  });

  test("is read back as it was written", () => {
    for (const key of ["date", "reason"] as const) {
      for (const descending of [true, false]) {
        expect(parseSort(formatSort({ key, descending }), COLUMNS, DEFAULT_SORT)).toEqual({
          key,
          descending,
        });
      }
    }
  });
});

describe("the address of a view", () => {
  const query = new URLSearchParams("q=spam&state=&page=7&sort=-date");

  test("goes to the first page with every change and leaves blanks out", () => {
    expect(updatedSearch(query, { sort: "reason" })).toBe("?q=spam&sort=reason");
    expect(updatedSearch(query, { q: null, sort: "" })).toBe("");
  });

  test("leaves the query it came from alone", () => {
    updatedSearch(query, { q: null });
    expect(query.get("q")).toBe("spam");
  });
});

const page = (number: number) => new URLSearchParams({ page: String(number) });

test("a page holds at most 50 rows and says how many there are", () => {
  const found = Array.from({ length: 120 }, (_, index) => index);
  expect(listPage(found, page(3), { total: 900 })).toEqual({
    rows: found.slice(100),
    page: 3,
    pages: 3,
    found: 120,
    total: 900,
    isCut: false,
  });
  expect(listPage(found, page(99), { total: 900 }).page).toBe(3);
  const empty = listPage([], new URLSearchParams(), { total: 900, isCut: true });
  expect(empty).toEqual({ rows: [], page: 1, pages: 1, found: 0, total: 900, isCut: true });
  expect(ROWS_PER_PAGE).toBe(50);
});

test("every row stands on exactly one page", () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 400 }), (rows) => {
      const rowsOf = (number: number) => listPage(rows, page(number), { total: rows.length });
      const all = Array.from({ length: rowsOf(1).pages }, (_, i) => rowsOf(i + 1).rows);
      expect(all.flat()).toEqual(rows);
    }),
  );
});

test("rows that compare equal keep their order in both directions", () => {
  const rows = ["b1", "a1", "b2", "a2"];
  const by = { letter: (a: string, b: string) => a.charCodeAt(0) - b.charCodeAt(0) };
  expect(sortRows(rows, by, { key: "letter", descending: false })).toEqual([
    "a1",
    "a2",
    "b1",
    "b2",
  ]);
  expect(sortRows(rows, by, { key: "letter", descending: true })).toEqual(["b1", "b2", "a1", "a2"]);
});
