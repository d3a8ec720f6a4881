import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { holdScripts, openPage, SITE, visit } from "../support/browser.ts";
import { sumOf, watchShifts } from "../support/shifts.ts";

/** Paths of what the page has loaded so far. */
function asked(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
}

const PAGES = ["/", "/commands", "/status", "/embed", "/team", "/features/tickets", "/terms"];

describe("a document", () => {
  it("contains its style sheet, makes no request for it, and hydrates without an error", async () => {
    const { page, complaints } = await openPage({ isFirstVisit: true });
    await visit(page, "/");
    expect(await page.locator("head style").count()).toBe(1);
    expect((await asked(page)).filter((path) => path.endsWith(".css"))).toEqual([]);
    // The next page needs no other styles either.
    await page.getByRole("link", { name: "Commands" }).first().click();
    await page.getByRole("searchbox").first().waitFor();
    expect((await asked(page)).filter((path) => path.endsWith(".css"))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("preloads its fonts, and no script that could compete with them", async () => {
    const { page } = await openPage({ javaScript: false });
    await page.goto("/terms");
    expect(await page.locator('link[rel="preload"][as="font"]').count()).toBe(2);
    expect(await page.locator('link[rel="modulepreload"], script[src]').count()).toBe(0);
    expect(await page.locator('script[type="module"]').count()).toBe(0);
  });

  it("requests all of its scripts at once after the first frame", async () => {
    const { page, complaints } = await openPage({ isFirstVisit: true });
    const release = await holdScripts(page);
    await page.goto("/terms");
    await page.waitForLoadState("networkidle");
    const scripts = async () => (await asked(page)).filter((path) => path.endsWith(".js"));
    expect(await scripts()).toEqual([]);
    await release();
    expect((await scripts()).length).toBeGreaterThan(3);
    expect(complaints).toEqual([]);
  });

  it("hydrates in a background tab, where no frame is drawn", async () => {
    const { page } = await openPage({ isFirstVisit: true });
    await page.addInitScript(() => {
      Object.defineProperty(document, "hidden", { get: () => true });
      window.requestAnimationFrame = () => 0;
    });
    await page.goto("/terms");
    const isLive = () => Object.keys(document.body).some((key) => key.startsWith("__reactFiber"));
    await expect.poll(() => page.evaluate(isLive)).toBe(true);
  });

  it.each(PAGES)("%s has a layout shift of at most 0.02 while it hydrates", async (path) => {
    // Tests before this one broke the bot API: wait for a page of current figures, and let no news change it.
    const isCurrent = async () => {
      const answer = await fetch(SITE + path);
      const isStale = answer.headers.get("X-Page-Cache") === "stale";
      const html = await answer.text();
      return answer.status === 200 && !isStale && !/Last heard/.test(html);
    };
    await expect.poll(isCurrent).toBe(true);
    const { page } = await openPage({ width: 390, height: 844 });
    await page.route(/\/api\/|\.json$/, () => {});
    // The fallback fonts that have the metrics of ours are those of phones and desktops; here are none.
    await page.route(/\.woff2$/, (route) => route.abort());
    const takeShifts = await watchShifts(page);
    await visit(page, path);
    const shifts = await takeShifts();
    expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.02);
  });
});

describe("links to other pages", () => {
  it("a link under the pointer has its page's script loaded before the click", async () => {
    const { page, complaints } = await openPage({ isFirstVisit: true });
    await visit(page, "/terms");
    const before = await asked(page);
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Status" })
      .hover();
    expect(before.filter((path) => path.includes("/status-"))).toEqual([]);
    await expect
      .poll(async () => (await asked(page)).some((path) => path.includes("/status-")))
      .toBe(true);
    expect(complaints).toEqual([]);
  });
});
