import { describe, expect, it } from "vitest";
import { RANKS, rankInfo, rankOf } from "../../../app/content/ranks.ts";

describe("ranks", () => {
  it("stand in the order of the team page, the unknown last", () => {
    expect(RANKS.map((info) => info.rank)).toEqual([
      "Developer",
      "Manager",
      "Moderator",
      "Supporter",
      "Other",
    ]);
  });

  it("have their own display colours", () => {
    expect(RANKS.map((info) => info.hue)).toEqual(["blue", "red", "purple", "green", "gray"]);
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
