import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paginate, parsePage } from "../../../app/ui/paging.ts";

describe("parsePage", () => {
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
    expect(parsePage(query)).toBe(page);
  });
});

describe("paginate", () => {
  test("an empty list has one empty page", () => {
    expect(paginate([], 3, 100)).toEqual({ items: [], page: 1, pages: 1 });
  });

  test("a page behind the last is the last", () => {
    expect(paginate([1, 2, 3], 9, 2)).toEqual({ items: [3], page: 2, pages: 2 });
  });

  test("all pages joined are the list", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { maxLength: 60 }),
        fc.integer({ min: 1, max: 9 }),
        (items, size) => {
          const { pages } = paginate(items, 1, size);
          const all = Array.from(
            { length: pages },
            (_, index) => paginate(items, index + 1, size).items,
          );
          expect(all.flat()).toEqual(items);
          for (const page of all.slice(0, -1)) expect(page).toHaveLength(size);
        },
      ),
    );
  });
});
