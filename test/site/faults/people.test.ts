import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { breakDown, heal, seen, visit } from "../../support/site.ts";

// A file of its own: nobody here has been looked up before.
describe("with every look-up of a person failing", () => {
  beforeEach(() => breakDown({ path: "/user/*", status: 500 }));
  afterEach(heal);

  it.each(["/team", "/feedback"])("F19: %s stands in time, with ids for names", async (path) => {
    const start = Date.now();
    const page = await visit(path);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(Date.now() - start).toBeLessThan(4500);
    expect(/Unexpected Application Error|Invalid Date|NaN/.test(html)).toBe(false);
    // Everybody the page shows at first stands there, by the id the list itself gave.
    expect(await lookedUp()).toBeGreaterThan(0);
    expect(html.match(/<li\b/g)?.length ?? 0).toBeGreaterThan(10);
  });
});

async function lookedUp(): Promise<number> {
  return (await seen()).filter(({ path }) => path.startsWith("/user/")).length;
}
