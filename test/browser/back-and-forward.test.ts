import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { complete, navigate, openPage, PHONE, visit } from "../support/browser.ts";

/** Every list that grows on scrolling, and long pages between them. */
const PATHS = [
  "/commands",
  "/feedback",
  "/team",
  "/commands/moderation",
  "/avatars",
  "/templates",
  "/privacy",
];

/** Far down, or the end of a shorter page. */
const DOWN = 20_000;

/** Follows a link, and waits for the address. */
async function follow(page: Page, path: string): Promise<void> {
  await navigate(page, path);
  await page.waitForURL(`**${path}`);
}

/** Scrolls as a reader does, so that lists go on, until nothing comes any more; returns where that ends. */
async function scrollDown(page: Page): Promise<number> {
  let before = -1;
  let now = 0;
  while (now !== before) {
    before = now;
    now = await page.evaluate((end) => {
      const top = Math.min(window.scrollY + 5_000, end);
      window.scrollTo({ top, behavior: "instant" });
      return window.scrollY;
    }, DOWN);
    await complete(page);
  }
  return now;
}

const CARD = 84;
/** How far a list's length may be off: heights of cards that aren't drawn yet are estimates. */
const ESTIMATES = 0.03;

/** Waits until the page is where it was left, to within a card or the estimates. */
async function expectPlace(page: Page, path: string, left: number): Promise<void> {
  await page.waitForURL(`**${path}`);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left), {
      message: `${path}, left at ${left}`,
    })
    .toBeLessThanOrEqual(Math.max(CARD, left * ESTIMATES));
}

it("back and forward lead to where each page was left", async () => {
  const { page, complaints } = await openPage(PHONE);
  await visit(page, "/commands");
  const places = [await scrollDown(page)];
  for (const path of PATHS.slice(1)) {
    await follow(page, path);
    places.push(await scrollDown(page));
  }
  const left = PATHS.map((path, at) => ({ path, place: places[at] ?? 0 }));
  expect(Math.max(...places)).toBeGreaterThan(15_000);
  for (const { path, place } of left.slice(0, -1).toReversed()) {
    await page.goBack();
    await expectPlace(page, path, place);
  }
  for (const { path, place } of left.slice(1)) {
    await page.goForward();
    await expectPlace(page, path, place);
  }
  expect(complaints).toEqual([]);
});
