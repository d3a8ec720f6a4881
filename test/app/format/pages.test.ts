import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageOf, wantedPage } from "../../../app/format/pages.ts";

describe("wantedPage", () => {
  test.each([
    [null, 1],
    ["", 1],
    ["0", 1],
    ["-1", 1],
    ["1.5", 1],
    ["2e3", 1],
    ["99999999999999", 1],
    ["7", 7],
  ])("reads ?page=%s as page %d", (query, page) => {
    expect(wantedPage(query)).toBe(page);
  });
});

describe("pageOf", () => {
  test("an empty list has one empty page", () => {
    expect(pageOf([], 3, 100)).toEqual({ items: [], page: 1, pages: 1 });
  });

  test("a page number behind the last gives the last page", () => {
    expect(pageOf([1, 2, 3], 9, 2)).toEqual({ items: [3], page: 2, pages: 2 });
  });

  test("all pages joined are the list", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { maxLength: 60 }),
        fc.integer({ min: 1, max: 9 }),
        (items, size) => {
          const { pages } = pageOf(items, 1, size);
          const all = Array.from(
            { length: pages },
            (_, index) => pageOf(items, index + 1, size).items,
          );
          expect(all.flat()).toEqual(items);
          for (const page of all.slice(0, -1)) expect(page).toHaveLength(size);
        },
      ),
    );
  });
});
