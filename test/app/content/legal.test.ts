import { describe, expect, it } from "vitest";
import { legalDocuments } from "../../../app/content/legal/index.ts";
import { LEGAL_LINKS } from "../../../app/content/frame/navigation.ts";

const documents = Object.values(legalDocuments);

/** All words of a document, in lower case. */
function words(path: string): string {
  return JSON.stringify(legalDocuments[path]).toLowerCase();
}

describe("legal documents", () => {
  it("have exactly these titles, in the menu too", () => {
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
    expect(legalDocuments["/terms"]?.sections.map((section) => section.title)).toEqual([
      "Disclaimer",
      "Website Usage",
      "Bot Usage",
      "Termination",
      "Indemnity",
      "Changes",
    ]);
  });

  it.each([
    ["/terms", "one month"],
    ["/economy", "10 million"],
    ["/refund", "24 hours"],
  ] as const)("%s names its limit: %s", (path, limit) => {
    expect(words(path)).toContain(limit);
  });

  it("the refund policy excludes eight cases", () => {
    const list = legalDocuments["/refund"]?.sections[0]?.blocks.find(
      (block) => block.kind === "list",
    );
    expect(list?.kind === "list" && list.items).toHaveLength(8);
  });

  it.each(["__Host-session", "__Host-oauth", "__Host-hint", "auth-storage"])(
    "the privacy page names what the browser keeps: %s",
    (name) => {
      expect(words("/privacy")).toContain(name.toLowerCase());
    },
  );
});
