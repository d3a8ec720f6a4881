import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeFindings, openPage, scrollsSideways, signInAs, visit } from "../support/browser.ts";
import { PUBLIC_PATHS } from "../support/paths.ts";

const PUBLIC = [...PUBLIC_PATHS, "/no/such/page"];

/** The other pages of the team are looked at in two widths in staff.test.ts. */
const STAFF = ["/staff/commands", "/staff/health", "/staff/blacklist/server/cog"];

/** A missing page is an answer the browser writes into its console by itself. */
const OWN_WORDS = /Failed to load resource: the server responded with a status of 404/;

async function expectWidths(page: Page): Promise<void> {
  // 320 and 640 px are a page of 1280 px read at four times and twice its size (WCAG 1.4.10 and 1.4.4).
  for (const width of [320, 640, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await scrollsSideways(page), `${width} px`).toBe(false);
  }
}

describe("T22: every page has no finding for assistive tools, no complaint and no sideways scroll", () => {
  it.each(PUBLIC)("%s", async (path) => {
    const { page, complaints } = await openPage();
    await visit(page, path);
    expect(await axeFindings(page)).toEqual([]);
    await expectWidths(page);
    expect(complaints.filter((line) => !OWN_WORDS.test(line))).toEqual([]);
  });

  it.each(STAFF)("%s", async (path) => {
    const { page, complaints } = await openPage();
    await signInAs(page, "Manager", path);
    expect(await axeFindings(page)).toEqual([]);
    await expectWidths(page);
    expect(complaints).toEqual([]);
  });
});

describe("without JavaScript", () => {
  it.each(["/", "/commands", "/status", "/terms", "/features/tickets", "/contact", "/avatars"])(
    "%s can be read",
    async (path) => {
      const { page } = await openPage({ javaScript: false });
      await page.goto(path);
      expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(200);
    },
  );
});
