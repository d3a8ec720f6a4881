import { describe, expect, it } from "vitest";
import { youOf } from "../../../app/content/you/switches.ts";
import { brand } from "../../../app/content/brand.ts";
import { TRAIL_KINDS } from "../../../app/contract/trail.ts";
import { kindsToPick } from "../../../app/staff/trail/trail.ts";

describe("the trail's filter", () => {
  it("offers every kind where bot and brand have everything", () => {
    expect(kindsToPick([], youOf(brand))).toEqual(TRAIL_KINDS);
  });

  it("offers nothing of which there can be no line", () => {
    const left = kindsToPick(["economyLogs"], youOf({ ...brand, you: false }));
    expect(TRAIL_KINDS.filter((kind) => !left.includes(kind))).toEqual(
      TRAIL_KINDS.filter((kind) => /^(economyLogs|appeal|deletion)/.test(kind)),
    );
    const some = kindsToPick([], youOf({ ...brand, you: { deletion: false } }));
    expect(TRAIL_KINDS.filter((kind) => !some.includes(kind))).toEqual([
      "deletions",
      "deletionClose",
    ]);
  });
});
