import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  axeFindings,
  complete,
  openPage,
  PHONE,
  resize,
  scrollsSideways,
  staffPage,
  visit,
} from "../support/browser.ts";
import { PUBLIC_SHAPES, STAFF_SHAPES } from "../support/paths.ts";
import { focusFaults, outOfReach, readAs, READINGS, topOfHeading } from "../support/reach.ts";
import { sumOf, watchShifts } from "../support/shifts.ts";

/** The browser reports a missing page in its console. */
const OWN_WORDS = /Failed to load resource: the server responded with a status of 404/;

const WIDE = { width: 1280, height: 720 };

/** 640 px is a page of 1280 px at twice its size (WCAG 1.4.4); READINGS has four times, 320 px. */
const WIDTHS = [640, 768, 1920];

/** At each of these, as at 390 and 1280 px, a staff table shows other columns. */
const TABLE_WIDTHS = [768, 1024, 1920];

/** Landing and feature pages begin with a scene beside the words; a missing page is words only. */
const HAS_OTHER_TOP = /^\/(features\/.+|no-such-page)?$/;

/** The tables that are wider than their place: each column has to be in sight. */
function wideTables(page: Page): Promise<string[]> {
  return page
    .locator("[role=region]:has(table)")
    .evaluateAll((frames) =>
      frames
        .filter((frame) => frame.scrollWidth > frame.clientWidth + 1)
        .map((frame) => frame.getAttribute("aria-label") ?? frame.className),
    );
}

/** On phones every control has a ring, is large enough, and is neither covered nor cut. */
async function expectUsableOnPhones(page: Page): Promise<void> {
  await resize(page, PHONE);
  expect(await focusFaults(page), "390 px").toEqual([]);
  const found: string[] = [];
  for (const reading of READINGS) {
    await readAs(page, reading);
    found.push(...(await outOfReach(page)).map((fault) => `${reading.name}: ${fault}`));
  }
  expect(found).toEqual([]);
}

describe("T22: every page is still, accessible, without console errors, and usable at any size", () => {
  it.each([...PUBLIC_SHAPES, "/no/such/page"])("%s", async (path) => {
    const { page, complaints } = await openPage(WIDE);
    const takeShifts = await watchShifts(page);
    await visit(page, path);
    await complete(page);
    const shifts = (await takeShifts()).filter(({ isAnswer }) => !isAnswer);
    expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
    expect(await axeFindings(page)).toEqual([]);
    expect(await focusFaults(page)).toEqual([]);
    for (const width of WIDTHS) {
      await resize(page, { width, height: 900 });
      expect(await scrollsSideways(page), `${width} px`).toBe(false);
    }
    await expectUsableOnPhones(page);
    expect(complaints.filter((line) => !OWN_WORDS.test(line))).toEqual([]);
  });

  it.each(STAFF_SHAPES)("%s", async (path) => {
    const { page, complaints } = await staffPage(path, PHONE.width);
    await complete(page);
    expect(await axeFindings(page), "390 px").toEqual([]);
    expect(await wideTables(page), "390 px").toEqual([]);
    for (const width of new Set([...WIDTHS, ...TABLE_WIDTHS])) {
      await resize(page, { width, height: 900 });
      expect(await scrollsSideways(page), `${width} px`).toBe(false);
      if (TABLE_WIDTHS.includes(width)) expect(await wideTables(page), `${width} px`).toEqual([]);
    }
    await resize(page, WIDE);
    expect(await axeFindings(page), "1280 px").toEqual([]);
    expect(await wideTables(page), "1280 px").toEqual([]);
    expect(await focusFaults(page), "1280 px").toEqual([]);
    await expectUsableOnPhones(page);
    expect(complaints).toEqual([]);
  });

  it("the menu of phones, the palette and the dialogs of the builder", async () => {
    const { page } = await openPage(PHONE);
    const found: string[] = [];
    // A long name stays where it was written, so it comes last.
    const readings = READINGS.filter(({ width }) => width < 1024);
    for (const [path, openers] of [
      ["/premium", ["Open menu", "Jump to a page"]],
      ["/embed", ["Import", "Share", "Drafts"]],
    ] as const) {
      await page.setViewportSize(PHONE);
      await visit(page, path);
      for (const reading of readings) {
        for (const opener of openers) {
          if (path === "/embed")
            await page.getByRole("button", { name: "More", exact: true }).click();
          await page.getByRole("button", { name: opener, exact: true }).click();
          await page.getByRole("dialog").waitFor();
          await readAs(page, reading);
          const faults = await outOfReach(page);
          found.push(...faults.map((fault) => `${opener}, ${reading.name}: ${fault}`));
          await page.keyboard.press("Escape");
          await page.getByRole("dialog").waitFor({ state: "hidden" });
        }
      }
    }
    expect(found).toEqual([]);
  });
});

it.each([320, 1280])(
  "every page is readable without scripts: no control needs one, none scrolls sideways, and headings keep their line, %i px",
  async (width) => {
    // Without scripts nothing tells when a page has its new width, so this opens it at that width.
    const { page } = await openPage({ javaScript: false, width });
    const tops: Record<string, number> = {};
    for (const path of [...PUBLIC_SHAPES, "/status?server=197038439483310086", "/no-such-page"]) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const text = await page.getByRole("main").innerText();
      expect(text.length, path).toBeGreaterThan(100);
      expect(await scrollsSideways(page), path).toBe(false);
      const dead = page.locator(
        "button[type=button]:enabled:not([popovertarget], [commandfor], [aria-disabled=true]):visible, input:not(form *):visible",
      );
      expect(await dead.count(), path).toBe(0);
      if (!HAS_OTHER_TOP.test(path)) tops[path] = await topOfHeading(page);
    }
    const line = tops["/status"];
    expect(tops).toEqual(Object.fromEntries(Object.keys(tops).map((path) => [path, line])));
  },
);
