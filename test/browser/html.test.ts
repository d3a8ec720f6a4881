import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { SITE } from "../support/browser.ts";
import { PUBLIC_PATHS } from "../support/paths.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React writes what the platform allows: void tags closed, attributes in its own case.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    // Utility classes are the style here, and sizes from data are style attributes.
    "no-inline-style": "off",
    // `crossorigin` and `nonce` on links are the framework's.
    "require-sri": "off",
  },
});

describe("the HTML of every page", () => {
  it.each(PUBLIC_PATHS)("%s is valid", async (path) => {
    const html = await (await fetch(SITE + path)).text();
    const report = await validator.validateString(html);
    const findings = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line }) => `${ruleId} (line ${line}): ${message}`),
    );
    expect(findings).toEqual([]);
  });
});
