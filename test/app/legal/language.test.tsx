import { brand } from "#brand";
import { expect, it } from "vitest";
import { LegalView } from "../../../app/legal/document.tsx";
import { paint } from "../paint.tsx";

const [document] = brand.legal;

function htmlOf(language?: string): string {
  if (!document) throw new RangeError("The brand has no legal document");
  return paint(<LegalView document={{ ...document, language }} />, { at: document.path });
}

it("names the language of a document that is not in English, at its title, index and text", () => {
  expect(htmlOf("de").match(/<(div|ol)[^>]* lang="de"/g)).toHaveLength(3);
  expect(htmlOf()).not.toContain("lang=");
});
