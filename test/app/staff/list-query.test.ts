import { describe, expect, test } from "vitest";
import { parseId, idsIn } from "../../../app/staff/list/parse-id.ts";
import { BULK } from "../../../app/content/staff/lookup.ts";
import {
  updatedSearch,
  sortRows,
  ROWS_PER_PAGE,
  parseSort,
  formatSort,
  listPage,
} from "../../../app/staff/list/list-query.ts";

const ID = "175928847299117063";

const PROBLEMS = { empty: "Please enter an ID", malformed: "This is not an ID" };

test.each([
  [null, { id: null, problem: null }],
  [`<@${ID}>`, { id: ID, problem: null }],
  // Half a mention, and what an attacker might hope for: only the digits go on.
  [`<@${ID}`, { id: ID, problem: null }],
  [`${ID}'--`, { id: ID, problem: null }],
  [`javascript:${ID}`, { id: ID, problem: null }],
  ["   ", { id: null, problem: PROBLEMS.empty }],
  ["mira", { id: null, problem: PROBLEMS.malformed }],
])("the ID of the address %j is read as %j", (query, outcome) => {
  expect(parseId(query, PROBLEMS)).toEqual(outcome);
});

describe("a pasted list of IDs", () => {
  test("is read whatever separates them, each ID once", () => {
    const { ids, refused, tooMany } = idsIn(`${ID}, <@${ID}>;275928847299117064\n\tnobody 12`);
    expect(ids).toEqual([ID, "275928847299117064"]);
    expect(refused).toEqual(["nobody", "12"]);
    expect(tooMany).toBe(0);
  });

  test.each([
    ["lines of our own file", `"${ID}","275928847299117064"`],
    ["cells of our Excel form", `="${ID}"\n="275928847299117064"`],
    ["a JSON list", `["${ID}", "275928847299117064"]`],
    ["mentions side by side", `<@${ID}><@!275928847299117064>`],
    ["bars", `${ID}|275928847299117064`],
    ["groups of digits", `${ID.replaceAll(/\B(?=(?:\d{3})+$)/g, ",")}, 275928847299117064`],
    ["labels", `ID: ${ID} User: 275928847299117064`],
  ])("reads %s", (_, text) => {
    expect(idsIn(text)).toMatchObject({ ids: [ID, "275928847299117064"], refused: [] });
  });

  test("keeps a rounded ID whole, and says what rounded it", () => {
    const { ids, refused } = idsIn(`${ID}, 8,11354E+17 8,11354E17`);
    expect([ids, refused]).toEqual([[ID], ["8.11354E+17", "8.11354E17"]]);
    expect(BULK.refused(refused)).toContain("spreadsheet");
  });

  test("ends after a hundred, and says how many were left out", () => {
    const many = Array.from({ length: 105 }, (_, i) => String(10n ** 17n + BigInt(i)));
    expect(idsIn(many.join(" "))).toMatchObject({ ids: many.slice(0, 100), tooMany: 5 });
  });

  test("of any length is read quickly and shows shortened texts", () => {
    const { refused } = idsIn(`${"x".repeat(9_000)} ${"https://1".repeat(99_999)}`);
    expect(refused.map((piece) => piece.length)).toEqual([40, 40]);
  });
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

  test("survives writing and reading", () => {
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

  test("returns to the first page with every change and omits blanks", () => {
    expect(updatedSearch(query, { sort: "reason" })).toBe("?q=spam&sort=reason");
    expect(updatedSearch(query, { q: null, sort: "" })).toBe("");
  });

  test("does not change the query it was made from", () => {
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
    unread: { count: 0, rows: [] },
  });
  expect(listPage(found, page(99), { total: 900 }).page).toBe(3);
  const reading = { total: 900, isCut: true, unread: [{ a: 1 }, "x"] };
  const empty = listPage([], new URLSearchParams(), reading);
  const unread = { count: 2, rows: ['{"a":1}', '"x"'] };
  expect(empty).toEqual({ rows: [], page: 1, pages: 1, found: 0, ...reading, unread });
  expect(ROWS_PER_PAGE).toBe(50);
});

test("the page of the marked row is shown, unless the address names a page", () => {
  const rows = Array.from({ length: 120 }, (_, index) => index);
  const at = (query: string) =>
    listPage(rows, new URLSearchParams(query), { total: 120, keyOf: String }).page;
  expect([at("row=70"), at("row=70&page=1"), at(""), at("page=3")]).toEqual([2, 1, 1, 3]);
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
