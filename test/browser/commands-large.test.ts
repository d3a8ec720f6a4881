import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { PAGE_SIZE } from "../../app/commands/listing.ts";
import { LARGE } from "../../worker/local/seed/sizes.ts";
import {
  axeFindings,
  holdRequests,
  isFocused,
  openPage,
  PHONE,
  visit,
  visitUnused,
} from "../support/browser.ts";
import { ownSite } from "../support/own-site.ts";
import { sumOf, watchShifts } from "../support/shifts.ts";

// A site of its own: a bot with ten times the commands.
const site = ownSite({ sizes: LARGE });
let commands = "";
beforeAll(() => {
  commands = `${site().origin}/commands`;
});

const cards = (page: Page) => page.getByRole("list", { name: "Commands" }).getByRole("listitem");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search commands..." });
const count = (page: Page, text: string) =>
  page.getByRole("status").filter({ hasText: new RegExp(`^${text}$`) });

/** Keeps the whole list from the page until it is let go. */
const withhold = (page: Page) => holdRequests(page, /\/api\/commands$/);

describe("a list of 6,480 commands", () => {
  it("requests the other commands once the page is used, and not while it loads", async () => {
    const { page } = await openPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await visitUnused(page, commands, "main li");
    expect(asked).not.toContain("/api/commands");
    const answer = page.waitForResponse("**/api/commands");
    await page.keyboard.press("Control+f");
    expect((await answer).status()).toBe(200);
  });

  it("searches the first commands until all have arrived, and says that it loads them", async () => {
    const { page, complaints } = await openPage();
    const release = await withhold(page);
    await visit(page, commands);
    expect(await cards(page).count()).toBe(PAGE_SIZE);
    await count(page, "6480 commands").waitFor();
    await search(page).fill("afk");
    await count(page, "[1-9]\\d* found, 6,240 to come").waitFor();
    await search(page).fill("");
    // The last of the list, far from what the document has.
    await search(page).pressSequentially("youtube remove-9");
    await count(page, "0 found, 6,240 to come").waitFor();
    await expect.poll(() => cards(page).count()).toBe(0);
    expect(await page.getByText("No commands found").count()).toBe(0);
    release();
    await count(page, "1 command").waitFor();
    expect(await cards(page).getByRole("heading").allTextContents()).toEqual(["youtube remove-9"]);
    await page.waitForURL("**/commands?q=youtube+remove-9");
    expect(complaints).toEqual([]);
  });

  it("keeps found cards at their places when the other commands arrive", async () => {
    const { page } = await openPage(PHONE);
    const release = await withhold(page);
    const takeShifts = await watchShifts(page);
    await visit(page, commands);
    await search(page).fill("emove");
    await count(page, "[1-9]\\d* found, 6,240 to come").waitFor();
    const names = () => cards(page).getByRole("heading").allTextContents();
    const found = await names();
    await takeShifts();
    release();
    await count(page, "[\\d,]+ commands").waitFor();
    expect(sumOf(await takeShifts())).toBeLessThanOrEqual(0.02);
    expect((await names()).slice(0, found.length)).toEqual(found);
    // The next search has the best first again.
    await search(page).fill("ban");
    await expect.poll(async () => (await names())[0]).toBe("ban");
  });

  it("puts the command with exactly the pasted name first when it arrives", async () => {
    const { page } = await openPage(PHONE);
    const release = await withhold(page);
    await visit(page, commands);
    await search(page).fill("remove");
    const first = cards(page).first().getByRole("heading");
    await expect.poll(() => first.textContent()).toBe("alias remove");
    release();
    await expect.poll(() => first.textContent()).toBe("remove");
  });

  it("changes category and back, before and after all commands have arrived", async () => {
    const { page, complaints } = await openPage(PHONE);
    const release = await withhold(page);
    const takeShifts = await watchShifts(page);
    await visit(page, commands);
    const menu = page.getByRole("navigation", { name: "Categories", exact: true });
    await page.getByRole("button", { name: "Category: All Commands" }).click();
    await menu.getByRole("link", { name: /^Voice/ }).click();
    await page.waitForURL("**/commands/voice");
    await count(page, "\\d+ found, 6,240 to come").waitFor();
    await takeShifts();
    release();
    await count(page, "260 commands").waitFor();
    expect(sumOf(await takeShifts())).toBeLessThanOrEqual(0.02);
    await page.goBack();
    await count(page, "6480 commands").waitFor();
    expect(complaints).toEqual([]);
  });

  it("draws more cards near the end of the list, keeps the focus, and starts again in another view", async () => {
    const { page } = await openPage();
    const release = await withhold(page);
    await visit(page, `${commands}/fun?c=wouldyourather-9`);
    const first = cards(page).first();
    expect(await first.getByRole("heading").textContent()).toBe("wouldyourather-9");
    expect(await cards(page).count()).toBe(PAGE_SIZE);
    const copy = page.getByRole("button", { name: "Copy usage of 8ball", exact: true });
    await copy.focus();
    release();
    const more = page.getByRole("button", { name: "Show more" });
    await more.waitFor();
    expect(await cards(page).count()).toBe(PAGE_SIZE);
    expect(await isFocused(copy)).toBe(true);
    await more.scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(2 * PAGE_SIZE);
    await page.getByText(/^Showing [\d,]+ of 1,050 commands\. $/).waitFor();
    await search(page).fill("e");
    await count(page, "\\d+ commands").waitFor();
    await expect.poll(() => cards(page).count()).toBe(PAGE_SIZE);
  });

  it("keeps the first cards if the others cannot be loaded, says so, and tries again", async () => {
    const { page } = await openPage();
    await page.route("**/api/commands", (route) => route.abort(), { times: 1 });
    await visit(page, commands);
    const alert = page.getByRole("alert").filter({ hasText: "Not all commands could be loaded." });
    await alert.waitFor();
    expect(await cards(page).count()).toBe(PAGE_SIZE);
    await count(page, "6480 commands").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await search(page).fill("youtube remove-9");
    await page.waitForURL("**/commands?q=youtube+remove-9");
    expect(await page.getByText("No commands found").count()).toBe(0);
    await alert.getByRole("button", { name: "Try Again" }).click();
    await count(page, "1 command").waitFor();
    await alert.waitFor({ state: "detached" });
  });
});
