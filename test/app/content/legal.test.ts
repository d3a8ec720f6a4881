import { describe, expect, it } from "vitest";
import { legalDocuments } from "../../../app/content/legal/index.ts";

/** All words of a document, in lower case. */
function words(path: string): string {
  return JSON.stringify(legalDocuments[path]).toLowerCase();
}

describe("legal documents", () => {
  it.each(["__Host-session", "__Host-oauth", "__Host-hint", "auth-storage"])(
    "the privacy page names what the browser keeps: %s",
    (name) => {
      expect(words("/privacy")).toContain(name.toLowerCase());
    },
  );
});
