import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { idsIn, KINDS, reckon } from "../support/ledger.ts";

const TESTS = new URL("../", import.meta.url).pathname;

/** The names of all tests and suites, as they stand in the sources. */
const names = readdirSync(TESTS, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
  .filter((entry) => entry.name !== "ledger.test.ts")
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
  .flatMap((text) => text.match(/["`][TF]\d{1,2}(?:, [TF]\d{1,2})*: [^"`]*["`]/g) ?? []);

describe("the ledger of threats and faults", () => {
  it.each(KINDS)("has a test for each of the $title", ({ ids }) => {
    const written = new Set(names.flatMap(idsIn));
    expect(ids.filter((id) => !written.has(id))).toEqual([]);
  });

  it("knows no id beyond them", () => {
    const known = new Set(KINDS.flatMap(({ ids }) => ids));
    expect(names.flatMap(idsIn).filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(KINDS)("has one line in test/README.md for each of the $title", ({ ids }) => {
    expect(ids.length).toBeGreaterThan(40);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("takes an id for proven when a test passed and none failed", () => {
    const kind = { title: "Threats", ids: ["T1", "T2", "T3", "T4"] };
    const { line, missing } = reckon(kind, [
      { name: "T1: a > b", state: "passed" },
      { name: "rooms > T2: a", state: "passed" },
      { name: "T2: another", state: "failed" },
      { name: "T3: a", state: "skipped" },
    ]);
    expect(missing).toEqual(["T2", "T3", "T4"]);
    expect(line).toBe("Threats: 1 of 4 — T1; missing: T2 T3 T4");
  });

  it("reads ids where a name begins with them, and several", () => {
    expect(idsIn("T3: the staff API > T18: asks")).toEqual(["T3", "T18"]);
    expect(idsIn("F1, F2: a dead bot")).toEqual(["F1", "F2"]);
    expect(idsIn("the T-shirt of T1 and UTF8")).toEqual([]);
  });
});
