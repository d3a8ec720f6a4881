import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  complete,
  hydrated,
  navigate,
  openPage,
  PHONE,
  twoFrames,
  visit,
} from "../support/browser.ts";
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

/** Follows a link, and waits for all that comes with the page. */
async function follow(page: Page, path: string): Promise<void> {
  await navigate(page, path);
  await complete(page);
}

/** What search engines and link previews read: of the page as it stands, or of the HTML of its address. */
function headOf(page: Page, which: "shown" | "sent"): Promise<string[]> {
  return page.evaluate(async (which) => {
    const html = which === "sent" ? await (await fetch(window.location.href)).text() : "";
    // Parsed as a whole, its inline styles would be reported to the policy of this page.
    const tags = html.match(/<title>[^<]*<\/title>|<(meta|link) [^>]*>/g) ?? [];
    const sent = new DOMParser().parseFromString(tags.join(""), "text/html");
    const { head, title } = which === "sent" ? sent : document;
    const described = head.querySelectorAll("meta[name], meta[property], link[rel=canonical]");
    return [
      title,
      ...[...described]
        .filter((tag) => !tag.matches("[name=viewport], [name=theme-color]"))
        // The status page's begins with the present state, for those who read the document alone.
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
  it("by navigation each has the title, description and canonical address it has on load", async () => {
    const { page, complaints } = await openPage();
    await visit(page, "/privacy");
    for (const path of [...PATHS, ...FEATURE_PATHS, ...LEGAL_PATHS]) {
      await follow(page, path);
      const sent = await headOf(page, "sent");
      expect(sent.length, path).toBeGreaterThan(5);
      // The router has arrived before the page is drawn.
      await expect.poll(() => headOf(page, "shown"), { message: path }).toEqual(sent);
    }
    expect(complaints).toEqual([]);
  });

  it.each([PHONE, { width: 1280, height: 900 }])(
    "nothing in view moves by itself, on load and by navigation, $width px wide",
    async (size) => {
      const { page } = await openPage(size);
      const takeShifts = await watchShifts(page);
      const expectStill = async (where: string) => {
        const shifts = (await takeShifts()).filter(({ isAnswer }) => !isAnswer);
        expect(sumOf(shifts), `${where}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02);
      };
      await visit(page, PATHS[0] ?? "/");
      for (const path of PATHS.slice(1)) {
        await follow(page, path);
        await expectStill(`to ${path}`);
      }
      for (const path of PATHS) {
        await visit(page, path);
        await complete(page);
        await expectStill(path);
      }
    },
  );

  it("fonts that load after the first frame move nothing on a phone", async () => {
    for (const path of PATHS) {
      const { page } = await openPage({ ...PHONE, isFirstVisit: true });
      const wanted = Promise.withResolvers<void>();
      await page.route("**/*.woff2", async (route) => {
        await wanted.promise;
        await route.continue();
      });
      const takeShifts = await watchShifts(page);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await hydrated(page);
      wanted.resolve();
      await page.evaluate(() => document.fonts.ready);
      await twoFrames(page);
      const shifts = await takeShifts();
      expect(sumOf(shifts), `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02);
    }
  });

  it("the keyboard reaches every control, and the focused one has a ring", async () => {
    const { page } = await openPage({ width: 1280, height: 900 });
    await page.addInitScript(noteStops);
    const without = new Set<string>();
    for (const path of PATHS) {
      await visit(page, path);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      // Long lists repeat themselves: the first stops of a page have all its kinds of controls.
      for (let stop = 0; stop < 60; stop += 1) await page.keyboard.press("Tab");
      const stops = await page.evaluate(() => Reflect.get(window, "stops") as Stop[]);
      expect(stops.length, path).toBeGreaterThan(20);
      for (const { name, hasRing } of stops) if (!hasRing) without.add(`${path}: ${name}`);
    }
    expect([...without]).toEqual([]);
  });
});

interface Stop {
  name: string;
  /** Also one around the card whose link has the focus. */
  hasRing: boolean;
}

/** Runs in the page, before anything else: notes what gets the focus. */
function noteStops(): void {
  const stops: Stop[] = [];
  Reflect.set(window, "stops", stops);
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const styles = [
      getComputedStyle(target),
      getComputedStyle(target, "::after"),
      getComputedStyle(target.closest("li, article") ?? target),
    ];
    const hasRing = styles.some(
      ({ outlineStyle, outlineWidth }) =>
        outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
    );
    const name = target.getAttribute("aria-label") ?? target.textContent.slice(0, 30);
    stops.push({ name: `${target.tagName} ${name}`, hasRing });
  });
}
