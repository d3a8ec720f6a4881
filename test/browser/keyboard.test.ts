import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { breakDown, heal, isFocused, openPage, staffPage, visit } from "../support/browser.ts";

const BLACKLIST = "/staff/blacklist/user/user";

/** The focused element's name, or that of its dialog or region. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const held = document.activeElement;
    return held?.getAttribute("aria-label") ?? held?.id ?? held?.textContent ?? "";
  });
}

function hasFocus(page: Page, name: string | RegExp, role: "button" | "link" = "button") {
  return isFocused(page.getByRole(role, { name }).first());
}

async function press(page: Page, name: string | RegExp, role: "button" | "link" = "button") {
  await page.getByRole(role, { name }).first().press("Enter");
}

/** Presses Tab so many times and returns whether the focus was ever on the page behind the dialog. */
async function leavesDialog(page: Page, times: number): Promise<boolean> {
  for (let i = 0; i < times; i += 1) {
    await page.keyboard.press("Tab");
    const isBehind = await page.evaluate(() => {
      const held = document.activeElement;
      return held !== null && held !== document.body && !held.closest("dialog");
    });
    if (isBehind) return true;
  }
  return false;
}

describe("by keyboard", () => {
  it("a menu of the top bar opens, moves the focus by arrows, and returns it on Escape", async () => {
    const { page } = await staffPage("/premium");
    for (const [button, item] of [
      ["Features", /^Auto Moderation/],
      ["Information", /^Embed Builder/],
      [/^Account menu of/, "Staff Dashboard"],
    ] as const) {
      await press(page, button);
      await page.getByRole("link", { name: item }).first().waitFor();
      await page.keyboard.press("Tab");
      await expect.poll(() => hasFocus(page, item, "link")).toBe(true);
      await page.keyboard.press("Escape");
      await expect.poll(() => hasFocus(page, button)).toBe(true);
    }
  });

  it("the menu of phones and a dialog trap the focus, and return it on Escape", async () => {
    const { page } = await staffPage("/premium", 390);
    await press(page, "Open menu");
    await expect.poll(() => hasFocus(page, "Close menu")).toBe(true);
    expect(await leavesDialog(page, 12)).toBe(false);
    await page.keyboard.press("Escape");
    await expect.poll(() => hasFocus(page, "Open menu")).toBe(true);
    await visit(page, "/embed");
    await press(page, "More");
    await press(page, "Import");
    await page.getByRole("dialog").waitFor();
    expect(await leavesDialog(page, 8)).toBe(false);
    await page.keyboard.press("Escape");
    await expect.poll(() => hasFocus(page, "More")).toBe(true);
  });

  it("the pages of a list can be turned, and back to the first", async () => {
    const { page } = await staffPage(BLACKLIST);
    await press(page, "Next", "link");
    await page.getByText(/^Page 2 of/).waitFor();
    await expect.poll(() => hasFocus(page, "Next", "link")).toBe(true);
    await press(page, "Previous", "link");
    await page.getByText(/^Page 1 of/).waitFor();
    await expect.poll(() => hasFocus(page, "Next", "link")).toBe(true);
  });

  it("a list can be paged, sorted, exported and filtered", async () => {
    const { page } = await staffPage(BLACKLIST);
    const jump = page.getByLabel("Jump to");
    await jump.fill("42");
    await jump.press("Enter");
    await page.getByText("Page 42 of 60").waitFor();
    expect(new URL(page.url()).search).toBe("?page=42");
    await expect.poll(() => jump.inputValue()).toBe("");
    await expect.poll(() => focused(page)).toBe("jump");
    await press(page, "Duration", "link");
    await page.waitForURL(/sort=-duration/);
    await expect.poll(() => hasFocus(page, "Duration", "link")).toBe(true);
    const sort = page.getByRole("link", { name: "Duration" });
    const ring = await sort.evaluate((link) => getComputedStyle(link).outlineOffset);
    expect(ring, "within the frame, which would cut it off").toBe("-2px");
    const head = page.getByRole("columnheader", { name: "Duration" });
    await expect.poll(() => head.getAttribute("aria-sort")).toBe("descending");
    expect(await page.getByRole("row").nth(1).innerText()).toContain("Permanent");
    const file = page.waitForEvent("download");
    await press(page, "Export CSV");
    await file;
    await expect.poll(() => hasFocus(page, "Export CSV")).toBe(true);
    await page.getByLabel("Search", { exact: true }).fill("no such reason");
    // The filter follows the typing.
    await page.getByText("3,000 entries found").waitFor({ state: "detached" });
    await press(page, "Reset Filters", "link");
    await page.getByText("3,000 entries found").waitFor();
    await expect.poll(() => focused(page)).toBe("main");
  });

  it("an id can be looked up, and another after it", async () => {
    const { page } = await staffPage("/staff/lookup?id=1112326429807966185");
    const box = page.getByRole("textbox", { name: "User or server ID" });
    await box.fill("1002235910335522599");
    await box.press("Enter");
    await page.waitForURL(/id=1002235910335522599/);
    await page.getByText("gale_board").waitFor();
    await expect.poll(() => focused(page)).toBe("id-search");
    await page.goBack();
    await expect.poll(() => box.inputValue()).toBe("1112326429807966185");
  });

  it("a range can be chosen, and an error retried", async () => {
    const { page } = await staffPage("/staff/overview");
    await press(page, "14 days", "link");
    await page.waitForURL(/range=14d/);
    await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
    await expect.poll(() => hasFocus(page, "14 days", "link")).toBe(true);
    await breakDown({ path: "/activity/messages", status: 500 });
    await visit(page, "/staff/overview");
    const answer = page.waitForResponse(/\/staff\/overview\.data/);
    await press(page, "Try Again");
    await answer;
    await expect.poll(() => page.locator("[aria-disabled=true]").count()).toBe(0);
    await expect.poll(() => hasFocus(page, "Try Again")).toBe(true);
    await heal();
    await press(page, "Try Again");
    await page.getByRole("heading", { name: "Members" }).waitFor();
    await expect.poll(() => focused(page)).toBe("main");
  });

  it("a link far down is in sight at once, though the page scrolls smoothly for the mouse", async () => {
    const { page } = await openPage({ reducedMotion: "no-preference" });
    await visit(page, "/feedback");
    const scrolling = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(await scrolling()).toBe("smooth");
    await page.getByRole("link", { name: "Join Haven Server" }).first().press("Tab");
    expect(await scrolling()).toBe("auto");
    const box = page.locator("footer a").first();
    await box.waitFor();
    const isInSight = () =>
      box.evaluate((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return link === document.activeElement && top >= 0 && bottom <= window.innerHeight;
      });
    await expect.poll(isInSight).toBe(true);
  });
});
