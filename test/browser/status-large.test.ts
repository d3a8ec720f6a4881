import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  axeFindings,
  menuLink,
  openPage,
  resize,
  scrollsSideways,
  visit,
} from "../support/browser.ts";

const range = (page: Page, name: string) =>
  page.getByRole("form", { name: "Range" }).getByRole("button", { name, exact: true });

describe("a bot of a thousand shards with three years behind it", () => {
  async function openLarge() {
    const opened = await openPage({ reducedMotion: "no-preference" });
    const { page } = opened;
    const shards = Array.from({ length: 1_000 }, (_, i) => ({
      shard_id: i,
      server_count: 1_000 + (i % 37),
      member_count: 200_000 + (i % 91),
      latency: 30 + (i % 120),
      uptime: 90_000,
      is_ready: i % 100 !== 7,
    }));
    const day = 86_400_000;
    const today = Math.floor(Date.now() / day) * day;
    const points = Array.from({ length: 1_096 }, (_, i) => ({
      timestamp: today - (1_095 - i) * day,
      total_servers: 900_000 + i * 90 + (i % 17) * 40,
      total_users: 150_000_000 + i * 9_000,
      average_latency: 40 + (i % 30),
      partial: false,
    }));
    await page.route("**/api/shards", (route) => route.fulfill({ json: shards }));
    await page.route("**/api/history?range=*", (route) => {
      const all = route.request().url().endsWith("all");
      return route.fulfill({ json: all ? points : points.slice(-8) });
    });
    // Makes the page use its own calls, which can be replaced.
    await page.route("**/status.data*", (route) => route.fulfill({ body: "" }));
    await visit(page, "/premium");
    await menuLink(page, "Status").click();
    await page.getByRole("heading", { name: "990/1000 Shards Operational" }).waitFor();
    return opened;
  }

  it("fits the narrowest screen, is a dense grid of shards, and draws every range", async () => {
    const { page, complaints } = await openLarge();
    await resize(page, { width: 320, height: 900 });
    // Hundreds of millions of users in one tile.
    const users = page.locator("dd:has-text('200,0')");
    expect(await users.innerText()).toMatch(/^200,0\d\d,\d{3}$/);
    const room = await users.evaluate((own) => {
      const digits = document.createRange();
      digits.selectNodeContents(own);
      const tile = own.parentElement as HTMLElement;
      const { paddingRight } = getComputedStyle(tile);
      const end = tile.getBoundingClientRect().right - Number.parseFloat(paddingRight);
      return end - digits.getBoundingClientRect().right;
    });
    expect(room).toBeGreaterThan(0);
    expect(await scrollsSideways(page)).toBe(false);
    await resize(page, { width: 1280, height: 900 });

    // The grid can show only problems, sort by latency, and open details.
    const cells = page.getByRole("list", { name: "Shards" }).getByRole("button");
    expect(await cells.count()).toBe(1_000);
    await page.getByRole("button", { name: "Slowest first" }).click();
    expect(await cells.first().innerText()).toMatch(/^7\s*Down$/);
    await page.getByRole("button", { name: "Problems only" }).click();
    expect(await cells.count()).toBe(10);
    await page.getByText("10 of 1,000 shards").waitFor();
    await cells.first().focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Shard 107" }).waitFor();
    expect(
      await cells.evaluateAll(
        (all) => all.filter((cell) => cell.getAttribute("tabindex") === "0").length,
      ),
    ).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);

    // The chart library comes with the pointer, and redraws each range.
    await page.locator(".chart-lines").first().hover();
    await page.locator(".apexcharts-series path").first().waitFor();
    for (const name of ["All", "7d", "All"]) {
      await range(page, name).click();
      await page.locator("[data-overlay]").waitFor({ state: "detached" });
      await expect.poll(() => range(page, name).getAttribute("aria-pressed")).toBe("true");
    }
    // A table has the latest 60 points of three years.
    const growth = page.getByRole("region", { name: "Server Growth", exact: true });
    await growth.getByText("Data table").click();
    await growth.getByText(/^The latest 60 of 1,?09\d points/).waitFor();
    expect(await growth.locator("tbody tr").count()).toBe(60);
  });
});

describe("the starfield behind the heading", () => {
  it("is not drawn while it is out of sight", async () => {
    const { page } = await openPage({ reducedMotion: "no-preference" });
    await page.addInitScript(() => {
      // No shooting stars.
      Math.random = () => 0.9;
      let drawn = 0;
      CanvasRenderingContext2D.prototype.clearRect = new Proxy(
        Reflect.get(CanvasRenderingContext2D.prototype, "clearRect"),
        {
          apply(clear, context, area) {
            drawn += 1;
            return Reflect.apply(clear, context, area);
          },
        },
      );
      Object.assign(window, {
        drawnInFrames: async () => {
          const before = drawn;
          for (let frame = 0; frame < 60; frame += 1) {
            await new Promise((done) => requestAnimationFrame(done));
          }
          return drawn - before;
        },
      });
    });
    await visit(page, "/status");
    await page.locator("canvas").waitFor();
    const drawings = () =>
      page.evaluate(() => Reflect.get(window, "drawnInFrames")() as Promise<number>);
    await expect.poll(drawings).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: "instant" }));
    await expect.poll(drawings).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(drawings).toBeGreaterThan(0);
  });

  it("is a still picture for readers who prefer reduced motion", async () => {
    const { page } = await openPage();
    await visit(page, "/status");
    const picture = () =>
      page.locator("canvas").evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
    // An empty canvas is a short text.
    await expect.poll(async () => (await picture()).length).toBeGreaterThan(5_000);
    const first = await picture();
    await page.evaluate(async () => {
      for (let i = 0; i < 30; i += 1) await new Promise((done) => requestAnimationFrame(done));
    });
    expect(await picture()).toBe(first);
  });
});
