import { expect, it } from "vitest";
import { rankBy } from "../../../app/format/rank.ts";

it.each([
  ["ban", 0],
  ["ba", 1],
  ["members", 2],
  ["temp-ban", 2],
  ["emp", 3],
  ["lasting", 4],
  ["nothing", null],
])("ranks the search %j at %j", (search, rank) => {
  const names = ["ban", "temp-ban members"];
  expect(rankBy(search)(names, "a lasting end")).toBe(rank);
});

it("takes a search of 40,000 characters, in one word or in many", () => {
  for (const search of ["a".repeat(40_000), "(".repeat(40_000), "a ".repeat(20_000)]) {
    expect(rankBy(search)(["ban"], "bans")).toBe(search.includes(" ") ? 3 : null);
  }
});
