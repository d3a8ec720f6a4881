import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { clipboard, openPage, visit } from "../support/browser.ts";

/** Every picture of the page that was requested and could not be shown. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth, currentSrc }) => currentSrc && complete && !naturalWidth)
      .map(({ src }) => src),
  );
}

/** How far down the headings and cards of the page begin, and how tall they are, once all are drawn and still. */
async function places(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    // Elements far from the screen have a guessed height until layout.
    for (const card of document.querySelectorAll<HTMLElement>("main li")) {
      card.style.contentVisibility = "visible";
    }
    // A placeholder's animation is cancelled when the name comes.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    return [...document.querySelectorAll("main :is(h1, h2, li)")].flatMap((part) => {
      const { y, height } = part.getBoundingClientRect();
      return [y + window.scrollY, height];
    });
  });
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) {
      picture.scrollIntoView();
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
  });
}

const missing = (route: Route) => route.fulfill({ status: 404 });

const TALL = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="512"/>';
const tall = (route: Route) => route.fulfill({ contentType: "image/svg+xml", body: TALL });

describe("pictures that fail to load or have another size", () => {
  it.each([
    ["/", [missing]],
    ["/team", [missing, tall]],
    ["/avatars", [missing, tall]],
  ])("F31: %s shows no broken picture, and nothing moves", async (path, answers) => {
    const { page } = await openPage();
    // Totals that come too late for the landing page are on the next one and move all below them.
    const totals = path === "/" ? 1 : 0;
    await expect
      .poll(async () => {
        await visit(page, path);
        return page.locator("main dl.figures").count();
      })
      .toBeGreaterThanOrEqual(totals);
    await scrollThrough(page);
    const before = await places(page);
    for (const answer of answers) {
      await page.unrouteAll();
      await page.route(/\/cdn\/|emojis/, answer);
      await visit(page, path);
      await scrollThrough(page);
      await expect.poll(() => brokenPictures(page)).toEqual([]);
      if (path === "/avatars" && answer === missing) {
        const picture = page.locator("main li").first().getByRole("presentation");
        await expect.poll(() => picture.getAttribute("src")).toBe("/default-avatar.svg");
      }
      const after = await places(page);
      expect(after.length).toBe(before.length);
      // A letter in place of a picture may be a pixel shorter; a hole would be more.
      const moved = after.map((place, i) => Math.abs(place - (before[i] ?? 0)));
      expect(Math.max(...moved)).toBeLessThan(8);
    }
  });
});

describe("an answer that makes every page crash", () => {
  it("F29: shows the crash page in the catalogue's words, with a way on", async () => {
    const { page } = await openPage();
    await visit(page, "/avatars");
    await page.route(/\/avatars\.data/, (route) =>
      route.fulfill({ contentType: "text/x-script", body: "[not what the router speaks" }),
    );
    await page.getByRole("link", { name: "Next", exact: true }).first().click();
    const crash = page.getByRole("heading", { name: "Unexpected Application Error!" });
    await crash.waitFor();
    await page.getByRole("button", { name: "Copy details for support" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    expect(await clipboard(page)).toMatch(
      /^Haven: \/avatars\?page=2\nTime: .+Z\nUnexpected Application Error!\n/,
    );
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms", exact: true }).click();
    await page.waitForURL("**/terms");
    await crash.waitFor({ state: "detached" });
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Terms of Service");
  });
});
