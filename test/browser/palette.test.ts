import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  axeFindings,
  breakDown,
  isFocused,
  openPage,
  PHONE,
  resize,
  signInAs,
  visit,
  WIDE,
} from "../support/browser.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Jump to a page" });
const field = (page: Page) => page.getByRole("combobox", { name: "Search pages and commands" });
const options = (page: Page) => palette(page).getByRole("option");

/** The title of the option the field points at; null while there is none. */
function chosen(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const id = document.activeElement?.getAttribute("aria-activedescendant");
    const option = id ? document.getElementById(id) : null;
    const isMarked = option?.getAttribute("aria-selected") === "true";
    return isMarked ? (option.querySelector("span > span")?.textContent ?? null) : null;
  });
}

describe("the command palette", () => {
  it("is not in the first scripts, opens by key and leads to a command", async () => {
    const { page, complaints } = await openPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, "/premium");
    expect(asked.filter((path) => /palette|api\/commands/.test(path))).toEqual([]);
    await page.keyboard.press("Control+k");
    await field(page).waitFor();
    expect(await isFocused(field(page))).toBe(true);
    await field(page).fill("ban");
    await expect.poll(() => chosen(page)).toBe(";ban");
    expect(await palette(page).getByRole("status").innerText()).toMatch(/^\d+ results$/);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/commands/moderation?c=ban");
    expect(await palette(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("opens a pasted ID as server or pictures, and pasted code with its lines in the builder", async () => {
    const { page, complaints } = await openPage();
    await visit(page, "/terms");
    await page.keyboard.press("Control+k");
    await field(page).fill("204000000000000001");
    await expect.poll(() => options(page).count()).toBe(2);
    expect(await chosen(page)).toBe("Is this server up?");
    await page.evaluate(() =>
      navigator.clipboard.writeText("{embed}$v{title: Hi}$v{description: one\ntwo}"),
    );
    await field(page).press("Control+a");
    await field(page).press("Control+v");
    await expect.poll(() => chosen(page)).toBe("Open in the embed builder");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/embed#embed=*");
    const description = page.getByRole("textbox", { name: "Description", exact: true });
    await expect.poll(() => description.inputValue()).toBe("one\ntwo");
    expect(await page.getByRole("button", { name: "Show pictures" }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("moves by arrows, Home and End, and returns the focus on Escape", async () => {
    const { page, complaints } = await openPage();
    await visit(page, "/terms");
    const button = page.getByRole("button", { name: "Jump to a page" });
    await button.click();
    await expect.poll(() => chosen(page)).toBe("Haven");
    await page.keyboard.press("ArrowDown");
    expect(await chosen(page)).toBe("Commands");
    await page.keyboard.press("End");
    expect(await chosen(page)).toBe("Accessibility");
    expect(await options(page).last().isVisible()).toBe(true);
    await page.keyboard.press("ArrowDown");
    expect(await chosen(page)).toBe("Haven");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Home");
    expect(await chosen(page)).toBe("Haven");
    await field(page).fill("xyzzy");
    await expect.poll(() => palette(page).getByRole("status").innerText()).toBe("Nothing found.");
    await page.keyboard.press("Escape");
    await palette(page).waitFor({ state: "detached" });
    expect(await isFocused(button)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it("has no accessibility finding on a wide screen and on a phone", async () => {
    const { page, complaints } = await openPage();
    await visit(page, "/");
    await page.getByRole("button", { name: "Jump to a page" }).click();
    await expect.poll(() => options(page).count()).toBeGreaterThan(20);
    for (const size of [WIDE, PHONE]) {
      await resize(page, size);
      expect(await axeFindings(page), `${size.width} px`).toEqual([]);
    }
    await options(page).filter({ hasText: "Ticket System" }).click();
    await page.waitForURL("**/features/tickets");
    expect(complaints).toEqual([]);
  });

  it("shows staff pages only to the team", async () => {
    const { page } = await openPage();
    await visit(page, "/terms");
    await page.keyboard.press("Control+k");
    await field(page).fill("look-up");
    await expect.poll(() => palette(page).getByText("Staff", { exact: true }).count()).toBe(0);
    await signInAs(page, "Supporter", "/terms");
    await page.keyboard.press("Control+k");
    await field(page).fill("look-up");
    await expect.poll(() => chosen(page)).toBe("Look-up");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/staff/lookup");
  });

  it("finds pages while the bot is down, and names what is missing", async () => {
    const { page } = await openPage();
    await visit(page, "/terms");
    await page.route("**/api/commands", (route) => route.abort());
    await breakDown({ path: "/*", status: 503 });
    await page.keyboard.press("Control+k");
    await field(page).fill("ticket");
    await palette(page).getByText("search commands right now").waitFor();
    expect(await chosen(page)).toBe("Ticket System");
  });
});
