import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { plainHash } from "../../app/embed/share.ts";
import {
  axeFindings,
  isFocused,
  openPage,
  PHONE,
  scrollsSideways,
  visit,
} from "../support/browser.ts";

const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** The builder with fields of one letter each; the second is inline. */
async function withFields(page: Page, letters: string): Promise<void> {
  const fields = Array.from(letters, (letter, at) => {
    return `$v{field: ${letter} && text${at === 1 ? " && inline" : ""}}`;
  });
  await visit(page, `/embed${plainHash(`{embed}${fields.join("")}`)}`);
  await page.getByRole("listitem", { name: `Field ${letters.length}` }).waitFor();
  // Its script comes late, and moves the fields.
  await page.getByRole("button", { name: "Show pictures" }).waitFor();
}

/** The names of the fields, in their order. */
function order(page: Page): Promise<string> {
  return page
    .locator("input[id^='embed-fields-'][id$='-name']")
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value).join(""));
}

describe("the builder on a phone", () => {
  it("keeps its actions in reach while one scrolls", async () => {
    const { page } = await openPage({ width: PHONE.width, height: PHONE.height });
    await withFields(page, "abcd");
    await page.getByRole("button", { name: "Remove Field 4" }).scrollIntoViewIfNeeded();
    for (const name of ["Copy", "Undo", "Redo", "More"]) {
      const action = page.getByRole("button", { name, exact: true });
      const top = (await action.boundingBox())?.y ?? Infinity;
      expect([name, top >= 64 && top < 140]).toEqual([name, true]);
    }
    expect(await scrollsSideways(page)).toBe(false);
    // A control that scrolled below the bar isn't a small target.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    expect(await axeFindings(page)).toEqual([]);
  });

  it("has no button over the list of mentions", async () => {
    const { page } = await openPage({ width: PHONE.width, height: PHONE.height });
    await withFields(page, "abcd");
    const text = page.getByRole("listitem", { name: "Field 4" }).getByRole("textbox").last();
    await text.fill("Ask @");
    const list = page.getByRole("listbox");
    await list.waitFor();
    const toTop = page.getByRole("button", { name: "Scroll to top" });
    await toTop.waitFor();
    const button = (await toTop.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const middle = button.y + button.height / 2;
    // The list's middle moves beside the button's, whose edge it covers.
    const isList = await list.evaluate(
      (box, at) => {
        const place = box.parentElement?.getBoundingClientRect() ?? new DOMRect();
        window.scrollBy({ top: place.top + place.height / 2 - at.middle, behavior: "instant" });
        const shared = { from: at.left, to: place.right };
        const hit = document.elementFromPoint((shared.from + shared.to) / 2, at.middle);
        return shared.from < shared.to && hit !== null && box.contains(hit);
      },
      { left: button.x, middle },
    );
    expect(isList).toBe(true);
  });

  it("names every tool of its menu, which closes with a press", async () => {
    const { page } = await openPage({ width: PHONE.width, height: PHONE.height });
    await visit(page, "/embed");
    await page.getByRole("button", { name: "More", exact: true }).click();
    for (const name of ["Import", "Drafts", "Share", "Clear", "Generate"]) {
      const words = page
        .getByRole("main")
        .getByText(name, { exact: true })
        .filter({ visible: true });
      const width = await words.first().evaluate((node) => {
        const text = document.createRange();
        text.selectNodeContents(node);
        return text.getBoundingClientRect().width;
      });
      expect([name, width > 20]).toEqual([name, true]);
    }
    await page.getByRole("button", { name: "Generate", exact: true }).click();
    expect(await isFocused(page.getByRole("textbox", { name: "Embed code" }))).toBe(true);
    await page.getByRole("button", { name: "Import", exact: true }).waitFor({ state: "hidden" });
  });

  it("scrolls while a field is dragged to the window's edge, which keeps it folded", async () => {
    const { page } = await openPage({ width: PHONE.width, height: PHONE.height });
    await withFields(page, "abcdef");
    await page.getByRole("listitem", { name: "Field 1" }).locator("summary").press("Enter");
    const handle = page.getByRole("listitem", { name: "Field 1" }).getByTitle("Drag");
    await handle.scrollIntoViewIfNeeded();
    const from = await handle.boundingBox();
    if (!from) throw new Error("the handle is not drawn");
    await page.mouse.move(from.x + 8, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, PHONE.height - 5, { steps: 5 });
    await expect.poll(() => order(page)).toBe("bcdefa");
    await page.mouse.up();
    const rows = page.getByRole("listitem", { name: /^Field / });
    const open = await rows
      .locator("details")
      .evaluateAll((all) => all.map((row) => row.hasAttribute("open")));
    expect(open).toEqual([true, true, true, true, true, false]);
  });
});

describe("fields and buttons", () => {
  it("fold to one line with name and inline mark, and keep that while they are moved", async () => {
    const { page, complaints } = await openPage({ width: PHONE.width, height: PHONE.height });
    await withFields(page, "abc");
    await page.getByRole("button", { name: "Fold all" }).click();
    const rows = page.getByRole("listitem", { name: /^Field / });
    const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(60);
    expect((await rows.nth(1).innerText()).replaceAll(/\s+/g, " ").trim()).toBe("2. b Inline");
    await rows.nth(1).locator("summary").click();
    await box(page, "Field 2 name").fill("second");
    await page.getByRole("button", { name: "Move Field 2 up" }).click();
    await box(page, "Field 1 name").waitFor();
    expect(await box(page, "Field 1 name").inputValue()).toBe("second");
    expect(await box(page, "Field 2 name").isVisible()).toBe(false);
    // Shows what the undone step changed.
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expect.poll(() => order(page)).toBe("abc");
    await page.getByRole("button", { name: "Fold all" }).click();
    await page.getByRole("button", { name: "Unfold all" }).click();
    for (const place of [1, 2, 3]) await box(page, `Field ${place} name`).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe("writing", () => {
  it("offers mentions after an @, and leaves the caret where the ID belongs", async () => {
    const { page } = await openPage();
    await visit(page, "/embed");
    const description = box(page, "Description");
    await description.pressSequentially("Ask @ro");
    await page.getByRole("option", { name: /A role/ }).waitFor();
    await description.press("Enter");
    await page.keyboard.type("42");
    expect(await description.inputValue()).toBe("Ask <@&42>");
  });

  it("inserts an emoji that was searched by name, at the caret", async () => {
    const { page, complaints } = await openPage();
    await visit(page, "/embed");
    const description = box(page, "Description");
    await description.fill("Hi !");
    await description.press("ArrowLeft");
    await page.getByRole("button", { name: "Insert an emoji into Description" }).click();
    const dialog = page.getByRole("dialog", { name: "Insert an emoji" });
    await dialog.getByRole("searchbox").fill("tada");
    await dialog.getByRole("button", { name: "tada" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("searchbox").press("Enter");
    expect(await description.inputValue()).toBe("Hi 🎉!");
    await page.keyboard.type("x");
    expect(await description.inputValue()).toBe("Hi 🎉x!");
    await page.getByRole("button", { name: "Insert an emoji into Description" }).click();
    await dialog.getByRole("searchbox").fill("no such emoji");
    await dialog.getByText("No emoji of this name").waitFor();
    expect(complaints).toEqual([]);
  });
});
