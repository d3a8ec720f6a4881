import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isFocused, openPage, PHONE, visit, still } from "../support/browser.ts";

const WIDE = { width: 1280, height: 900 };
const toasts = (page: Page) => page.locator("[data-toasts]");
const cards = (page: Page) => toasts(page).getByRole("status");

/** Stops a page's timers, so that toasts stay until the test lets time pass. */
async function stopTime(page: Page): Promise<void> {
  // React shows late parts by a timer.
  await toasts(page).waitFor({ state: "attached" });
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets a toast's duration pass, and the second from its dismissal to its removal. */
async function expectToLeave(page: Page): Promise<void> {
  await page.clock.runFor(2100);
  await page.locator('[data-toasts] [data-visible="true"]').waitFor({ state: "detached" });
  await page.clock.runFor(1100);
  await cards(page).waitFor({ state: "detached" });
}

/** Controls under the toasts, wholly or in part. */
function coveredControls(page: Page): Promise<string[]> {
  return toasts(page).evaluate((box) => {
    const own = box.getBoundingClientRect();
    const around = box.closest("dialog") ?? document;
    const controls = around.querySelectorAll(
      "a[href], button, label, input, select, textarea, summary",
    );
    const isUnder = (control: Element) => {
      const { top, bottom, left, right } = control.getBoundingClientRect();
      const isApart =
        bottom <= own.top || top >= own.bottom || right <= own.left || left >= own.right;
      return control.checkVisibility() && !box.contains(control) && !isApart;
    };
    return [...controls].filter(isUnder).map((control) => control.outerHTML.slice(0, 120));
  });
}

const copyButton = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Copy/ });

describe("toasts", () => {
  it.each([
    ["/contact", PHONE],
    ["/features/tickets", PHONE],
    ["/templates", WIDE],
  ])("cover no control of %s, also after scrolling, %o", async (path, size) => {
    const { page } = await openPage({ ...size, hasClock: true });
    await visit(page, path);
    await stopTime(page);
    await copyButton(page).first().click();
    await cards(page).getByText("Copied to clipboard").waitFor();
    expect(await coveredControls(page)).toEqual([]);
    for (const top of [150, 300]) {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
      await expect.poll(() => coveredControls(page)).toEqual([]);
    }
    expect(await cards(page).count()).toBe(1);
  });

  it("disappear although the pointer rests where they appeared", async () => {
    const { page } = await openPage({ ...WIDE, hasClock: true });
    await visit(page, "/contact");
    await stopTime(page);
    await copyButton(page).click();
    const place = await cards(page).boundingBox();
    if (!place) throw new Error("no toast");
    await expectToLeave(page);
    await page.mouse.move(place.x + 20, place.y + place.height / 2);
    await copyButton(page).press("Enter");
    await expect.poll(() => toasts(page).evaluate((box) => box.matches(":hover"))).toBe(true);
    await expectToLeave(page);
  });

  it("stay while the pointer has moved onto them, until the page is used elsewhere", async () => {
    const { page } = await openPage({ ...WIDE, hasClock: true });
    await visit(page, "/contact");
    await stopTime(page);
    const held = page.locator("[data-toasts][data-held]");
    await copyButton(page).click();
    await cards(page).hover({ position: { x: 20, y: 20 } });
    await held.waitFor();
    await page.clock.runFor(60_000);
    expect(await cards(page).getByText("Copied to clipboard").isVisible()).toBe(true);
    await page.keyboard.press("Shift");
    await held.waitFor({ state: "detached" });
    await expectToLeave(page);
  });

  it("of a dialog are at its end, and nothing in it moves", async () => {
    const { page } = await openPage({ ...PHONE, hasClock: true });
    await visit(page, "/embed");
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("button", { name: "Import", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Paste the code" }).fill("hello");
    await stopTime(page);
    const submit = dialog.getByRole("button", { name: "Import", exact: true });
    await still(dialog);
    const before = await submit.boundingBox();
    await submit.click();
    await dialog.getByText("Import failed").waitFor();
    expect(await submit.boundingBox()).toEqual(before);
    expect(await coveredControls(page)).toEqual([]);
    const outer = await dialog.boundingBox();
    const inner = await toasts(page).boundingBox();
    if (!outer || !inner) throw new Error("no toast in the dialog");
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
  });

  it("are a dialog, over no control that can be used, with the selected text if the browser refuses to copy", async () => {
    const { page } = await openPage(PHONE);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    await visit(page, "/contact");
    const button = copyButton(page);
    const address = ((await button.getAttribute("aria-label")) ?? "").replace("Copy ", "");
    await button.click();
    const dialog = page.getByRole("dialog", { name: "This browser didn't allow copying" });
    const field = dialog.getByRole("textbox", { name: "Copy it from here" });
    await expect.poll(() => isFocused(field)).toBe(true);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(address);
    expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
    await page.keyboard.press("Control+c");
    await field.waitFor({ state: "detached" });
    await expect.poll(() => isFocused(button)).toBe(true);
    expect(await coveredControls(page)).toEqual([]);
  });
});
