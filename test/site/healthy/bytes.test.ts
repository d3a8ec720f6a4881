import { describe, expect, it } from "vitest";
import budget from "../../build/budget.json" with { type: "json" };
import { gzipSize, visit, withoutStyles } from "../../support/site.ts";

/** A script, whose content isn't tags. */
const SCRIPT = /(<script\b[^>]*>)[\s\S]*?<\/script>/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;

describe("a document", () => {
  it.each(Object.entries(budget.documents))(
    "of %s has at most %d bytes compressed, its style sheet not counted",
    async (path, most) => {
      const html = await (await visit(path)).text();
      expect(html).toContain("</html>");
      expect(await gzipSize(withoutStyles(html))).toBeLessThanOrEqual(most);
    },
  );

  it("contains its one style sheet, and names none", async () => {
    const html = await (await visit("/terms")).text();
    const styles = [...html.matchAll(STYLE)];
    expect(styles).toHaveLength(1);
    const [, sheet = ""] = styles[0] ?? [];
    expect(sheet).toContain("@font-face");
    expect(await gzipSize(sheet)).toBeLessThanOrEqual(budget.styles);
    expect(html).not.toContain('rel="stylesheet"');
  });

  it("preloads its fonts, and no script that could compete with them", async () => {
    const html = await (await visit("/terms")).text();
    const tags = html.replaceAll(SCRIPT, "$1").match(/<(?:link|script)\b[^>]*>/g) ?? [];
    const isFont = (tag: string) => tag.includes('rel="preload"') && tag.includes('as="font"');
    expect(tags.filter(isFont)).toHaveLength(2);
    const early = /rel="modulepreload"|<script[^>]*\s(?:src=|type="module")/;
    expect(tags.filter((tag) => early.test(tag))).toEqual([]);
  });

  it("is complete: nothing is hidden until a script puts it in its place", async () => {
    for (const path of ["/", "/commands", "/status", "/embed", "/templates", "/team"]) {
      const html = await (await visit(path)).text();
      expect(html, path).not.toMatch(/<div hidden|<template|\$RC\(/);
    }
  });
});
