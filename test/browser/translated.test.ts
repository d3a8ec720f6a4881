import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  complete,
  navigate,
  openAs,
  openPage,
  PHONE,
  twoFrames,
  visit,
  type OpenPage,
} from "../support/browser.ts";
import { PUBLIC_SHAPES, STAFF_SHAPES } from "../support/paths.ts";

/** A browser that translates the page, and an extension that adds to it, both without React. */

declare global {
  interface Window {
    /** React's changes that aren't in the page any more, so that the reader sees the old text. */
    missed: string[];
    translate: () => void;
  }
}

/**
 * Replaces each text by elements, as browsers do, also added ones; marks fields as spell checkers
 * do, and wraps the page's content as reading aids do.
 */
function translator() {
  const KEPT = "script, style, noscript, svg, textarea, select, [translate=no], font";
  /** The page's content; on staff pages without the menu. */
  const PARTS = "main > :not(reader-view), aside + div > :not(reader-view)";
  window.missed = [];

  function replaceTexts(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement?.closest(KEPT)) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.textContent = text.data;
      text.parentNode?.replaceChild(outer, text);
    }
  }
  function wrap() {
    for (const part of document.querySelectorAll(PARTS)) {
      const view = document.createElement("reader-view");
      part.parentNode?.replaceChild(view, part);
      view.appendChild(part);
    }
  }
  function extend() {
    document.documentElement.appendChild(document.createElement("grammar-check"));
    document.body.appendChild(document.createElement("grammar-check"));
    document.body.dataset.grammar = "";
    for (const field of document.querySelectorAll("input, textarea")) {
      field.setAttribute("data-grammar", "");
      if (field.nextElementSibling?.localName !== "grammar-check")
        field.insertAdjacentElement("afterend", document.createElement("grammar-check"));
    }
  }
  function watch() {
    const removeChild: (this: Node, child: Node) => Node = Reflect.get(
      Node.prototype,
      "removeChild",
    );
    const insertBefore: (this: Node, node: Node, before: Node | null) => Node = Reflect.get(
      Node.prototype,
      "insertBefore",
    );
    const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
    Node.prototype.removeChild = function removeWatched<T extends Node>(this: Node, child: T): T {
      if (!child.parentNode) window.missed.push(`removes ${child.textContent}`);
      removeChild.call(this, child);
      return child;
    };
    Node.prototype.insertBefore = function insertWatched<T extends Node>(
      this: Node,
      node: T,
      before: Node | null,
    ): T {
      if (before && !this.contains(before)) window.missed.push(`before ${before.textContent}`);
      insertBefore.call(this, node, before);
      return node;
    };
    Object.defineProperty(Node.prototype, "nodeValue", {
      ...value,
      set(this: Node, text: string | null) {
        if (!this.isConnected) window.missed.push(`writes ${text} for ${this.nodeValue}`);
        value?.set?.call(this, text);
      },
    });
  }
  window.translate = () => {
    watch();
    replaceTexts(document.body);
    wrap();
    extend();
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node.isConnected) replaceTexts(node.parentNode ?? node);
      }
      wrap();
    }).observe(document.body, { childList: true, subtree: true });
  };
}

/** Opens a page for a translator that starts once React runs. */
async function openTranslated({ page, complaints }: OpenPage, path: string): Promise<OpenPage> {
  await page.addInitScript(translator);
  await visit(page, path);
  await page.evaluate(() => window.translate());
  return { page, complaints };
}

/** The page's errors, and old texts that it still shows. */
async function faults({ page, complaints }: OpenPage): Promise<string[]> {
  const missed = await page.evaluate(() => window.missed.splice(0));
  return [...complaints.splice(0), ...missed];
}

/** Types into the first text boxes: searches, finds nothing, starts again. */
async function type(page: Page): Promise<void> {
  const boxes = page.locator(
    "main :is(input[type=search], input[type=text], textarea):visible:enabled:read-write",
  );
  for (const box of (await boxes.all()).slice(0, 4)) {
    for (const text of ["ba", "xyzzy", ""]) {
      await box.fill(text);
      await twoFrames(page);
    }
  }
}

