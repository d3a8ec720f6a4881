import { describe, expect, it } from "vitest";
import { youOf } from "../../../app/content/you/switches.ts";
import { brand } from "../../../app/content/brand.ts";
import { READ_NAMES, reads } from "../../../app/contract/endpoints.ts";
import { isTrailKind, TRAIL_KINDS } from "../../../app/contract/trail.ts";
import { actionText } from "../../../app/content/staff/trail.ts";
import { kindsToPick, trailCsv } from "../../../app/staff/trail/trail.ts";

describe("the audit log's filter", () => {
  it("offers every kind where bot and brand have everything", () => {
    expect(kindsToPick([], youOf(brand))).toEqual(TRAIL_KINDS);
  });

  it("offers nothing that can have no line", () => {
    const left = kindsToPick(["economyLogs"], youOf({ ...brand, you: false }));
    expect(TRAIL_KINDS.filter((kind) => !left.includes(kind))).toEqual(
      TRAIL_KINDS.filter((kind) => /^(economyLogs|appeal)/.test(kind)),
    );
    // Both are in one queue.
    for (const you of [{ deletion: false }, { appeals: false } as const]) {
      expect(kindsToPick([], youOf({ ...brand, you }))).toEqual(TRAIL_KINDS);
    }
  });
});

describe("a line of the audit log", () => {
  it("is written of every staff read but the commands, which are no records of anybody", () => {
    const staffReads = READ_NAMES.filter((name) => reads[name].access === "staff");
    expect(staffReads.filter((name) => !isTrailKind(name))).toEqual(["staffCommands"]);
  });

  it("names an export's list, also in the audit log's own export", () => {
    const line = { at: 0, person: "1", kind: "export", mark: null, rows: 3, times: 1 } as const;
    const titles = [
      ["userBans", "Exported the User Blacklist"],
      ["blacklists", "Exported All Blacklists"],
      [null, "Exported a list"],
    ] as const;
    for (const [list, title] of titles) {
      expect(actionText({ ...line, list })).toBe(title);
      expect(trailCsv([{ ...line, list }])).toContain(`"${title}"`);
    }
  });
});
