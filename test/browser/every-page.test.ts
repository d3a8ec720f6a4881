import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  axeFindings,
  openPage,
  scrollsSideways,
  staffPage,
  twoFrames,
  visit,
} from "../support/browser.ts";
import { PUBLIC_PATHS } from "../support/paths.ts";

/** Pages that differ from others in their texts alone: one of each shape is looked at. */
const ALIKE = /^\/(features|terms|privacy|refund|commands\/music)/;
const ONE_OF_EACH = new Set([
  "/features/automod",
  "/features/tickets",
  "/features/welcome",
  "/terms",
]);
const SHAPES = PUBLIC_PATHS.filter((path) => !ALIKE.test(path) || ONE_OF_EACH.has(path));

/** The other pages of the team are looked at in two widths in staff.test.ts. */
const STAFF = ["/staff/commands", "/staff/health"];

/** A missing page is an answer the browser writes into its console by itself. */
const OWN_WORDS = /Failed to load resource: the server responded with a status of 404/;

/** 320 and 640 px are a page of 1280 px read at four times and twice its size (WCAG 1.4.10 and 1.4.4). */
const WIDTHS = [320, 640, 768, 1920];

async function expectWidths(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // Media queries follow with the next frame.
    await twoFrames(page);
    expect(await scrollsSideways(page), `${page.url()} at ${width} px`).toBe(false);
  }
}

describe("T22: every page has no accessibility finding, no error in the console and no sideways scroll", () => {
  it.each([...SHAPES, "/no/such/page"])("%s", async (path) => {
    const { page, complaints } = await openPage();
    await visit(page, path);
    expect(await axeFindings(page)).toEqual([]);
    await expectWidths(page);
    expect(complaints.filter((line) => !OWN_WORDS.test(line))).toEqual([]);
  });

  it.each(STAFF)("%s", async (path) => {
    const { page, complaints } = await staffPage(path);
    expect(await axeFindings(page)).toEqual([]);
    await expectWidths(page);
    expect(complaints).toEqual([]);
  });
});

describe("without JavaScript", () => {
  it("every page can be read, and none scrolls sideways", async () => {
    for (const width of [320, 1280]) {
      // Without script nothing says when a page has followed a new width, so it is opened at that width.
      const { page } = await openPage({ javaScript: false, width });
      for (const path of SHAPES) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        const text = await page.getByRole("main").innerText();
        expect(text.length, path).toBeGreaterThan(100);
        expect(await scrollsSideways(page), `${path} at ${width} px`).toBe(false);
      }
    }
  });
});

it("shows no control that needs a script", async () => {
  const { page } = await openPage({ javaScript: false });
  for (const path of [
    "/commands",
    "/status?server=197038439483310086",
    "/templates",
    "/embed",
    "/contact",
    "/features/automod",
    "/no-such-page",
  ]) {
    await page.goto(path);
    const dead = page.locator(
      "button[type=button]:enabled:not([popovertarget], [commandfor]):visible, input:not(form *):visible",
    );
    expect(await dead.count(), path).toBe(0);
  }
});