/** Follows links to all pages but the first, goes back once, and types on each. */
async function walk(opened: OpenPage, paths: readonly string[]): Promise<string[]> {
  const { page } = opened;
  const found: string[] = [];
  for (const [place, path] of paths.entries()) {
    if (place > 0) await navigate(page, path);
    await complete(page);
    const title = await page.getByRole("heading", { level: 1 }).first().innerText();
    await type(page);
    if (place === 2) {
      await page.goBack();
      await complete(page);
      await page.goForward();
      await complete(page);
      expect(await page.getByRole("heading", { level: 1 }).first().innerText()).toBe(title);
    }
    found.push(...(await faults(opened)).map((fault) => `${path}: ${fault}`));
  }
  return found;
}

const status = (page: Page) => page.getByRole("main").getByRole("status").first();

describe("a page that the browser translates", () => {
  it("of the public is whole, wherever its reader goes", async () => {
    const opened = await openTranslated(await openPage(), "/");
    expect(await walk(opened, PUBLIC_SHAPES)).toEqual([]);
  });

  it("of the team is whole, wherever its reader goes", async () => {
    const [first = "", ...rest] = STAFF_SHAPES;
    const opened = await openTranslated(await openAs("Manager", null), first);
    expect(await walk(opened, [first, ...rest])).toEqual([]);
  });

  it("follows the searches of commands, with the count of what it shows", async () => {
    const opened = await openTranslated(await openPage(), "/commands");
    const { page } = opened;
    const all = await status(page).innerText();
    const cards = page.locator(".command-cards > li");
    for (const text of ["mute", "ban", "unban", "", "ban"]) {
      await page.getByRole("searchbox").fill(text);
      if (text === "") {
        await expect.poll(() => status(page).innerText()).toBe(all);
        continue;
      }
      await expect.poll(() => cards.locator("mark").first().innerText()).toBe(text);
      await expect
        .poll(async () => Number.parseInt(await status(page).innerText(), 10))
        .toBe(await cards.count());
      for (const card of await cards.allInnerTexts()) expect(card.toLowerCase()).toContain(text);
    }
    expect(await faults(opened)).toEqual([]);
  });

  it("has a palette that follows what is typed, and menus and dialogs that open", async () => {
    const opened = await openTranslated(await openPage(PHONE), "/embed");
    const { page } = opened;
    const dialog = page.getByRole("dialog");
    await page.keyboard.press("Control+k");
    for (const text of ["ban", "bank", "xyzzy", ""]) {
      await dialog.getByRole("combobox").fill(text);
      const shown = dialog.getByRole("option");
      const said = dialog.getByRole("status");
      await expect
        .poll(
          async () => Number.parseInt((await said.innerText()).replace(/^The first /, ""), 10) || 0,
        )
        .toBe(await shown.count());
    }
    await page.keyboard.press("Escape");
    for (const name of ["Import", "Share", "Drafts", "Open menu"]) {
      if (name !== "Open menu")
        await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("button", { name, exact: true }).click();
      await dialog.waitFor();
      for (const box of await dialog.locator(":is(input[type=text], textarea):read-write").all()) {
        for (const text of ["x", "{embed}$v{title: x}", ""]) await box.fill(text);
      }
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
    }
    expect(await faults(opened)).toEqual([]);
  });
});

it("a page that was translated before its scripts came is drawn anew, and works", async () => {
  const { page } = await openPage();
  await page.addInitScript(translator);
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => window.translate());
  });
  await page.goto("/commands");
  const marks = page.locator(".command-cards mark");
  await expect
    .poll(async () => {
      await page.getByRole("searchbox").fill("mute");
      return marks.allInnerTexts();
    })
    .toContain("mute");
  await navigate(page, "/status");
  await page.getByRole("heading", { level: 1 }).waitFor();
});

it("a node that moved after React placed it can be removed, and others inserted before it", async () => {
  const { page } = await openPage();
  await visit(page, "/terms");
  const html = await page.evaluate(() => {
    const place = document.createElement("p");
    const [gone, wrapped] = ["gone", "wrapped"].map((text) => {
      return place.appendChild(document.createTextNode(text));
    });
    if (!gone || !wrapped) return null;
    place.appendChild(document.createTextNode("last"));
    place.replaceChild(document.createElement("s"), gone);
    const font = document.createElement("font");
    place.replaceChild(font, wrapped);
    font.appendChild(wrapped);
    place.insertBefore(document.createElement("b"), wrapped);
    place.insertBefore(document.createElement("i"), gone);
    place.removeChild(gone);
    place.removeChild(wrapped);
    return place.innerHTML;
  });
  expect(html).toBe("<s></s><b></b><font></font>last<i></i>");
});
