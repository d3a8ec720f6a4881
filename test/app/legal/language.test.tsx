import { brand } from "#brand";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { LegalView } from "../../../app/legal/document.tsx";

const [document] = brand.legal;

function htmlOf(language?: string): string {
  if (!document) throw new RangeError("The brand has no legal document");
  const Component = () => <LegalView document={{ ...document, language }} />;
  const Stub = createRoutesStub([{ path: "*", Component }]);
  return renderToStaticMarkup(<Stub initialEntries={[document.path]} />);
}

it("names the language of a document that is not in English, at its title, index and text", () => {
  expect(htmlOf("de").match(/<(div|ol)[^>]* lang="de"/g)).toHaveLength(3);
  expect(htmlOf()).not.toContain("lang=");
});
