import { readFileSync } from "node:fs";
import { brand } from "#brand";
import { describe, expect, it } from "vitest";
import { faultsOf } from "../../../app/content/brand-faults.ts";
import { hintsOf } from "../../../app/content/brand-hints.ts";
import { premium } from "../../../app/content/brand/premium.ts";
import { DRAWING_NAMES } from "../../../app/content/features/page.ts";
import { groupsOf } from "../../../app/content/commands/groups.ts";
import { COLORS, contrast, HUES, shadesOf, unreadable } from "../../../app/content/colors.ts";
import { readsOffOf, sourcesOf } from "../../../app/content/reads-off.ts";
import { fill, words } from "../../../app/content/words.ts";
import { brand as otter } from "../../brands/otter/brand.ts";

describe("a brand", () => {
  it.each([brand, otter])("$product has no fault", (good) => {
    expect(faultsOf(good)).toEqual([]);
  });

  const faults = [
    [{ prefix: "" }, "brand.prefix: must be one to five letters or signs"],
    [{ product: "x".repeat(41) }, "brand.product: must have at most 40 letters"],
    [{ since: undefined }, "brand.since: is missing"],
    [{ product: 7 }, "brand.product: must be string, but is 7"],
    [{ logo: "x" }, "brand.logo: is not a key of a brand"],
    [{ accent: "#E0A458" }, "brand.accent: must be a color such as #729bb0, in small letters"],
    [
      { sign: { ...brand.sign, path: 'M0 0"/><script>' } },
      "brand.sign.path: must be an SVG path, as M4 12h16z is",
    ],
    [
      { icons: { oar: "M0 0h1" } },
      "brand.icons.oar: must be own- and a name of small letters and digits",
    ],
    [
      { features: brand.features.map((one) => ({ ...one, icon: "own-oar" })).slice(0, 1) },
      "brand.features[0].icon: brand.icons has no own-oar",
    ],
    [
      { links: [{ name: "Vote", url: "http://vote.example", in: ["menu"] }] },
      "brand.links[0].url: must be an address that starts with https://",
    ],
    [
      { links: [{ name: "Vote", url: "https://vote.example", in: [] }] },
      "brand.links[0].in: must name menu or footer",
    ],
    [{ tagline: "{prodct} helps" }, "brand.tagline: {prodct} is not known; is {product} meant?"],
    [
      { tagline: "{auditDays} days" },
      "brand.tagline: {auditDays} is known in legal documents alone",
    ],
    [
      { legal: [{ ...brand.legal[0], lead: "{session_days} or {sesionDays}" }] },
      "brand.legal[0].lead: {sesionDays} is not known; is {sessionDays} meant?",
    ],
    [
      { premium: { ...premium, perks: [...premium.perks, "A boat"] } },
      `brand.premium.perks[${premium.perks.length}]: no plan has A boat`,
    ],
    [
      { premium: { ...premium, addons: [{ name: "Boat", price: 2.999, contains: "a boat" }] } },
      "brand.premium.addons[0].price: 2.999 has more decimals than EUR",
    ],
    [
      { currency: "JPY", premium: { ...premium, plans: [{ ...premium.plans[0], price: 4.5 }] } },
      "brand.premium.plans[0].price: 4.5 has more decimals than JPY",
    ],
    [
      { premium: { ...premium, plans: [{ ...premium.plans[0], period: "weekly" }] } },
      "brand.premium.plans[0].period: must be one of once, month, year",
    ],
    [
      { features: [{ ...brand.features[0], cards: [{ title: "T", text: "t", drawing: "boat" }] }] },
      `brand.features[0].cards[0]: must have a title, a text, and either a scene or a drawing, one of ${DRAWING_NAMES.join(", ")}`,
    ],
    [{ ranks: [] }, "brand.ranks: must name a rank"],
    [
      { ranks: [{ ...brand.ranks[0], hue: "pink" }] },
      `brand.ranks[0].hue: must be one of ${Object.keys(HUES).join(", ")}`,
    ],
    [{ reads: { shards: false } }, 'brand.reads.shards: must be "push", or left out'],
    [{ reads: { user: "push" } }, "brand.reads.user: must be false, or left out"],
    [{ reads: { avatars: "own" } }, 'brand.reads.avatars: must be false or "push", or left out'],
    [{ premium: undefined }, "brand.premium: is missing, though pages.premium is on"],
    [
      { features: brand.features.slice(1) },
      "brand.landing.chapters[0].features[0]: there is no feature /features/automod",
    ],
    [
      { legal: [{ ...brand.legal[0], path: "/team" }] },
      "brand.legal[0].path: /team is an address of the site itself",
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
    [
      { staffPages: { incidents: ["Developer"] } },
      "brand.staffPages.incidents: Manager may write incidents, and is not there",
    ],
    [{ you: true }, "brand.you: must be Object, but is true"],
    [{ you: { reasons: { user: "some" } } }, "brand.you.reasons.user: must be one of all, none"],
    [
      { you: { appeals: { questions: [], waitDays: 30, byAnother: true, answers: [] } } },
      "brand.you.appeals.questions: must have a question",
    ],
    [
      { you: { appeals: { questions: ["Why?"], waitDays: 366, byAnother: true, answers: [] } } },
      "brand.you.appeals.waitDays: must be a whole number from 1 to 365",
    ],
    [{ commandGroups: { One: ["fun"], Two: ["fun"] } }, "brand.commandGroups: fun is there twice"],
  ] as const;
  it.each(faults.map(([part, line]) => ({ part, line })))(
    "F43: a brand with a fault is refused with a line that names the key: $line",
    ({ part, line }) => {
      expect(faultsOf({ ...brand, ...part })).toContain(line);
    },
  );

  it("says where each read comes from, profiles and pictures of one person included", () => {
    const { pages } = brand;
    expect(sourcesOf({ pages, reads: { history: false } })).toEqual({ history: "off" });
    const reads = { commands: "push", team: "push", avatars: "push", user: false } as const;
    const pushed = { ...reads, staffCommands: "push", avatarsOf: "push", user: "push" };
    expect(sourcesOf({ pages, reads })).toEqual(pushed);
    expect(readsOffOf({ pages, reads })).toEqual([]);
    expect(readsOffOf({ pages: { ...pages, avatars: false }, reads })).toEqual([
      "avatars",
      "avatarsOf",
    ]);
    expect(readsOffOf({ pages, reads: { user: false } })).toEqual(["user"]);
  });

  it("may have names that phones cut or break, with a hint for each", () => {
    expect([brand, otter].flatMap(hintsOf)).toEqual([]);
    const german = hintsOf({ ...otter, languages: ["de"] });
    expect(german).toContain("brand: /features/welcome is in en, and the site in de");
    const [word, words] = ["x".repeat(21), `${"x".repeat(20)} ${"x".repeat(19)}`];
    const [plan] = premium.plans;
    if (!plan) throw new Error("no plan");
    const long = {
      ...brand,
      product: word,
      documentation: { ...brand.documentation, title: words },
      premium: { ...premium, plans: [{ ...plan, name: word }] },
    };
    expect(faultsOf({ ...long, premium: { ...long.premium, perks: [] } })).toEqual([]);
    expect(hintsOf(long)).toEqual([
      "brand.product: phones show about 14 letters of it",
      `brand.premium.plans: phones break ${word}, a word of more than 20 letters`,
    ]);
  });

  it("may list the bot's own categories in place of groups", () => {
    expect(groupsOf({ commandGroups: ["fun", "tickets"] })).toEqual({
      Fun: ["fun"],
      Tickets: ["tickets"],
    });
    expect(groupsOf(brand)).toBe(brand.commandGroups);
  });

  it("F43: cannot have a legal document where the site itself answers", () => {
    const read = (path: string) =>
      readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
    const taken = [
      ...read("app/routes.ts").matchAll(/^ {2}(?! ).*?route\("([a-z]+)/gm),
      ...read("app/routes.ts").matchAll(/^ {8}route\("([a-z]+)/gm),
      ...read("worker/edge.ts").matchAll(/\("\/([a-z]+)/g),
      ...read("worker/redirects.ts").matchAll(/(?:\[|= )"\/([a-z]+)/g),
    ].map(([, first]) => `/${first}`);
    expect(taken).toEqual(
      expect.arrayContaining(["/team", "/templates", "/api", "/healthz", "/invite", "/epicgames"]),
    );
    for (const path of new Set(taken)) {
      expect(faultsOf({ ...brand, legal: [{ ...brand.legal[0], path }] })).toContain(
        `brand.legal[0].path: ${path} is an address of the site itself`,
      );
    }
  });

  it("cannot have a legal document where a further language begins", () => {
    const faults = (languages: string[], path: string) =>
      faultsOf({ ...brand, languages, legal: [{ ...brand.legal[0], path }] });
    const says = "brand.legal[0].path: /de is an address of the site itself";
    expect(faults(["en", "de"], "/de")).toEqual([says]);
    expect(faults(["de", "en"], "/de")).toEqual([]);
    expect(faults(["en"], "/de")).toEqual([]);
  });

  it("reports an invalid color only as that", () => {
    expect(faultsOf({ ...brand, accent: "orange" })).toEqual([
      "brand.accent: must be a color such as #729bb0, in small letters",
    ]);
  });

  it("may show the bot's own variables", () => {
    const texts = "{user_name} {hour} {time} {message} {product} {days}";
    expect(faultsOf({ ...brand, tagline: texts })).toEqual([]);
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

  it("contrast follows the guidelines' formula", () => {
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
