import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { COLORS, contrast } from "../../app/content/colors.ts";
import { axeFindings, openPage, signInAs, visit } from "../support/browser.ts";

/** What moved since the last call, if long enough to be seen. */
async function moved(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Transitions begin in the frame after the change.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const list: unknown = Reflect.get(window, "moved");
    return Array.isArray(list) ? list.splice(0).map(String) : [];
  });
}

/** In the page, before anything else: looks at what moves, frame by frame. */
function noteMotion(): void {
  const list: string[] = [];
  Reflect.set(window, "moved", list);
  function look(): void {
    for (const { effect } of document.getAnimations()) {
      const { duration } = effect?.getTiming() ?? {};
      if (typeof duration === "number" && duration > 1) list.push(`${duration} ms`);
    }
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}

const STEPS: Record<string, (page: Page) => Promise<unknown>> = {
  landing: (page) => visit(page, "/"),
  menu: (page) => page.getByRole("button", { name: "Features" }).click(),
  async arrival(page) {
    await page
      .getByRole("link", { name: /^Ticket System/ })
      .first()
      .click();
    await expect.poll(() => page.title()).toContain("Ticket System");
  },
  async dialog(page) {
    await visit(page, "/embed");
    await moved(page);
    await page.getByRole("button", { name: "Import" }).click();
    await page.getByRole("dialog").waitFor();
  },
};

/** The steps that moved something. */
async function movingSteps(reducedMotion: "reduce" | "no-preference"): Promise<string[]> {
  const { page } = await openPage({ reducedMotion });
  await page.addInitScript(noteMotion);
  const moving: string[] = [];
  for (const [step, take] of Object.entries(STEPS)) {
    await take(page);
    if ((await moved(page)).length > 0) moving.push(step);
  }
  return moving;
}

describe("readers who want no motion", () => {
  it("see none on the landing page, in menus and dialogs, or during navigation", async () => {
    expect(await movingSteps("reduce")).toEqual([]);
  });

  it("readers without that preference see motion everywhere", async () => {
    expect(await movingSteps("no-preference")).toEqual(Object.keys(STEPS));
  });
});

function background(element: Locator): Promise<string> {
  return element.evaluate((node) => getComputedStyle(node).backgroundColor);
}

function colour(element: Locator): Promise<string> {
  return element.evaluate((node) => getComputedStyle(node).color);
}

describe("readers with forced colours", () => {
  it("see icons, states and selections", async () => {
    const { page } = await openPage({ forcedColors: "active" });
    await visit(page, "/status");
    const canvas = await background(page.locator("html"));
    expect(canvas).toBe("rgb(255, 255, 255)");
    for (const sign of ["main [data-shape=ok]", "main [data-shape=down]"])
      expect(await background(page.locator(sign).first()), sign).not.toBe(canvas);
    expect(await colour(page.locator("header .icon:visible").first())).not.toBe(canvas);
    // Bars keep their colours, and so their background.
    expect(await background(page.locator("main .day-bars svg"))).toBe("rgb(16, 22, 29)");
    const outline = (name: string) =>
      page
        .getByRole("button", { name, exact: true })
        .evaluate((node) => getComputedStyle(node).outlineStyle);
    expect([await outline("24h"), await outline("7d")]).toEqual(["solid", "none"]);

    await visit(page, "/commands");
    expect(await background(page.locator("main li:has([data-action=copy])").first())).toBe(canvas);
    const words = await colour(page.locator("html"));
    const icon = page.locator("main .icon:visible").first();
    expect(await colour(icon)).toBe(words);
    await expect
      .poll(() => icon.evaluate((node: SVGSVGElement) => node.getBBox().width))
      .toBeGreaterThan(0);
    const sign = page.locator("main [data-action=copy]").first();
    expect(await sign.evaluate((node) => getComputedStyle(node, "::before").backgroundColor)).toBe(
      words,
    );
  });
});

describe("readers who ask for more contrast", () => {
  it("see stronger lines and quiet text, and a selection they can read", async () => {
    const { page } = await openPage();
    await visit(page, "/premium");
    const variables = () =>
      page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        return ["line", "edge", "muted"].map((name) => style.getPropertyValue(`--colors-${name}`));
      });
    const usual = await variables();
    await page.emulateMedia({ contrast: "more" });
    const stronger = await variables();
    for (const [at, least] of [3, 3, 7].entries()) {
      const color = stronger[at] ?? "";
      expect(color).not.toBe(usual[at]);
      for (const ground of [COLORS.ink, COLORS.surface, COLORS.raised, COLORS.hover]) {
        expect(contrast(color, ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
    }
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe("readers of the team with forced colours", () => {
  it("can tell the lines of a chart apart, and see placeholders", async () => {
    const { page } = await openPage({ forcedColors: "active" });
    await signInAs(page, "Manager", "/staff/overview");
    const lines = page.getByRole("list", { name: "Lines of Managers" }).locator("[aria-hidden]");
    const colours = await lines.evaluateAll((all) =>
      all.map((line) => getComputedStyle(line).backgroundColor),
    );
    expect(colours.length).toBeGreaterThan(1);
    expect(new Set(colours).size).toBe(colours.length);
    await page.route(/\.data(\?|$)|\/api\//, () => {});
    await page.evaluate(goTo, "/templates");
    await page.waitForURL("**/templates");
    const placeholder = page.locator("main .animate-pulse:empty").first();
    await expect
      .poll(() => placeholder.evaluate((node) => getComputedStyle(node).outlineStyle))
      .toBe("solid");
  });
});

describe("placeholders of a page", () => {
  it("have no accessibility finding while it is loading", async () => {
    const { page } = await openPage();
    await visit(page, "/no/such/page");
    // Answers that never come.
    await page.route(/\.data(\?|$)|\/api\//, () => {});
    const heading = page.getByRole("heading", { level: 1 });
    for (const path of ["/commands", "/status", "/team"]) {
      const before = await heading.innerText();
      await page.evaluate(goTo, path);
      // The address is there a moment before the page that belongs to it.
      await expect.poll(() => heading.innerText(), { message: path }).not.toBe(before);
      await page.waitForURL(`**${path}`);
      expect(await axeFindings(page), path).toEqual([]);
    }
  });
});

/** In the page: what a link to `path` does. */
function goTo(path: string): void {
  const router: unknown = Reflect.get(window, "__reactRouterDataRouter");
  if (!router || typeof router !== "object") throw new Error("the router has not started");
  const navigate: unknown = Reflect.get(router, "navigate");
  if (typeof navigate === "function") navigate.call(router, path);
}
