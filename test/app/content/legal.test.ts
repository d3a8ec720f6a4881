import { describe, expect, it } from "vitest";
import { legalDocuments } from "../../../app/content/legal/index.ts";
import { LEGAL_LINKS } from "../../../app/content/navigation.ts";
import { LEGAL_PATHS } from "../../../app/content/paths.ts";

const documents = LEGAL_PATHS.map((path) => legalDocuments[path]);

/** All words of a document, in lower case. */
function words(path: (typeof LEGAL_PATHS)[number]): string {
  return JSON.stringify(legalDocuments[path]).toLowerCase();
}

describe("legal documents", () => {
  it("carry exactly the titles of the specification", () => {
    expect(documents.map((document) => document.title)).toEqual([
      "Terms of Service",
      "Economy Rules",
      "Privacy",
      "Refund Policy",
    ]);
    expect(LEGAL_LINKS.map((link) => link.title)).toEqual(documents.map(({ title }) => title));
  });

  it.each(documents)("$path has an anchor of its own for every section", (document) => {
    const ids = document.sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/);
  });

  it.each(documents)("$path says in words the day its date names", ({ changed }) => {
    const [year, month, day] = changed.iso.split("-").map(Number);
    const months =
      "January February March April May June July August September October November December";
    expect(changed.words).toBe(`${day} ${months.split(" ")[(month ?? 0) - 1]} ${year}`);
  });

  it("the terms have the six sections in order", () => {
    expect(legalDocuments["/terms"].sections.map((section) => section.title)).toEqual([
      "Disclaimer",
      "Website Usage",
      "Bot Usage",
      "Termination",
      "Indemnity",
      "Changes",
    ]);
  });

  it.each([
    "scrape",
    "exploit",
    "copy its features",
    "more than one account for the economy",
    "terminated repeatedly",
    "no command for one month",
    "refunded or charged back may be blacklisted",
  ])("the terms say: %s", (phrase) => {
    expect(words("/terms")).toContain(phrase);
  });

  it.each([
    "permanent blacklist",
    "in extreme cases",
    "bug",
    "real money",
    "vote",
    "selfbots",
    "macros",
    "timed rewards",
    "beg staff",
    "lie to staff",
    "offensive names and descriptions of companies",
    "10 million a day",
  ])("the economy rules say: %s", (phrase) => {
    expect(words("/economy")).toContain(phrase);
  });

  it("the refund policy lists its eight exclusions", () => {
    const list = legalDocuments["/refund"].sections[0]?.blocks.find(
      (block) => block.kind === "list",
    );
    const items = list?.kind === "list" ? list.items.join(" ").toLowerCase() : "";
    for (const phrase of [
      "evade a ban or a blacklist",
      "disrespectful to staff",
      "already been purchased",
      "any command or feature",
      "24 hours",
      "blacklisted",
      "malicious intent",
      "forged or hidden",
    ]) {
      expect(items).toContain(phrase);
    }
    expect(list?.kind === "list" && list.items).toHaveLength(8);
  });

  it.each([
    "__host-session",
    "7 days",
    "__host-oauth",
    "10 minutes",
    "__host-hint",
    "auth-storage",
    "avatar history",
    "deleted",
  ])("the privacy page says: %s", (phrase) => {
    expect(words("/privacy")).toContain(phrase);
  });
});
