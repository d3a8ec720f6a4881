import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  axeFindings,
  openPage,
  PHONE,
  scrollsSideways,
  signInAs,
  visit,
} from "../support/browser.ts";
import { workerError } from "../support/worker-error.ts";

const cards = (page: Page) => page.locator("main li");
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages" });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

describe("avatar history", () => {
  it("has its page in the address, newest first, and no page before the first", async () => {
    const { page, complaints } = await openPage();
    await visit(page, "/avatars");
    expect(await cards(page).count()).toBe(100);
    expect(await pages(page).innerText()).toMatch(/Page 1 of \d+/);
    expect(await pages(page).getByRole("button", { name: "Previous" }).isDisabled()).toBe(true);
    const times = await cards(page)
      .locator("time")
      .evaluateAll((all) => all.map((time) => Date.parse(time.getAttribute("datetime") ?? "")));
    expect(times).toEqual(times.toSorted((a, b) => b - a));

    await pages(page).getByRole("link", { name: "Next" }).click();
    await page.waitForURL("**/avatars?page=2");
    await expect.poll(() => pages(page).innerText()).toMatch(/Page 2 of \d+/);
    const next = await cards(page).first().locator("time").getAttribute("datetime");
    expect(Date.parse(next ?? "")).toBeLessThanOrEqual(times.at(-1) ?? 0);
    await page.goBack();
    await expect.poll(() => pages(page).innerText()).toMatch(/Page 1 of \d+/);
    expect(complaints).toEqual([]);
  });
});

describe("hiding one's own history", () => {
  it("hides it from everybody until it is shown again", async () => {
    const { page, complaints } = await openPage(PHONE);
    await signInAs(page, "Visitor", "/avatars");
    await page.getByRole("link", { name: "Your own history" }).click();
    await page.waitForURL("**/avatars/*");
    const own = new URL(page.url()).pathname;
    expect(await page.getByRole("link", { name: "Report this history" }).count()).toBe(0);
    await page.getByText("Everybody can see this.").waitFor();
    const before = await cards(page).count();
    expect(before).toBeGreaterThan(0);
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole("button", { name: "Hide my history" }).click();
    await toast(
      page,
      "Your history is hidden. It can take a minute to disappear everywhere.",
    ).waitFor();
    const hiddenAt = Date.now();
    await page.getByRole("heading", { name: "You've hidden your history" }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);

    const stranger = await openPage();
    await visit(stranger.page, own);
    await stranger.page.getByRole("heading", { name: "No Avatars Found" }).waitFor();
    expect(await stranger.page.getByRole("button", { name: /my history/ }).count()).toBe(0);

    await visit(page, own);
    await page.getByText("Nobody can see this.").waitFor();
    // KV takes one write a second for a key, and the worker refuses a second one.
    await expect.poll(() => Date.now() - hiddenAt).toBeGreaterThan(1100);
    await page.getByRole("button", { name: "Show my history" }).click();
    await expect.poll(() => cards(page).count()).toBe(before);
    expect(complaints).toEqual([]);
  });

  it("says so when the change could not be saved, and changes nothing", async () => {
    const { page } = await openPage();
    await signInAs(page, "Visitor", "/avatars");
    await page.route("**/api/own-avatars/hide", (route) =>
      route.fulfill(workerError("database", "We couldn't save the change")),
    );
    await page.getByRole("link", { name: "Your own history" }).click();
    await page.getByRole("button", { name: "Hide my history" }).click();
    await toast(page, "We couldn't save the change").waitFor();
    await expect
      .poll(() => page.getByRole("button", { name: "Hide my history" }).isEnabled())
      .toBe(true);
    expect(await cards(page).count()).toBeGreaterThan(0);
  });
});
