import { describe, expect, it } from "vitest";
import { youOf } from "../../../app/content/you/switches.ts";
import { brand } from "../../../app/content/brand.ts";
import { READ_NAMES, reads } from "../../../app/contract/endpoints.ts";
import { isAuditKind, AUDIT_KINDS } from "../../../app/contract/audit-log.ts";
import { actionText } from "../../../app/content/staff/audit-log.ts";
import { kindsToPick, auditCells } from "../../../app/staff/audit-log/audit-log.ts";

describe("the audit log's filter", () => {
  it("offers every kind where bot and brand have everything", () => {
    expect(kindsToPick([], youOf(brand))).toEqual(AUDIT_KINDS);
  });

  it("offers no kind that cannot occur", () => {
    const left = kindsToPick(["economyLogs"], youOf({ ...brand, you: false }));
    expect(AUDIT_KINDS.filter((kind) => !left.includes(kind))).toEqual(
      AUDIT_KINDS.filter((kind) => /^(economyLogs|appeal)/.test(kind)),
    );
    // Both are in one queue.
    for (const you of [{ deletion: false }, { appeals: false } as const]) {
      expect(kindsToPick([], youOf({ ...brand, you }))).toEqual(AUDIT_KINDS);
    }
  });
});

describe("a line of the audit log", () => {
  it("is written for every staff read but the commands, which are nobody's records", () => {
    const staffReads = READ_NAMES.filter((name) => reads[name].access === "staff");
    expect(staffReads.filter((name) => !isAuditKind(name))).toEqual(["staffCommands"]);
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
      expect(auditCells({ ...line, list })).toContain(title);
    }
  });
});
