import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PRODUCT } from "../../app/content/site.ts";
import { startBuiltSite, type BuiltSite } from "../support/built-site.ts";
import { complete, hydrated, openPage, signInAs, twoFrames } from "../support/browser.ts";
import { PUBLIC_PATHS, STAFF_PATHS } from "../support/paths.ts";

/** Forty letters without a place to break. */
const LONG = "Wolfgangsegelschifferkameradschaftsbotes";

/** Features, legal documents and blacklists differ in their texts alone. */
const ALIKE =
  /^\/(features\/(?!automod|welcome)|terms|refund|economy|commands\/music|staff\/blacklist\/(?!user\/user))/;
const PUBLIC = [
  ...PUBLIC_PATHS.filter((path) => !ALIKE.test(path)),
  "/status/following",
  "/status/unfollow",
  "/no/such/page",
];
const STAFF = [...STAFF_PATHS.filter((path) => !ALIKE.test(path)), "/staff/trail", "/staff/health"];

/** How a page is read: its width, its text's size, and a name in place of the product's. */
interface Reading {
  name: string;
  width: number;
  text?: "200%";
  product?: string;
}

const READINGS: Reading[] = [
  { name: "text at 200 %", width: 390, text: "200%" },
  { name: "320 px", width: 320 },
  { name: "a long name, 390 px", width: 390, product: LONG },
  { name: "a long name, 1024 px", width: 1024, product: LONG },
];

let site: BuiltSite;

/** Everybody has a long name. */
beforeAll(async () => {
  site = await startBuiltSite();
  const { people, faults } = site.world;
  const activity = { name: LONG, details: LONG, state: LONG, emoji: null, image: null };
  const pictures = { avatar: null, banner: null, banner_color: null };
  const user = { id: "1", user: LONG, username: LONG.toLowerCase(), ...pictures, activity };
  faults.set({ path: "/user/*", body: JSON.stringify(user) });
  const id = people.find(({ rank }) => rank === "Manager")?.id;
  const me = { id, username: LONG, avatar: null };
  faults.set({ path: "/api/v10/users/@me", body: JSON.stringify(me) });
});

afterAll(async () => site.stop());

async function read(page: Page, { width, text, product }: Reading): Promise<void> {
  // Cards out of sight would have an estimated size; sizes that change in a transition are those of before.
  await page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync(
      "*, ::before, ::after { content-visibility: visible !important; transition: none !important; }",
    );
    document.adoptedStyleSheets = [all];
  });
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate(
    ({ size, from, to }) => {
      document.documentElement.style.fontSize = size;
      if (to === undefined) return;
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        if (!node.parentElement?.closest("script, style")) {
          node.nodeValue = node.nodeValue?.replaceAll(from, to) ?? null;
        }
      }
    },
    { size: text ?? "", from: PRODUCT, to: product },
  );
  await twoFrames(page);
}

