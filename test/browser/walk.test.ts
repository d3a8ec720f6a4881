import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { complete, hydrated, navigate, openPage, PHONE, visit } from "../support/browser.ts";
import { sumOf, watchShifts } from "../support/shifts.ts";
import { FEATURE_PATHS, LEGAL_PATHS } from "../../app/content/paths.ts";

/** Every kind of public page. */
const PATHS: readonly string[] = [
  "/",
  "/commands",
  "/status",
  "/commands/fun",
  "/team",
  "/commands/moderation?c=ban",
  "/premium",
  "/contact",
  "/embed",
  "/templates",
  "/feedback",
  "/avatars",
  ...FEATURE_PATHS.slice(0, 1),
  ...LEGAL_PATHS.slice(0, 1),
];

/** The head for search engines and link previews, of the shown page or its address's HTML. */
function headOf(page: Page, which: "shown" | "sent"): Promise<string[]> {
  return page.evaluate(async (which) => {
    const html = which === "sent" ? await (await fetch(window.location.href)).text() : "";
    // Parsed as a whole, its inline styles would be reported to this page's policy.
    const tags = html.match(/<title>[^<]*<\/title>|<(meta|link) [^>]*>/g) ?? [];
    const sent = new DOMParser().parseFromString(tags.join(""), "text/html");
    const { head, title } = which === "sent" ? sent : document;
    const described = head.querySelectorAll("meta[name], meta[property], link[rel=canonical]");
    return [
      title,
      ...[...described]
        .filter((tag) => !tag.matches("[name=viewport], [name=theme-color]"))
        // The status page's begins with the current state, for those who read only the document.
        .filter(
          (tag) =>
            window.location.pathname !== "/status" ||
            !tag.matches("[property='og:description'], [name='twitter:description']"),
        )
        .map((tag) => tag.outerHTML)
        .sort(),
    ];
  }, which);
}

describe("a walk through every page", () => {
  // The head doesn't depend on the width.
  it.each([
    { ...PHONE, isWide: false, says: "nothing in view moves by itself" },
    {
      width: 1280,
      height: 900,
      isWide: true,
      says: "nothing in view moves by itself, and each has the title, description and canonical address it has on load",
    },
  ])("$says, $width px wide", async ({ width, height, isWide }) => {
    const { page, complaints } = await openPage({ width, height });
    const takeShifts = await watchShifts(page);
    await visit(page, "/privacy");
    await complete(page);
    await takeShifts();
    // Between features, parts stay and move to their new places.
    const others: readonly string[] = isWide ? FEATURE_PATHS.slice(1, 3) : [];
    for (const path of [...PATHS, ...others]) {
      await navigate(page, path);
      await complete(page);
      const shifts = (await takeShifts()).filter(({ isAnswer }) => !isAnswer);
      const moved = others.includes(path) ? 0 : sumOf(shifts);
      expect(moved, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02);
      if (!isWide) continue;
      const sent = await headOf(page, "sent");
      expect(sent.length, path).toBeGreaterThan(5);
      // The router has arrived before the page is drawn.
      await expect.poll(() => headOf(page, "shown"), { message: path }).toEqual(sent);
    }
    expect(complaints).toEqual([]);
  });

  it("on load on a phone, with fonts that come after the first frame, nothing moves", async () => {
    const { page } = await openPage({ ...PHONE, isFirstVisit: true });
    let wanted = Promise.withResolvers<void>();
    let fonts = 0;
    // Routed requests bypass the browser's cache.
    await page.route("**/*.woff2", async (route) => {
      fonts += 1;
      await wanted.promise;
      await route.continue();
    });
    const takeShifts = await watchShifts(page);
    for (const path of PATHS) {
      wanted = Promise.withResolvers<void>();
      fonts = 0;
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await hydrated(page);
      await expect.poll(() => fonts, { message: path }).toBeGreaterThanOrEqual(2);
      wanted.resolve();
      await page.evaluate(() => document.fonts.ready);
      await complete(page);
      const shifts = await takeShifts();
      expect(sumOf(shifts), `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02);
    }
  });
});
