import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { complete, holdScripts, hydrated, navigate, openPage, visit } from "../support/browser.ts";

/** Every page that is longer than a screen. */
const PATHS = [
  "/commands",
  "/feedback",
  "/team",
  "/commands/moderation",
  "/avatars",
  "/status",
  "/",
  "/templates",
  "/privacy",
  "/features/automod",
  "/premium",
];

/** Far down, or the end of a shorter page. */
const DOWN = 20_000;

/** Follows a link, and waits for the address. */
async function follow(page: Page, path: string): Promise<void> {
  await navigate(page, path);
  await page.waitForURL(`**${path}`);
}

interface View {
  /** What is in the middle of the screen: the place of an item in its list, else the words. */
  middle: string | number | undefined;
  /** Where it stands on the screen. */
  top: number;
  y: number;
}

const NOWHERE: View = { middle: "", top: 0, y: 0 };

function viewOf(page: Page): Promise<View> {
  return page.evaluate(() => {
    const inside = document
      .elementsFromPoint(innerWidth / 2, innerHeight / 2)
      .find((part) => part.matches("main *"));
    const item = inside?.closest("main li");
    return {
      // Names of people come into an item later. Figures may be newer when one comes back.
      middle: item
        ? [...(item.parentElement?.children ?? [])].indexOf(item)
        : inside?.textContent.replaceAll(/\d+/g, "0").slice(0, 60),
      top: (item ?? inside)?.getBoundingClientRect().top ?? 0,
      y: window.scrollY,
    };
  });
}

/** Scrolls as a reader does, so that lists go on, until nothing comes any more. */
async function scrollDown(page: Page): Promise<View> {
  let before: View;
  let now = NOWHERE;
  do {
    before = now;
    await page.evaluate((end) => {
      const top = Math.min(window.scrollY + 5_000, end);
      window.scrollTo({ top, behavior: "instant" });
    }, DOWN);
    await complete(page);
    now = await viewOf(page);
  } while (JSON.stringify(now) !== JSON.stringify(before));
  return now;
}

/** Waits until the view is the one that was left, to within a tenth of a screen. */
async function expectView(page: Page, path: string, left: View, height: number): Promise<void> {
  await page.waitForURL(`**${path}`);
  // What stands there counts: how many pixels are above it may be another estimate.
  await expect
    .poll(() => viewOf(page), { message: `${path}, left at ${JSON.stringify(left)}` })
    .toSatisfy(
      ({ middle, top }: View) => middle === left.middle && Math.abs(top - left.top) <= height / 10,
    );
}

it.each([
  [390, 844, PATHS],
  [1280, 900, PATHS.slice(0, 3)],
])(
  "back and forward lead to where each page was left, after a reload too, %i px wide",
  async (width, height, paths) => {
    const { page, complaints } = await openPage({ width, height });
    await visit(page, paths[0] ?? "/");
    const views = [await scrollDown(page)];
    for (const path of paths.slice(1)) {
      await follow(page, path);
      views.push(await scrollDown(page));
    }
    const left = paths.map((path, at) => ({ path, view: views[at] ?? NOWHERE }));
    expect(Math.max(...views.map(({ y }) => y))).toBeGreaterThan(15_000);
    for (const { path, view } of left.slice(0, -1).toReversed()) {
      await page.goBack();
      await expectView(page, path, view, height);
    }
    await page.reload();
    await hydrated(page);
    await expectView(page, paths[0] ?? "/", views[0] ?? NOWHERE, height);
    for (const { path, view } of left.slice(1)) {
      await page.goForward();
      await expectView(page, path, view, height);
    }
    expect(complaints).toEqual([]);
  },
);

it("a reload leads there although the browser has scrolled on a little before the scripts have come", async () => {
  const { page } = await openPage({ width: 390, height: 844 });
  await visit(page, "/commands");
  const left = await scrollDown(page);
  const runScripts = await holdScripts(page);
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(15_000);
  // As it does where items above the view are higher than estimated.
  await page.evaluate(() => window.scrollBy({ top: 173, behavior: "instant" }));
  await runScripts();
  await expectView(page, "/commands", left, 844);
});