/** The controls of the page that somebody cannot reach, see whole or hit, with the reason. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MARGIN = 1;
    const LEAST = 24;
    const CONTROLS =
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";

    const scrollsSideways = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isClipping = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow);
    const nameOf = (control: Element) =>
      `${control.tagName.toLowerCase()} “${(control.getAttribute("aria-label") ?? control.textContent ?? "").trim().slice(0, 50) || control.id || control.getAttribute("name") || control.className}”`;
    /** A link within a sentence is as high as its line (WCAG 2.5.8). */
    const isInSentence = (control: Element) => {
      if (getComputedStyle(control).display !== "inline") return false;
      const around = control.parentElement?.textContent ?? "";
      return around.trim().length > (control.textContent ?? "").trim().length;
    };
    const isShown = (control: Element) =>
      control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !control.closest("[inert], .sr-only") &&
      // The link to the content is out of sight until it has the focus.
      control.getBoundingClientRect().bottom + window.scrollY > 0;

    function ancestorsOf(control: Element): Element[] {
      const parent = control.parentElement;
      return parent && parent !== document.documentElement ? [parent, ...ancestorsOf(parent)] : [];
    }

    /** What a pointer has to hit: a label's control, or the card that a link lies over. */
    function targetOf(control: Element): Element {
      const isStretched = getComputedStyle(control, "::after").position === "absolute";
      const card = control instanceof HTMLElement ? control.offsetParent : null;
      return control.closest("label") ?? (isStretched && card ? card : control);
    }

    function faultOf(control: Element): string | null {
      const box = control.getBoundingClientRect();
      const around = ancestorsOf(control);
      const scroller = around.find(scrollsSideways);
      const { left, right } = (scroller ?? control).getBoundingClientRect();
      if (left < -MARGIN || right > window.innerWidth + MARGIN) {
        return `reaches from ${Math.round(left)} to ${Math.round(right)} px`;
      }
      for (const frame of around.filter(isClipping)) {
        if (scroller?.contains(frame) === false) break;
        const edge = frame.getBoundingClientRect();
        if (
          box.left < edge.left - MARGIN ||
          box.right > edge.right + MARGIN ||
          box.top < edge.top - MARGIN ||
          box.bottom > edge.bottom + MARGIN
        )
          return `is clipped by ${frame.className || frame.tagName}`;
      }
      const hasText = control.matches("a, button, summary") && !control.matches("[role=option]");
      const isCut =
        hasText &&
        control.scrollWidth > control.clientWidth + MARGIN &&
        getComputedStyle(control).display !== "inline";
      if (isCut) return `is ${control.clientWidth} px wide, its text ${control.scrollWidth} px`;
      const target = targetOf(control).getBoundingClientRect();
      if (!isInSentence(control) && Math.min(target.width, target.height) < LEAST - 0.5) {
        return `is ${Math.round(target.width)} by ${Math.round(target.height)} px small`;
      }
      return null;
    }

    const faults = [...document.querySelectorAll(CONTROLS)].filter(isShown).flatMap((control) => {
      const fault = faultOf(control);
      return fault === null ? [] : [`${nameOf(control)} ${fault}`];
    });
    if (document.documentElement.scrollWidth <= window.innerWidth) return faults;
    const wide = [...document.body.querySelectorAll("*")].filter(
      (part) =>
        part.getBoundingClientRect().right > window.innerWidth + MARGIN &&
        !ancestorsOf(part).some((around) => scrollsSideways(around) || isClipping(around)),
    );
    return [
      `the page scrolls sideways: ${wide.map((part) => part.className).join(" | ")}`,
      ...faults,
    ];
  });
}

async function expectInReach(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await hydrated(page);
  await complete(page);
  const found: string[] = [];
  for (const reading of READINGS) {
    await read(page, reading);
    found.push(...(await outOfReach(page)).map((fault) => `${reading.name}: ${fault}`));
  }
  expect(found, path).toEqual([]);
}

describe("every control is in reach, whole and large enough", () => {
  it.each(PUBLIC)("on %s", async (path) => {
    const { page } = await openPage({ site: site.origin });
    await expectInReach(page, path);
  });

  it("on every page of the team", async () => {
    const { page } = await openPage({ site: site.origin });
    await signInAs(page, "Manager");
    for (const path of STAFF) await expectInReach(page, path);
  });

  it("in the menu of phones, the palette and the dialogs of the builder", async () => {
    const { page } = await openPage({ site: site.origin, width: 390 });
    const found: string[] = [];
    for (const [path, opener] of [
      ["/premium", "Open menu"],
      ["/premium", "Jump to a page"],
      ["/embed", "Import"],
      ["/embed", "Share"],
      ["/embed", "Drafts"],
    ] as const) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await hydrated(page);
      await page.getByRole("button", { name: opener, exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog.waitFor();
      for (const reading of READINGS.filter(({ width }) => width < 1024)) {
        await read(page, reading);
        const faults = await outOfReach(page);
        found.push(...faults.map((fault) => `${opener}, ${reading.name}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
});
