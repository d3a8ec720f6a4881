import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  axeFindings,
  clipboard,
  holdRequests,
  openPage,
  scrollsSideways,
  visit,
} from "../support/browser.ts";

const headings = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search templates" });

describe("templates", () => {
  it("are found by name and category, and drawn from their code", async () => {
    const { page, complaints } = await openPage();
    await visit(page, "/templates");
    await page.getByRole("combobox", { name: "Category" }).selectOption("Jail");
    await page.getByText("42 templates").waitFor({ state: "detached" });
    const names = await headings(page).allTextContents();
    expect(names.some((name) => name.includes("Unjail"))).toBe(true);
    for (const name of names) expect(name.toLowerCase()).toContain("jail");
    await search(page).fill("CARD");
    for (const name of await headings(page).allTextContents()) expect(name).toContain("Card");
    await page
      .getByRole("img", { name: "Preview of Jail Card" })
      .getByText("Case opened")
      .waitFor();
    await search(page).fill("zzz");
    await page.getByText("No templates found matching your criteria.").waitFor();
    await page.getByRole("button", { name: "Show all templates" }).click();
    await page.getByText("42 templates").waitFor();
    expect(complaints).toEqual([]);
  });

  it("have search and category in the address, and a page each", async () => {
    const { page, complaints } = await openPage({ width: 390, height: 844 });
    await visit(page, "/templates?category=Jail&q=card");
    expect(await search(page).inputValue()).toBe("card");
    for (const name of await headings(page).allTextContents()) expect(name).toMatch(/jail card/i);
    await search(page).fill("jail n");
    await page.waitForURL("**/templates?category=Jail&q=jail+n");
    // By the keyboard alone.
    await search(page).press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/templates/1");
    await page.getByRole("heading", { level: 1, name: "Jail Notice" }).waitFor();
    await page.locator("[data-preview]").getByText("Jailed").waitFor();
    const code = page.getByRole("textbox", { name: "Embed code" });
    expect(await code.inputValue()).toMatch(/^\{embed\}\$v\{/);
    // The section about the code, and three related templates.
    expect(await page.getByRole("heading", { level: 3 }).count()).toBe(4);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
    await page.goBack();
    await expect.poll(() => search(page).inputValue()).toBe("jail n");
    expect(complaints).toEqual([]);
  });

  it("can be copied, or opened in the builder with their pictures", async () => {
    const { page, complaints } = await openPage();
    await visit(page, "/templates");
    await page.getByRole("button", { name: "Copy Embed Code of Jail Notice" }).click();
    await page.locator("[data-toasts]").getByText("Copied to clipboard").waitFor();
    const copied = await clipboard(page);
    expect(copied).toMatch(/^\{embed\}\$v\{/);
    await page.getByRole("link", { name: "Open in builder with Jail Notice" }).click();
    await page.waitForURL("**/embed#embed=*");
    const title = page.getByRole("textbox", { name: "Title", exact: true });
    await expect.poll(() => title.inputValue()).toBe("Jailed");
    expect(await page.getByRole("button", { name: "Show pictures" }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("six placeholders are shown while they load", async () => {
    const { page } = await openPage();
    await visit(page, "/embed");
    const answer = await holdRequests(page, /\/templates\.data/);
    await page.getByRole("button", { name: "Information" }).click();
    await page
      .getByRole("link", { name: /Embed Templates/ })
      .first()
      .click();
    await expect.poll(() => page.locator("[data-skeleton]").count()).toBe(6);
    answer();
    await page.getByText(/^\d+ templates$/).waitFor();
  });
});
