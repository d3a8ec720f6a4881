import { describe, expect, it } from "vitest";
import { rankInfo, rankOf, WRITING_RANKS } from "../../../app/content/ranks.ts";
import { writingRanksOf } from "../../../app/content/writing-ranks.ts";
import { brand as otter } from "../../brands/otter/brand.ts";

describe("ranks", () => {
  it("in the upper half write incidents, at least one, or those that the brand names", () => {
    expect(WRITING_RANKS).toEqual(["Developer", "Manager"]);
    expect(writingRanksOf(otter)).toEqual(["Captain"]);
    expect(writingRanksOf({ ranks: otter.ranks.slice(0, 1) })).toEqual(["Captain"]);
    expect(writingRanksOf({ ...otter, incidentRanks: ["Helper"] })).toEqual(["Helper"]);
  });

  it("are recognised in any case and with stray spaces", () => {
    expect(rankOf("developer")).toBe("Developer");
    expect(rankOf(" MANAGER ")).toBe("Manager");
  });

  it.each(["other", "", "Intern", "Developers", null, undefined])(
    "group %j under Other",
    (text) => {
      expect(rankInfo(text)).toMatchObject({ rank: "Other", hue: "gray" });
    },
  );
});
