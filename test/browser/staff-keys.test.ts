import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  axeFindings,
  clipboard,
  complete,
  logOut,
  openAs,
  SITE,
  staffPage,
  visit,
} from "../support/browser.ts";

/** In the seed. */
const TRADER = "1002235910335522599";
const OTHER = "1112326429807966185";

/** The row that has the focus, from 0; -1 for none. */
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
    // While an entry is open, the keys open the next one in its place.
    const before = page.url();
    await page.keyboard.press("j");
    await page.waitForURL((url) => url.href !== before);
    await page.locator("[data-list-row]").nth(2).and(page.locator("[aria-current=true]")).waitFor();
    await page.keyboard.press("c");
    await expect.poll(() => clipboard(page)).toContain("/staff/blacklist/user/command?q=");
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    // The panel gives the focus back to its row after it has gone.
    await page.locator("[data-list-row]:focus-within").waitFor();
    await page.keyboard.press("/");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("q");
    expect(complaints).toEqual([]);
  });

  it("are letters where one types", async () => {
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

describe("what was looked up before", () => {
  it("T63: is offered in this tab, and gone after signing out, as pinned views are", async () => {
    const { page, complaints } = await openAs("Moderator", `/staff/lookup?id=${TRADER}`, {
      isFirstVisit: true,
      hasOwnSession: true,
    });
    const stored = () => page.evaluate(() => sessionStorage.getItem("tab-looked-up"));
    await expect.poll(stored).toContain(TRADER);
    await visit(page, `/staff/lookup?id=${OTHER}`);
    await expect.poll(stored).toContain(OTHER);
    await visit(page, "/staff/lookup");
    const recent = page.getByRole("navigation", { name: "Looked up before" });
    await recent.getByRole("link").nth(1).waitFor();
    expect(
      await recent
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("title"))),
    ).toEqual([OTHER, TRADER]);
    expect(await axeFindings(page)).toEqual([]);
    const views = () => page.evaluate(() => localStorage.getItem("staff-views"));
    await visit(page, `/staff/blacklist?q=${TRADER}`);
    await page.getByRole("button", { name: "Pin this view" }).click();
    await page.getByRole("textbox", { name: "Name of the view" }).fill("One person");
    await page.keyboard.press("Enter");
    await expect.poll(views).toContain(TRADER);
    // A look-up that is under way at the sign-out would be refused.
    await complete(page);
    await logOut(page);
    // A staff page is left for the landing page.
    await page.waitForURL(`${SITE}/`);
    const login = page.getByRole("banner").getByRole("link", { name: /Login with Discord/ });
    await login.waitFor();
    expect([await stored(), await views()]).toEqual(["", ""]);
    expect(complaints).toEqual([]);
  });

  it("T63: is not shown to another person of the same tab, and can be forgotten", async () => {
    const { page } = await staffPage("/staff/lookup");
    await page.evaluate(
      (id) =>
        sessionStorage.setItem(
          "tab-looked-up",
          JSON.stringify({ by: "150094862318775667", ids: [id] }),
        ),
      TRADER,
    );
    await visit(page, "/staff/lookup");
    const recent = page.getByRole("navigation", { name: "Looked up before" });
    expect(await recent.count()).toBe(0);
    const stored = () => page.evaluate(() => sessionStorage.getItem("tab-looked-up"));
    await visit(page, `/staff/lookup?id=${OTHER}`);
    await expect.poll(stored).toContain(OTHER);
    await visit(page, "/staff/lookup");
    await recent.getByRole("link").first().waitFor();
    expect(await recent.getByRole("link").count()).toBe(1);
    await recent.getByRole("button", { name: "Forget" }).click();
    await recent.waitFor({ state: "detached" });
    expect(await stored()).toBe("");
  });
});

describe("several IDs", () => {
  it("have one timeline of all of them", async () => {
    const { page } = await staffPage(`/staff/blacklist/user/user?state=active`);
    const ids = await page
      .locator("[data-list-row]")
      .evaluateAll((rows) =>
        rows.slice(0, 3).map((row) => row.getAttribute("data-list-row") ?? ""),
      );
    await visit(page, `/staff/lookup?ids=${ids.join("+")}`);
    await complete(page);
    const timeline = page.getByRole("region", { name: "Timeline of all IDs" });
    const times = await timeline
      .locator("time")
      .evaluateAll((found) => found.map((time) => time.getAttribute("datetime") ?? ""));
    expect(times.length).toBeGreaterThanOrEqual(6);
    expect(times).toEqual(times.toSorted().toReversed());
    const about = await timeline
      .locator("li")
      .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-list-row") ?? ""));
    expect(new Set(about)).toEqual(new Set(ids));
  });
});
