import { brand } from "#brand";
import { describe, expect, it } from "vitest";
import { faultsOf } from "../../../app/content/brand-faults.ts";
import { groupsOf } from "../../../app/content/commands/groups.ts";
import { COLORS, contrast, HUES, shadesOf, unreadable } from "../../../app/content/colors.ts";
import { fill, words } from "../../../app/content/words.ts";
import { brand as otter } from "../../brands/otter/brand.ts";

describe("a brand", () => {
  it.each([brand, otter])("$product has no fault", (good) => {
    expect(faultsOf(good)).toEqual([]);
  });

  it.each([
    [{ prefix: "" }, "brand.prefix: must be one to five letters or signs"],
    [{ product: "x".repeat(41) }, "brand.product: must have at most 40 letters"],
    [{ since: undefined }, "brand.since: is missing"],
    [{ product: 7 }, "brand.product: must be string, but is 7"],
    [{ logo: "x" }, "brand.logo: is not a key of a brand"],
    [{ accent: "amber" }, "brand.accent: must be a color such as #729bb0"],
    [{ ranks: [] }, "brand.ranks: must name a rank"],
    [
      { ranks: [{ ...brand.ranks[0], hue: "pink" }] },
      `brand.ranks[0].hue: must be one of ${Object.keys(HUES).join(", ")}`,
    ],
    [{ reads: { shards: false } }, "brand.reads.shards: is not a key of a brand"],
    [{ premium: undefined }, "brand.premium: is missing, though pages.premium is on"],
    [
      { features: brand.features.slice(1) },
      "brand.landing.chapters[0].features[0]: there is no feature /features/automod",
    ],
    [
      { legal: [{ ...brand.legal[0], path: "/team" }] },
      "brand.legal[0].path: /team is another page of the site",
    ],
    [
      { commandGroups: { "two words": ["fun"] } },
      "brand.commandGroups.two words: must be one word of letters and digits",
    ],
    [{ incidentRanks: ["Chef"] }, "brand.incidentRanks[0]: there is no rank Chef"],
    [
      { staffPages: { trail: ["Developer", "Chef"] } },
      "brand.staffPages.trail[1]: there is no rank Chef",
    ],
    [{ staffPages: { trail: [] } }, "brand.staffPages.trail: must name a rank"],
    [{ staffPages: { diary: ["Developer"] } }, "brand.staffPages.diary: is not a key of a brand"],
    [
      { staffPages: { incidents: ["Developer"] } },
      "brand.staffPages.incidents: Manager may write incidents, and is not there",
    ],
    [{ commandGroups: ["fun", "fun"] }, "brand.commandGroups: fun is there twice"],
    [{ commandGroups: { One: ["fun"], Two: ["fun"] } }, "brand.commandGroups: fun is there twice"],
  ])("F43: a brand with a fault is refused with a line that names the key: %j", (part, line) => {
    expect(faultsOf({ ...brand, ...part })).toContain(line);
  });

  it("may list the bot's own categories in place of groups", () => {
    expect(groupsOf({ commandGroups: ["fun", "tickets"] })).toEqual({
      Fun: ["fun"],
      Tickets: ["tickets"],
    });
    expect(groupsOf(brand)).toBe(brand.commandGroups);
  });

  it("names every fault at once", () => {
    expect(faultsOf({ ...brand, prefix: " ", since: "2024", currency: "euro" })).toHaveLength(3);
    expect(faultsOf(null)).toEqual(["brand: must be Object, but is null"]);
  });

  it("cannot have an accent that is unreadable on the pages' surfaces", () => {
    expect(unreadable("#334455").length).toBeGreaterThan(0);
    expect(faultsOf({ ...brand, accent: "#334455" }).join()).toMatch(
      /^brand\.accent: .*needs 4\.5:1/,
    );
  });
});

describe("the colours", () => {
  it("are derived from the accent by its lightness", () => {
    const shades = Object.values(shadesOf(otter.accent));
    expect(shades).toHaveLength(3);
    for (const shade of shades) expect(shade).toMatch(/^#[0-9a-f]{6}$/);
    const { light, deep } = shadesOf(otter.accent);
    expect(contrast(light, COLORS.ink)).toBeGreaterThan(contrast(otter.accent, COLORS.ink));
    expect(contrast(deep, COLORS.ink)).toBeLessThan(contrast(otter.accent, COLORS.ink));
  });

  it("of ranks can be read on every surface", () => {
    for (const hue of Object.values(HUES)) {
      for (const ground of [COLORS.ink, COLORS.surface, COLORS.raised]) {
        expect(contrast(hue, ground)).toBeGreaterThan(4.5);
      }
    }
  });

  it("contrast as the guidelines compute it", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  });
});

describe("words", () => {
  it("fills in the brand's facts at any depth and leaves other braces alone", () => {
    const filled = words({ list: ["{product} {user_name}"], nested: { text: "{prefix}help" } });
    expect(filled.list).toEqual([`${brand.product} {user_name}`]);
    expect(filled.nested.text).toBe(`${brand.prefix}help`);
    expect(fill("{days} days of {product}", { days: "30" })).toBe(`30 days of ${brand.product}`);
  });
});
