import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { complete, openPage, PHONE, staffPage, visit } from "../support/browser.ts";
import { PUBLIC_PATHS, STAFF_PATHS } from "../support/paths.ts";

/** Features, legal documents and blacklists differ in their texts alone. */
const ALIKE =
  /^\/(features\/(?!automod)|terms|refund|economy|commands\/music|staff\/blacklist\/(?!user\/user))/;
const isOwn = (path: string) => !ALIKE.test(path);

/**
 * Gives every control the focus, first down the page and then up, and returns those that something else covers,
 * such as a sticky bar. Focusing scrolls as the Tab key does.
 */
function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex='0']";
    const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (control) =>
        control.tabIndex >= 0 &&
        !control.matches(":disabled") &&
        control.checkVisibility({ visibilityProperty: true }),
    );

    /** Whether the middle of the part of a control that is on the screen is its own. */
    function isSeen(control: HTMLElement): boolean {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
      const there = document.elementFromPoint(x, y);
      // A label may lie over its checkbox, and a card's link over the card.
      return (
        there !== null &&
        (control.contains(there) || there.contains(control) || there.closest("label") !== null)
      );
    }

    return [...controls, ...controls.toReversed()].flatMap((control) => {
      control.focus();
      if (document.activeElement !== control || isSeen(control)) return [];
      const { top } = control.getBoundingClientRect();
      const name = control.getAttribute("aria-label") ?? control.textContent.trim().slice(0, 40);
      return [`${control.tagName.toLowerCase()} “${name}” at ${Math.round(top)} px`];
    });
  });
}

describe("what has the focus is in sight", () => {
  it.each(PUBLIC_PATHS.filter(isOwn))("on %s, on a phone and a wide screen", async (path) => {
    const { page } = await openPage(PHONE);
    await visit(page, path);
    await complete(page);
    expect(await coveredFocus(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
    await visit(page, path);
    await complete(page);
    expect(await coveredFocus(page)).toEqual([]);
  });

  it.each(STAFF_PATHS.filter(isOwn))("on %s, on a phone and a wide screen", async (path) => {
    const { page } = await staffPage(path, PHONE.width);
    expect(await coveredFocus(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
    await visit(page, path);
    expect(await coveredFocus(page)).toEqual([]);
  });

  it("at once on a long page, which scrolls smoothly for the mouse alone", async () => {
    const { page } = await openPage({ reducedMotion: "no-preference" });
    await visit(page, "/feedback");
    const scrolling = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(await scrolling()).toBe("smooth");
    await page.getByRole("link", { name: "Join Haven Server" }).first().press("Tab");
    expect(await scrolling()).toBe("auto");
    const box = page.locator("footer a").first();
    await box.waitFor();
    const isInSight = await box.evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return link === document.activeElement && top >= 0 && bottom <= window.innerHeight;
    });
    expect(isInSight).toBe(true);
  });
});
