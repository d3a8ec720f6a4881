import { describe, expect, it } from "vitest";
import { legalDocuments } from "../../../app/content/legal/index.ts";

const documents = Object.values(legalDocuments);

/** All words of a document, in lower case. */
function words(path: string): string {
  return JSON.stringify(legalDocuments[path]).toLowerCase();
}

describe("legal documents", () => {
  it.each(documents)("$path writes its date in words", ({ changed }) => {
    const [year, month, day] = changed.iso.split("-").map(Number);
    const months =
      "January February March April May June July August September October November December";
    expect(changed.words).toBe(`${day} ${months.split(" ")[(month ?? 0) - 1]} ${year}`);
  });

  it.each(["__Host-session", "__Host-oauth", "__Host-hint", "auth-storage"])(
    "the privacy page names what the browser keeps: %s",
    (name) => {
      expect(words("/privacy")).toContain(name.toLowerCase());
    },
  );
});
