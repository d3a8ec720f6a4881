import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeFindings, menuLink, openPage, scrollsSideways, visit } from "../support/browser.ts";

const uptime = (page: Page) => page.getByRole("region", { name: "Uptime", exact: true });
const day = (page: Page) => uptime(page).getByRole("slider", { name: "Day" });

describe("ninety days of uptime", () => {
  it("show each day by keyboard, by touch and to screen readers", async () => {
    const { page, complaints } = await openPage({ width: 390 });
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
    await visit(page, "/status");
    await day(page).focus();
    const lastDays = [await day(page).getAttribute("aria-valuetext")];
    await page.keyboard.press("ArrowLeft");
    lastDays.push(await day(page).getAttribute("aria-valuetext"));
    // The site recorded until it started, maybe before midnight.
    expect(lastDays.join("\n")).toMatch(
      /^[A-Z][a-z]{2} \d+, \d{4}: \d+\.\d\d% uptime · shards down for .* of 24 at worst/m,
    );
    await page.keyboard.press("Home");
    expect(await day(page).getAttribute("aria-valuetext")).toMatch(/: No data$/);
    const box = await day(page).boundingBox();
    if (!box) throw new Error("no bars");
    expect(box.height).toBeGreaterThanOrEqual(44);
    for (const i of [12, 45, 88]) {
      await page.mouse.click(box.x + (box.width * (i + 0.5)) / 90, box.y + box.height / 2);
      expect(await day(page).inputValue()).toBe(String(i));
    }
    await page.mouse.move(box.x + (box.width * 30.5) / 90, box.y + box.height / 2);
    await uptime(page).locator("[data-hovered]").waitFor({ state: "attached" });
    const said = (await day(page).getAttribute("aria-valuetext")) ?? "";
    const picked = said.replace(/: /, " · ");
    expect(await uptime(page).innerText()).not.toContain(picked);
    expect(await day(page).inputValue()).toBe("88");
    await page.mouse.move(box.x, box.y - 40);
    await expect.poll(() => uptime(page).innerText()).toContain(picked);
    expect(await scrollsSideways(page)).toBe(false);
    // The document has brought it all.
    expect(asked).not.toContain("/status/uptime.json");
    expect(complaints).toEqual([]);
  });

  it("keep the day that was chosen last, also if the pointer had already shown it", async () => {
    const { page } = await openPage();
    await visit(page, "/status");
    await day(page).scrollIntoViewIfNeeded();
    const box = await day(page).boundingBox();
    if (!box) throw new Error("no bars");
    const hovered = uptime(page).locator("[data-hovered]");
    for (const i of [45, 88]) {
      await page.mouse.move(box.x + (box.width * (i + 0.5)) / 90, box.y + box.height / 2);
      await expect.poll(() => hovered.getAttribute("x")).toBe(String(i));
      await page.mouse.down();
      await page.mouse.up();
    }
    await page.mouse.move(box.x, box.y - 40);
    await expect.poll(() => hovered.count()).toBe(0);
    expect(await day(page).inputValue()).toBe("88");
    // A key counts even with the mouse on another day.
    await page.mouse.move(box.x + (box.width * 30.5) / 90, box.y + box.height / 2);
    await expect.poll(() => hovered.getAttribute("x")).toBe("30");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => hovered.count()).toBe(0);
    expect(await day(page).inputValue()).toBe("87");
  });

  it("can be read without script, with the incidents of its days", async () => {
    const { page } = await openPage({ javaScript: false });
    await page.goto("/status");
    expect(await uptime(page).innerText()).toMatch(/\d\d\.\d\d% last 79 days/);
    expect(await day(page).count()).toBe(0);
    const past = page.getByRole("region", { name: "Incidents", exact: true });
    expect(await past.getByRole("link", { name: /^Offline in/ }).count()).toBeGreaterThan(3);
    const current = page.getByRole("region", { name: "Current incidents" });
    await current.getByText("Offline in 4% of servers").waitFor();
  });

  it("are requested by the page when its data did not come, and may be unknown", async () => {
    const { page, complaints } = await openPage();
    const days: object[] = [];
    await page.route("**/status/uptime.json", (route) =>
      route.fulfill({
        json: {
          at: Date.now(),
          days,
          notice: { text: "Maintenance tonight", level: "critical" },
        },
      }),
    );
    await page.route("**/status.data*", (route) => route.fulfill({ body: "" }));
    await visit(page, "/premium");
    await menuLink(page, "Status").click();
    await uptime(page).getByText("We've just started recording").waitFor();
    expect(await day(page).getAttribute("aria-valuetext")).toMatch(/: No data$/);
    await page.getByRole("region", { name: "Outage" }).getByText("Maintenance tonight").waitFor();
    await page.getByText("None on record.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
