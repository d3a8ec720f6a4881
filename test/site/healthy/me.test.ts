import { describe, expect, it } from "vitest";
import { signIn, titleOf, visit, visitAs } from "../../support/site.ts";

const PAGES = [
  ["/me", "Haven - Your data"],
  ["/me/standing", "Haven - Your standing"],
] as const;

describe.each(PAGES)("%s", (path, title) => {
  it.each([path, `${path}.data`, path.toUpperCase(), `${path}/`])(
    "T13: is the viewer's alone, as %s too, and in no cache",
    async (spelling) => {
      for (const answer of [
        await visit(spelling),
        await visitAs(await signIn("Visitor"), spelling),
      ]) {
        expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([
          200,
          "private, no-store",
        ]);
        expect([answer.headers.get("ETag"), answer.headers.get("X-Page-Cache")]).toEqual([
          null,
          null,
        ]);
      }
    },
  );

  it("shows signed-out people how to sign in, and returns here", async () => {
    const answer = await visit(path);
    expect(await titleOf(answer.clone())).toBe(title);
    const html = await answer.text();
    expect(html).toContain(`href="/api/auth/discord?returnTo=${encodeURIComponent(path)}"`);
    expect(html).toContain("Please sign in");
    expect(html).toContain('name="robots" content="noindex"');
  });

  it("asks the bot nothing", async () => {
    const answer = await visitAs(await signIn("Visitor"), path);
    expect(answer.headers.get("Server-Timing")).toContain("upstream;dur=0,");
    expect(await answer.text()).not.toContain("Please sign in");
  });
});

it("the pages about oneself are not in the sitemap", async () => {
  expect(await (await visit("/sitemap.xml")).text()).not.toContain("/me");
});
