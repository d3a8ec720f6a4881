import { brand } from "#brand";
import { expect, it } from "vitest";
import { featurePages } from "../../../app/content/features/index.ts";
import Feature from "../../../app/routes/feature.tsx";
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

it("names the language of a feature that is not in English, and marks its page", () => {
  const [feature] = Object.values(featurePages);
  const root = { site: { inviteUrl: "https://invite.haven.example" } };
  const htmlIn = (language: string) => {
    const props = { loaderData: { ...feature, language } } as unknown as Parameters<
      typeof Feature
    >[0];
    return paint(<Feature {...props} />, { root });
  };
  expect(htmlIn("de")).toMatch(/This page is in German\..*<div lang="de">/s);
  expect(htmlIn("en")).not.toContain("lang=");
});
