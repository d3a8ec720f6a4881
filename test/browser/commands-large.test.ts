import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MOST } from "../../app/commands/cut.ts";
import { LARGE } from "../../worker/local/seed/sizes.ts";
import { axeFindings, openPage, visit } from "../support/browser.ts";
import { startColdSite, type ColdSite } from "../support/cold-site.ts";

// A site of its own: a bot with ten times the commands.
let site: ColdSite;
let commands: string;

beforeAll(async () => {
  site = await startColdSite({ sizes: LARGE });
  commands = `${site.settings.SITE_URL}/commands`;
});

afterAll(() => site.stop());

const cards = (page: Page) => page.getByRole("list", { name: "Commands" }).getByRole("listitem");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search commands..." });
const count = (page: Page, text: string) =>
  page.getByRole("status").filter({ hasText: new RegExp(`^${text}$`) });

/** Keeps the whole list from the page until it is let go. */
async function withhold(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/commands", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

describe("a list of 6,480 commands", () => {
  it("asks for its rest once the page is used, and not while it loads", async () => {
    const { page } = await openPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, commands);
    await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)));
    expect(asked).not.toContain("/api/commands");
    const answer = page.waitForResponse("**/api/commands");
    await page.keyboard.press("Control+f");
    expect((await answer).status()).toBe(200);
  });

  it("waits with a search typed at once until all commands are there", async () => {
    const { page, complaints } = await openPage();
    const release = await withhold(page);
    await visit(page, commands);
    expect(await cards(page).count()).toBe(MOST);
    await count(page, "6480 commands").waitFor();
    // The last of the list, far from what the document has.
    await search(page).pressSequentially("youtube remove-9");
    await count(page, "Loading all commands").waitFor();
    expect(await cards(page).count()).toBe(MOST);
    expect(await page.getByText("No commands found").count()).toBe(0);
    release();
    await count(page, "1 command").waitFor();
    expect(await cards(page).getByRole("heading").allTextContents()).toEqual(["youtube remove-9"]);
    await page.waitForURL("**/commands?q=youtube+remove-9");
    expect(complaints).toEqual([]);
  });

  it("changes category before and after it is whole, and back", async () => {
    const { page, complaints } = await openPage();
    const release = await withhold(page);
    await visit(page, commands);
    const menu = page.getByRole("navigation", { name: "Categories", exact: true });
    await page.getByRole("button", { name: "Category: All Commands" }).click();
    await menu.getByRole("link", { name: /^Voice/ }).click();
    await page.waitForURL("**/commands/voice");
    await count(page, "Loading all commands").waitFor();
    release();
    await count(page, "260 commands").waitFor();
    await page.goBack();
    await count(page, "6480 commands").waitFor();
    expect(complaints).toEqual([]);
  });

  it("grows to its last card, the focus and the linked card kept", async () => {
    const { page } = await openPage();
    const release = await withhold(page);
    await visit(page, `${commands}/fun?c=wouldyourather-9`);
    const linked = page.locator("li[aria-current]");
    expect(await linked.getByRole("heading").textContent()).toBe("wouldyourather-9");
    expect(await cards(page).count()).toBe(MOST);
    const copy = page.getByRole("button", { name: "Copy usage of 8ball", exact: true });
    await copy.focus();
    release();
    // By its place: roles of thousands of cards take their time.
    await page
      .locator("ul[aria-label=Commands] > li:nth-child(1050)")
      .waitFor({ state: "attached" });
    expect(await copy.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await linked.getByRole("heading").textContent()).toBe("wouldyourather-9");
    expect(await page.getByText(/^Showing/).count()).toBe(0);
  });

  it("keeps its first cards when the rest cannot be had, says so, and tries again", async () => {
    const { page } = await openPage();
    await page.route("**/api/commands", (route) => route.abort(), { times: 1 });
    await visit(page, commands);
    const alert = page.getByRole("alert").filter({ hasText: "Not all commands could be loaded." });
    await alert.waitFor();
    expect(await cards(page).count()).toBe(MOST);
    await count(page, "6480 commands").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await search(page).fill("youtube remove-9");
    await page.waitForURL("**/commands?q=youtube+remove-9");
    expect(await page.getByText("No commands found").count()).toBe(0);
    await alert.getByRole("button", { name: "Try Again" }).click();
    await count(page, "1 command").waitFor();
    await alert.waitFor({ state: "detached" });
  });

  it("leads to its categories without script", async () => {
    const { page } = await openPage({ javaScript: false });
    await page.goto(commands);
    await page.getByText(`Showing ${MOST} of 6,480 commands.`).waitFor();
    const rest = page.getByRole("navigation", { name: "Categories of the rest" });
    await rest.getByRole("link", { name: /^Leveling/ }).click();
    await page.waitForURL("**/commands/leveling");
    expect(await cards(page).count()).toBe(200);
  });
});
