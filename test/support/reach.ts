import type { Page } from "playwright-core";
import { PRODUCT } from "../../app/content/site.ts";
import { twoFrames } from "./browser.ts";

/** Forty letters without a place to break. */
const LONG = "Wolfgangsegelschifferkameradschaftsbotes";

/** How a page is read: its width, its text's size, and a name in place of the product's. */
interface Reading {
  name: string;
  width: number;
  text?: "200%";
  product?: string;
}

export const READINGS: Reading[] = [
  { name: "text at 200%", width: 390, text: "200%" },
  { name: "320 px", width: 320 },
  { name: "a long name, 390 px", width: 390, product: LONG },
  { name: "a long name, 1024 px", width: 1024, product: LONG },
];

/** Shows the page in this reading. Later content has everyday words again. */
export async function readAs(page: Page, { width, text, product }: Reading): Promise<void> {
  // Hidden cards would have an estimated size; sizes in transition are old.
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
export function outOfReach(page: Page): Promise<string[]> {
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

    /** What a pointer has to hit: a label's control, or the card below a link. */
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

    /** The texts of the page's flow, with their boxes. */
    function textsIn(root: Element): { node: Node; parent: Element; boxes: DOMRect[] }[] {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found = [];
      while (texts.nextNode()) {
        const node = texts.currentNode;
        const parent = node.parentElement;
        if (!parent || node.nodeValue?.trim() === "" || !isShown(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        found.push({ node, parent, boxes: [...range.getClientRects()] });
      }
      return found;
    }

    /** Texts of forms and labels that a control covers. */
    function coveredTexts(): string[] {
      const isPlaced = (element: Element) =>
        ancestorsOf(element).some((around) => getComputedStyle(around).position === "absolute");
      return [...document.querySelectorAll("main label, main dt")].flatMap((label) => {
        const near = label.parentElement?.parentElement;
        const isForEars = label.getBoundingClientRect().width < 2;
        if (!near || isForEars || label.querySelector(CONTROLS)) return [];
        if (!isShown(label) || isPlaced(label)) return [];
        const controls = [...near.querySelectorAll(CONTROLS)].filter(isShown);
        return textsIn(label).flatMap(({ boxes }) =>
          controls
            .filter((control) => boxes.some((box) => meet(box, control.getBoundingClientRect())))
            .map((control) => `“${label.textContent}” stands under ${nameOf(control)}`),
        );
      });
    }

    function meet(a: DOMRect, b: DOMRect): boolean {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return wide > 2 && high > 2;
    }

    /** Words of headings that are broken where nothing says that they may be. */
    function brokenHeadings(): string[] {
      return [...document.querySelectorAll("main h1")].filter(isShown).flatMap((heading) =>
        textsIn(heading).flatMap(({ node }) =>
          [...(node.nodeValue ?? "").matchAll(/[\p{L}\p{N}]{2,20}(?![\p{L}\p{N}])/gu)].flatMap(
            ({ 0: word, index }) => {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
              return lines.size > 1 ? [`the heading's word “${word}” is broken`] : [];
            },
          ),
        ),
      );
    }

    const faults = [...document.querySelectorAll(CONTROLS)].filter(isShown).flatMap((control) => {
      const fault = faultOf(control);
      return fault === null ? [] : [`${nameOf(control)} ${fault}`];
    });
    faults.push(...coveredTexts(), ...brokenHeadings());
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

/** Words of drawings, previews and commands that are broken although the page has room for them. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const PARTS = "main figure, main [data-preview], main [data-chat], main code, main .btn";
    const texts = [...document.querySelectorAll(PARTS)].flatMap((part) => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const nodes: Node[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode);
      return nodes.filter((node) => node.parentElement?.checkVisibility());
    });
    const broken = [...new Set(texts)].flatMap((node) =>
      [...(node.nodeValue ?? "").matchAll(/(?<!\S)[\p{L}\p{N}]{2,10}(?![^\s.,:;!?])/gu)].flatMap(
        ({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return lines.size > 1 ? [word] : [];
        },
      ),
    );
    return [...new Set(broken)];
  });
}

/**
 * Focuses every control, down the page and up again, as Tab does; returns those without a ring and
 * those that something covers, such as a sticky bar.
 */
export async function focusFaults(page: Page): Promise<string[]> {
  // Rings are for those who use the keyboard.
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex='0']";
    // Long lists repeat themselves: their first dozen and their last.
    const REPEATED = ":is(li, tr):nth-child(n + 13):not(:last-child)";
    const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (control) =>
        control.tabIndex >= 0 &&
        !control.matches(":disabled") &&
        !control.closest(`main ${REPEATED}`) &&
        control.checkVisibility({ visibilityProperty: true }),
    );

    /** Whether the middle of the part of a control that is on the screen is its own. */
    function isSeen(control: HTMLElement): boolean {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
      const there = document.elementFromPoint(x, y);
      // A label may lie over its checkbox, and a card's link over the card.
      return (
        there !== null &&
        (control.contains(there) || there.contains(control) || there.closest("label") !== null)
      );
    }

    /** Around the control itself, or the card whose link it is. */
    function hasRing(control: HTMLElement): boolean {
      return [
        getComputedStyle(control),
        getComputedStyle(control, "::after"),
        getComputedStyle(control.closest("li, article") ?? control),
      ].some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
      );
    }

    return [...controls, ...controls.toReversed()].flatMap((control) => {
      control.focus();
      if (document.activeElement !== control) return [];
      const { top } = control.getBoundingClientRect();
      const name = control.getAttribute("aria-label") ?? control.textContent.trim().slice(0, 40);
      const where = `${control.tagName.toLowerCase()} “${name}” at ${Math.round(top)} px`;
      const faults = [];
      if (!isSeen(control)) faults.push(`${where} is covered`);
      if (!hasRing(control)) faults.push(`${where} has no ring`);
      return faults;
    });
  });
}

/** The top of the page's heading. */
export function topOfHeading(page: Page): Promise<number> {
  return page
    .getByRole("heading", { level: 1 })
    .evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
}
