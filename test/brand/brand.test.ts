import { brand } from "#brand";
import { describe, expect, it } from "vitest";
import { faultsOf } from "../../app/content/brand-faults.ts";
import { LEGAL_LINKS } from "../../app/content/frame/legal-links.static.ts";
import { legalDocuments } from "../../app/content/legal/index.ts";

/** The brand that BRAND_FILE names, or the repository's own. */

it("the brand has no fault", () => {
  expect(faultsOf(brand)).toEqual([]);
});

describe("the legal documents", () => {
  it("are in the menu, in their order", () => {
    const names = Object.values(legalDocuments).map(({ name, title }) => name ?? title);
    expect(LEGAL_LINKS.map(({ title }) => title)).toEqual(names);
  });

  it("have an anchor for every section", () => {
    for (const { path, sections } of Object.values(legalDocuments)) {
      const ids = sections.map(({ id }) => id);
      expect(new Set(ids).size, path).toBe(ids.length);
      for (const id of ids) expect(id, path).toMatch(/^[a-z][a-z0-9-]*$/);
    }
  });
});
