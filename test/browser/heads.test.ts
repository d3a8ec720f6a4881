import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openPage, visit } from "../support/browser.ts";
import { PUBLIC_PATHS } from "../support/paths.ts";

/** The landing page and the feature pages begin with a scene beside their words, and say so by another shape. */
const PATHS = [
  ...PUBLIC_PATHS.filter((path) => path !== "/" && !path.startsWith("/features/")),
  "/status/following",
  "/status/unfollow",
];

function topOfHeading(page: Page): Promise<number> {
  return page
    .getByRole("heading", { level: 1 })
    .evaluate((heading) => heading.getBoundingClientRect().top);
}

it.each([360, 1280])("the headings of all pages stand on one line at %i px", async (width) => {
  const { page } = await openPage({ width });
  const tops: Record<string, number> = {};
  for (const path of PATHS) {
    await visit(page, path);
    tops[path] = await topOfHeading(page);
  }
  const line = tops["/status"];
  expect(tops).toEqual(Object.fromEntries(PATHS.map((path) => [path, line])));
});
