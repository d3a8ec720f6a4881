import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeFindings, clipboard, openAs, staffPage, visit } from "../support/browser.ts";

/** In the seed. */
const TRADER = "1002235910335522599";
const OTHER = "1112326429807966185";

/** The focused row, from 0; -1 for none. */
function focusedRow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll("[data-list-row]")];
    return rows.findIndex((row) => row === document.activeElement);
  });
}

describe("the keys of a list", () => {
  it("go down and up the rows, open one, copy its ID and search", async () => {
    const { page, complaints } = await staffPage("/staff/blacklist/user/command");
    for (const key of ["j", "j", "j", "k"]) await page.keyboard.press(key);
    expect(await focusedRow(page)).toBe(1);
    const row = page.locator("[data-list-row]").nth(1);
    await page.keyboard.press("c");
    const id = await row.getAttribute("data-list-row");
    await expect.poll(() => clipboard(page)).toBe(id);
    await page.keyboard.press("Enter");
    const panel = page.getByRole("complementary").filter({ hasText: "Look up" });
    await panel.waitFor();
    // While an entry is open, keys open the next one in its place.
    const before = page.url();
    await page.keyboard.press("j");
    await page.waitForURL((url) => url.href !== before);
    await page.locator("[data-list-row]").nth(2).and(page.locator("[aria-current=true]")).waitFor();
    await page.keyboard.press("c");
    await expect.poll(() => clipboard(page)).toContain("/staff/blacklist/user/command?q=");
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    // The panel returns the focus to its row after it has gone.
    await page.locator("[data-list-row]:focus-within").waitFor();
    await page.keyboard.press("/");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("q");
    expect(complaints).toEqual([]);
  });

  it("are letters in text fields", async () => {
    const { page } = await staffPage("/staff/blacklist");
    const search = page.getByLabel("Search", { exact: true });
    await search.focus();
    await page.keyboard.type("jkc/?");
    expect(await search.inputValue()).toBe("jkc/?");
    expect([await focusedRow(page), await page.getByRole("dialog").count()]).toEqual([-1, 0]);
  });

  it("are shown by ? and by a button, which also switches them off and on", async () => {
    const { page } = await staffPage("/staff/blacklist/server/server");
    await page.keyboard.press("?");
    const dialog = page.getByRole("dialog", { name: "Keys of this list" });
    await dialog.waitFor();
    expect(await dialog.locator("kbd").allInnerTexts()).toEqual(["j", "k", "Enter", "c", "/", "?"]);
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("checkbox").uncheck();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.keyboard.press("j");
    await page.keyboard.press("?");
    expect([await focusedRow(page), await dialog.count()]).toEqual([-1, 0]);
    await page.getByRole("button", { name: "Keys", exact: true }).click();
    await dialog.getByRole("checkbox").check();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.keyboard.press("j");
    expect(await focusedRow(page)).toBe(0);
  });

  it("work in a timeline, whose folded transactions they unfold", async () => {
    const { page } = await staffPage(`/staff/lookup?id=${OTHER}`);
    const run = page.getByRole("link", { name: /^[\d,]+ transactions, / }).first();
    await run.waitFor();
    const rows = await page.locator("[data-list-row]").count();
    expect(rows).toBeLessThan(10);
    const runs = page.locator("[data-list-row]").filter({ has: run });
    await page.keyboard.press("j");
    while (!(await runs.evaluate((row) => row === document.activeElement))) {
      await page.keyboard.press("j");
    }
    await page.keyboard.press("Enter");
    await page.waitForURL(/kind=transaction&from=/);
  });
});

describe("an earlier look-up", () => {
  it("is offered in this tab, and can be forgotten", async () => {
    // A tab of its own, apart from other tests' look-ups.
    const { page, complaints } = await openAs("Moderator", `/staff/lookup?id=${TRADER}`, {
      isFirstVisit: true,
    });
    const stored = () => page.evaluate(() => sessionStorage.getItem("tab-looked-up"));
    await expect.poll(stored).toContain(TRADER);
    await visit(page, `/staff/lookup?id=${OTHER}`);
    await expect.poll(stored).toContain(OTHER);
    await visit(page, "/staff/lookup");
    const recent = page.getByRole("navigation", { name: "Recent" });
    await recent.getByRole("link").nth(1).waitFor();
    expect(
      await recent
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("title"))),
    ).toEqual([OTHER, TRADER]);
    expect(await axeFindings(page)).toEqual([]);
    await recent.getByRole("button", { name: "Forget" }).click();
    await recent.waitFor({ state: "detached" });
    expect(await stored()).toBe("");
    expect(complaints).toEqual([]);
  });
});
