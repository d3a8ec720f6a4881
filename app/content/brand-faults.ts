import * as v from "valibot";
import { brandSchema, type Brand, type Premium } from "./brand-schema.ts";
import { decimalsOf } from "./currency.ts";
import { misspeltIn } from "./brand-placeholders.ts";
import { mayOpen } from "../contract/staff-pages.ts";
import { writingRanksOf } from "./writing-ranks.ts";

/** A brand's faults, one line each: `brand.ranks[1].hue: must be one of …`. */
export function faultsOf(brand: unknown): string[] {
  const result = v.safeParse(brandSchema, brand);
  if (result.success) return contradictions(result.output);
  return result.issues.map((issue) => `${keyOf(issue.path)}: ${messageOf(issue)}`);
}

function keyOf(path: v.BaseIssue<unknown>["path"]): string {
  const keys = (path ?? []).map(({ key }) =>
    typeof key === "number" ? `[${key}]` : `.${String(key)}`,
  );
  return `brand${keys.join("")}`;
}

/** Our own words where the library's wouldn't help. */
function messageOf({ message, received, expected }: v.BaseIssue<unknown>): string {
  if (expected === "never") return "is not a key of a brand";
  if (received === "undefined") return "is missing";
  if (message.startsWith("Invalid type")) return `must be ${expected}, but is ${received}`;
  return message;
}

/** Faults between parts that are valid alone. */
function contradictions(brand: Brand): string[] {
  const {
    languages = [],
    features,
    landing,
    legal,
    links = [],
    premium,
    pages,
    commandGroups,
    ranks,
    incidentRanks = [],
    staffPages = {},
    icons = {},
  } = brand;
  const paths = features.map(({ path }) => path);
  // The landing pages of further languages.
  const prefixes = new Set(languages.slice(1).map((tag) => `/${tag}`));
  const categories = Object.values(commandGroups).flat();
  return [
    ...repeated("features", paths),
    ...repeated(
      "ranks",
      ranks.map(({ rank }) => rank),
    ),
    ...repeated(
      "legal",
      legal.map(({ path }) => path),
    ),
    ...repeated(
      "links",
      links.map(({ url }) => url),
    ),
    ...repeated("commandGroups", [...categories, ...ranks.flatMap((rank) => rank.categories)]),
    ...unknownRanks("incidentRanks", incidentRanks, ranks),
    ...Object.entries(staffPages).flatMap(([page, names]) =>
      unknownRanks(`staffPages.${page}`, names, ranks),
    ),
    ...writingRanksOf(brand)
      .filter((rank) => !mayOpen(staffPages, rank, "incidents"))
      .map((rank) => `brand.staffPages.incidents: ${rank} may write incidents, and is not there`),
    ...legal.flatMap(({ path }, at) =>
      OWN_PATHS.has(path) || prefixes.has(path)
        ? [`brand.legal[${at}].path: ${path} is an address of the site itself`]
        : [],
    ),
    ...landing.chapters.flatMap((chapter, at) =>
      chapter.features.flatMap((path, i) =>
        paths.includes(path)
          ? []
          : [`brand.landing.chapters[${at}].features[${i}]: there is no feature ${path}`],
      ),
    ),
    ...features.flatMap(({ sections, scenes }, at) =>
      sections.flatMap((section, i) =>
        "scene" in section && section.scene !== undefined && section.scene >= scenes.length
          ? [`brand.features[${at}].sections[${i}].scene: there are only ${scenes.length} scenes`]
          : [],
      ),
    ),
    ...features.flatMap((one, at) => unknownIcon(`features[${at}]`, one, icons)),
    ...links.flatMap((one, at) => unknownIcon(`links[${at}]`, one, icons)),
    ...(pages.premium && !premium ? ["brand.premium: is missing, though pages.premium is on"] : []),
    ...(premium ? faultsOfPremium(premium, brand) : []),
    ...misspeltIn(brand),
  ];
}

function faultsOfPremium(
  { plans, addons, perks, benefits }: Premium,
  { currency, icons = {} }: Brand,
): string[] {
  const digits = decimalsOf(currency);
  const tooFine = (key: string, items: readonly { price: number }[]) =>
    items.flatMap(({ price }, at) =>
      Number(price.toFixed(digits)) === price
        ? []
        : [`brand.premium.${key}[${at}].price: ${price} has more decimals than ${currency}`],
    );
  const named = new Set(plans.flatMap((plan) => plan.perks.map(({ perk }) => perk)));
  return [
    ...tooFine("plans", plans),
    ...tooFine("addons", addons),
    ...benefits.flatMap((one, at) => unknownIcon(`premium.benefits[${at}]`, one, icons)),
    ...perks.flatMap((perk, at) =>
      named.has(perk) ? [] : [`brand.premium.perks[${at}]: no plan has ${perk}`],
    ),
  ];
}

/** First parts of addresses that the site answers itself, where a document would be hidden. */
const OWN_PATHS = new Set(
  (
    "commands status team premium contact docs embed templates feedback avatars me staff features " +
    "api assets blacklist discord epicgames healthz invite"
  )
    .split(" ")
    .map((name) => `/${name}`),
);

function unknownIcon(key: string, { icon = "link" }: { icon?: string }, own: object): string[] {
  return !icon.startsWith("own-") || Object.hasOwn(own, icon)
    ? []
    : [`brand.${key}.icon: brand.icons has no ${icon}`];
}

function unknownRanks(key: string, names: readonly string[], ranks: Brand["ranks"]): string[] {
  return names.flatMap((name, at) =>
    ranks.some(({ rank }) => rank === name)
      ? []
      : [`brand.${key}[${at}]: there is no rank ${name}`],
  );
}

function repeated(key: string, names: readonly string[]): string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))].map(
    (name) => `brand.${key}: ${name} is there twice`,
  );
}
