import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { holdScripts, menuLink, openPage, visit } from "../support/browser.ts";

/** Paths of what the page has loaded so far. */
function asked(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
}

describe("a document", () => {
  it("requests all its scripts together after the first frame", async () => {
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

  it("lays out what is far below the screen soon after, so that a picture of the whole page has no empty card", async () => {
    const { page } = await openPage({ javaScript: false });
    await page.goto("/");
    const skipped = () =>
      page
        .locator("main li h3")
        .evaluateAll(
          (titles) =>
            titles.filter((title) => !title.checkVisibility({ contentVisibilityAuto: true }))
              .length,
        );
    await expect.poll(skipped).toBe(0);
    expect(await page.locator("main li h3").count()).toBeGreaterThan(10);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it("keeps what arrives first in its column", async () => {
    const { page } = await openPage({ javaScript: false });
    await page.goto("/status");
    const incident = page.locator('main a[href^="/status/incidents/"]').first();
    const paths = ["/", "/features/welcome", (await incident.getAttribute("href")) ?? ""];
    for (const path of paths) {
      await page.goto(path);
      const moved = await page.locator("main .grid:visible").evaluateAll((grids) =>
        grids.flatMap(({ children: [first, ...later] }) => {
          if (!first || later.length === 0) return [];
          const before = first.getBoundingClientRect().left;
          for (const each of later) each.remove();
          const after = first.getBoundingClientRect().left;
          return after === before ? [] : [`${first.className}: ${before} to ${after}`];
        }),
      );
      expect(moved, path).toEqual([]);
    }
  });

  it("hydrates in a background tab, which draws no frame", async () => {
    const { page } = await openPage({ isFirstVisit: true });
    await page.addInitScript(() => {
      Object.defineProperty(document, "hidden", { get: () => true });
      window.requestAnimationFrame = () => 0;
    });
    await page.goto("/terms");
    const isLive = () => Object.keys(document.body).some((key) => key.startsWith("__reactFiber"));
    await expect.poll(() => page.evaluate(isLive)).toBe(true);
  });
});

describe("links to other pages", () => {
  it("a link under the pointer has its page's script loaded before the click", async () => {
    const { page, complaints } = await openPage({ isFirstVisit: true });
    await visit(page, "/terms");
    const before = await asked(page);
    await menuLink(page, "Status").hover();
    expect(before.filter((path) => path.includes("/status-"))).toEqual([]);
    await expect
      .poll(async () => (await asked(page)).some((path) => path.includes("/status-")))
      .toBe(true);
    expect(complaints).toEqual([]);
  });
});
