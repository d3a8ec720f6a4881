import { describe, expect, it } from "vitest";
import budget from "../../build/budget.json" with { type: "json" };
import { visit, withoutStyles } from "../../support/site.ts";

const STYLE = /<style>([\s\S]*?)<\/style>/g;

async function gzipped(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

describe("a document", () => {
  it.each(Object.entries(budget.documents))(
    "of %s has at most %d bytes compressed, its style sheet not counted",
    async (path, most) => {
      const html = await (await visit(path)).text();
      expect(html).toContain("</html>");
      expect(await gzipped(withoutStyles(html))).toBeLessThanOrEqual(most);
    },
  );

  it("carries one style sheet, and names none", async () => {
    const html = await (await visit("/terms")).text();
    const styles = [...html.matchAll(STYLE)];
    expect(styles).toHaveLength(1);
    const [, sheet = ""] = styles[0] ?? [];
    expect(sheet).toContain("@font-face");
    expect(await gzipped(sheet)).toBeLessThanOrEqual(budget.styles);
    expect(html).not.toContain('rel="stylesheet"');
  });

  it("is complete: nothing is hidden until a script puts it in its place", async () => {
    for (const path of ["/", "/commands", "/status", "/embed", "/templates", "/team"]) {
      const html = await (await visit(path)).text();
      expect(html, path).not.toMatch(/<div hidden|<template|\$RC\(/);
    }
  });
});
