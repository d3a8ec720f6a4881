import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { complete, openPage } from "../support/browser.ts";

/** The names of the scripts that a page loads from now on. */
function watchScripts(page: Page): () => string {
  const names: string[] = [];
  page.on("response", (response) => {
    const name = new URL(response.url()).pathname;
    if (name.endsWith(".js")) names.push(name);
  });
  return () => names.join();
}

describe("the chart library", () => {
  it("comes when a chart is pointed at, and tells at once what is there", async () => {
    const { page, complaints } = await openPage({ isFirstVisit: true, height: 1_400 });
    const scripts = watchScripts(page);
    await page.goto("/status?range=7d");
    const chart = page.getByRole("img", { name: /^Server Growth/ });
    await chart.scrollIntoViewIfNeeded();
    await page.getByRole("slider", { name: "Day" }).waitFor();
    await complete(page);
    expect(scripts()).not.toContain("line-chart");
    await chart.hover();
    await chart.locator(".apexcharts-tooltip.apexcharts-active").waitFor();
    expect(await chart.locator(".apexcharts-tooltip").innerText()).toMatch(/[\d,]+ servers/);
    expect(scripts()).toContain("line-chart");
    expect(complaints).toEqual([]);
  });

  it("comes when a chart is touched", async () => {
    const { page } = await openPage({ width: 390 });
    await page.goto("/status?range=7d");
    const chart = page.getByRole("img", { name: /^User Growth/ });
    await page.getByRole("slider", { name: "Day" }).waitFor();
    await chart.scrollIntoViewIfNeeded();
    const { x, y } = (await chart.boundingBox()) ?? { x: 0, y: 0 };
    const session = await page.context().newCDPSession(page);
    const points = [{ x: x + 200, y: y + 100 }];
    await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points });
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    const tooltip = chart.locator(".apexcharts-tooltip.apexcharts-active");
    await tooltip.waitFor();
    expect(await tooltip.innerText()).toMatch(/[\d,]+ users/);
  });
});
