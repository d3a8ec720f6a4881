import { resolve } from "node:path";
import { RANKS } from "../../../app/content/ranks.ts";
import { PRODUCT } from "../../../app/content/site.ts";
import { seesPage } from "../../../app/content/staff/rights.ts";
import { chooseBrand, describeBrand, SHIPPED_BRAND } from "../../../vite/brand.ts";
import type { Config } from "../../context/config.ts";
import { fail, ok, warn, type Finding } from "../report/findings.ts";
import type { Values, Written } from "./settings.ts";

/** The address in the repository's wrangler.toml, which uses the default brand. */
const SHIPPED_HOST = /(^|\.)haven\.example$/;

interface BrandOptions {
  file: string;
  environment: Values;
  isLocal: boolean;
  isDeploy: boolean;
}

/** Which brand this configuration builds, and whether on purpose. */
export function lookAtBrand(
  { values }: Pick<Written, "values">,
  { file, environment, isLocal, isDeploy }: BrandOptions,
): Finding[] {
  const { BRAND_FILE } = environment;
  // The brand that this program runs with.
  const built = chooseBrand();
  let named: typeof built;
  try {
    named = chooseBrand({ BRAND_FILE }, resolve(file));
  } catch (error) {
    return [fail("BRAND", error instanceof Error ? error.message : String(error))];
  }
  const fine = ok("BRAND", `builds ${describeBrand({ product: PRODUCT })}`);
  if (named.file !== built.file) {
    const says = `${file} names ${named.file}, but this command looks with the brand ${built.file}: set BRAND_FILE for both`;
    return [fail("BRAND", says)];
  }
  const host = URL.parse(values.SITE_URL ?? "")?.hostname ?? "";
  if (named.namedBy === null && !isLocal && host !== "" && !SHIPPED_HOST.test(host)) {
    const says = `${host} would show ${PRODUCT}, its prices and its legal texts: name your own brand in [vars] of wrangler.toml, BRAND = "brands/…/brand.ts", or "${SHIPPED_BRAND}" if you mean that`;
    return [(isDeploy ? fail : warn)("BRAND", says)];
  }
  if (named.namedBy === "BRAND_FILE" && isDeploy) {
    const says = `named by BRAND_FILE for this command alone: write BRAND into [vars] of wrangler.toml, or the next deploy builds another one`;
    return [fine, warn("BRAND", says)];
  }
  return [fine];
}

/** A site works without legal documents, but its operator owes visitors some. */
export function lookAtLegal(documents: readonly unknown[]): Finding[] {
  if (documents.length > 0) return [];
  const says =
    "the brand has no privacy policy or terms, which the law of most countries and the chat platform ask of a site with sign-in: write them into `legal`";
  return [warn("legal", says)];
}

/** Whether the ranks for incidents exist in the brand and see their page. */
export function lookAtIncidentRanks(
  { incidentRanks }: Pick<Config, "incidentRanks">,
  sees = (rank: string) => seesPage(rank, "incidents"),
): Finding[] {
  const names = RANKS.map(({ rank }) => rank);
  const known = new Set(names.map((name) => name.toLowerCase()));
  const unknown = incidentRanks.filter((rank) => !known.has(rank.toLowerCase()));
  const closed = incidentRanks.filter((rank) => known.has(rank.toLowerCase()) && !sees(rank));
  if (closed.length > 0) {
    const says = `names ${closed.join(" and ")}, and the brand's staffPages keep incidents from them`;
    return [fail("INCIDENT_RANKS", says)];
  }
  if (unknown.length === 0) {
    return [ok("INCIDENT_RANKS", `${incidentRanks.join(" and ")} may write incidents`)];
  }
  const says = `names ${unknown.join(" and ")}; the brand's ranks are ${names.join(", ")}`;
  return [fail("INCIDENT_RANKS", says)];
}
