import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { plainHash } from "../../app/embed/share.ts";
import {
  axeFindings,
  clipboard,
  covered,
  holdScripts,
  hydrated,
  isFocused,
  openPage,
  PHONE,
  resize,
  scrollsSideways,
  visit,
} from "../support/browser.ts";

const code = (page: Page) => page.getByRole("textbox", { name: "Embed code" });
const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const preview = (page: Page) => page.locator("[data-preview]");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
async function codeIs(page: Page, text: string): Promise<void> {
  await expect.poll(() => code(page).inputValue()).toBe(text);
}

/** On phones it is in a menu. */
async function openImport(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: "More", exact: true });
  if (await more.isVisible()) await more.click();
  await press(page, "Import");
}

async function importCode(page: Page, text: string): Promise<void> {
  // The dialog of the import before has a button of the same name.
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await openImport(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Paste the code" }).fill(text);
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
}

/** Stops the page's clock, so that no pause ends a step. Timers still run. */
async function stopPauses(page: Page): Promise<void> {
  await page.clock.setFixedTime(await page.evaluate(() => Date.now()));
}

async function toast(page: Page, ...words: string[]): Promise<void> {
  for (const word of words) await page.locator("[data-toasts]").getByText(word).first().waitFor();
}

describe("building an embed", () => {
  it("the builder writes the code on every key, shows the message, and copies the current code", async () => {
    const { page, complaints } = await openPage();
    await page.addInitScript(() => localStorage.setItem("command-prefix", "!"));
    await visit(page, "/embed");
    expect(await page.getByText(/^\d+ checks?$/).count(), "before anything is typed").toBe(0);
    await box(page, "Title").fill("Hello **{guild.name}**");
    await box(page, "Author name").fill("Haven & friends");
    await page.getByRole("checkbox", { name: "Timestamp" }).check();
    await press(page, "Add field");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Rules");
    await box(page, "Field 1 value").fill("Be kind");
    await page.getByRole("checkbox", { name: "Field 1 Inline" }).check();
    await press(page, "Add button");
    await box(page, "Button 1 label").fill("Site");
    await page.getByRole("combobox", { name: "Button 1 style" }).selectOption("danger");
    await box(page, "Button 1 URL").fill("https://haven.test");
    const text =
      "{embed}$v{title: Hello **{guild.name}**}$v{color: #729bb0}$v{author: Haven & friends}" +
      "$v{field: Rules && Be kind && inline}$v{button: Site && danger && https://haven.test}$v{timestamp: true}";
    await codeIs(page, text);
    expect(await preview(page).locator("strong").textContent()).toBe("Harbor Lights");
    await preview(page).getByText("Be kind").waitFor();
    await press(page, "Generate");
    expect(await code(page).evaluate((area) => area === document.activeElement)).toBe(true);
    await press(page, "Copy");
    await toast(page, "Copied to clipboard");
    expect(await clipboard(page)).toBe(text);
    // The whole line, with the visitor's prefix.
    await press(page, "Copy !createembed with the code");
    await expect.poll(() => clipboard(page)).toBe(`!createembed ${text}`);
    expect(complaints).toEqual([]);
  });

  it("the builder judges what was added only after it was left", async () => {
    const { page } = await openPage();
    await visit(page, "/embed");
    await box(page, "Title").fill("x");
    await press(page, "Add field");
    await press(page, "Add button");
    await box(page, "Button 1 label").waitFor();
    const mistakes = page.locator("[aria-invalid=true]").or(page.getByText("The field is empty."));
    expect(await mistakes.count()).toBe(0);
    await box(page, "Field 1 name").focus();
    await box(page, "Title").focus();
    await mistakes.first().waitFor();
  });

  it("the preview's texts are as wide as in chat, so that lines break where they do there", async () => {
    const { page } = await openPage();
    await visit(page, `/embed${plainHash("{embed}$v{description: Words in a line}")}`);
    const text = preview(page).getByText("Words in a line");
    await text.waitFor();
    for (const width of [1280, 1440, 1920]) {
      await resize(page, { width, height: 900 });
      const { width: seen } = (await text.boundingBox()) ?? { width: 0 };
      // Of a box of 520 px, less its edges and margins.
      expect(Math.round(seen), `${width} px`).toBe(487);
    }
  });

  it("the builder keeps text that was typed before its script ran, even over a stored draft", async () => {
    const { page, complaints } = await openPage();
    const release = await holdScripts(page);
    await page.goto("/embed");
    await box(page, "Title").fill("Early");
    await page.getByRole("checkbox", { name: "Timestamp" }).check();
    await release();
    const stamp = "$v{color: #729bb0}$v{timestamp: true}";
    await codeIs(page, `{embed}$v{title: Early}${stamp}`);
    await preview(page).getByText("Early").waitFor();
    await page.goto("/embed");
    await box(page, "Description").fill("Bird");
    await release();
    await codeIs(page, `{embed}$v{title: Early}$v{description: Bird}${stamp}`);
    await press(page, "Undo");
    await codeIs(page, `{embed}$v{title: Early}${stamp}`);
    expect(complaints).toEqual([]);
  });

  it("the builder accepts the color from text, presets and the picker", async () => {
    const { page, complaints } = await openPage();
    await visit(page, "/embed");
    await box(page, "Title").fill("x");
    await press(page, "Pick a color");
    await press(page, "Red");
    await codeIs(page, "{embed}$v{title: x}$v{color: #e5544d}");
    const field = page.getByRole("slider", { name: "Color" });
    await field.waitFor();
    expect((await field.boundingBox())?.height ?? 0).toBeGreaterThan(0);
    await page.getByRole("slider", { name: "Hue" }).press("ArrowRight");
    await expect.poll(() => box(page, "Color").inputValue()).not.toBe("#e5544d");
    expect(complaints).toEqual([]);
  });

  it("the editor offers variables after a brace, and timestamps, at the caret", async () => {
    const { page } = await openPage();
    await visit(page, "/embed");
    await box(page, "Description").fill("Hi !");
    await box(page, "Description").press("ArrowLeft");
    await box(page, "Description").pressSequentially("{disp");
    await page.getByRole("option", { name: /user\.display/ }).waitFor();
    await box(page, "Description").press("Enter");
    expect(await box(page, "Description").inputValue()).toBe("Hi {user.display}!");
    await page.getByRole("button", { name: "Insert a time into Description" }).click();
    await page.getByLabel("Date and time").fill("2030-01-02T03:04");
    await page.getByRole("button", { name: "Insert", exact: true }).click();
    expect(await box(page, "Description").inputValue()).toMatch(/^Hi \{user\.display\}<t:\d+:R>!$/);
    await expect.poll(() => preview(page).innerText()).toContain("Hi Marina");
    // A brace alone is a brace: Enter and Tab keep their meaning.
    await box(page, "Description").fill("");
    await box(page, "Description").pressSequentially("if (a) {");
    await page.getByRole("option", { name: /user\.name/ }).waitFor();
    await box(page, "Description").press("Enter");
    expect(await box(page, "Description").inputValue()).toBe("if (a) {\n");
  });

  it("Ctrl+B and a pasted address mark the selected words, each as a step to undo", async () => {
    const { page } = await openPage();
    await visit(page, "/embed");
    const description = box(page, "Description");
    await description.fill("read the rules");
    await description.press("End");
    for (const _ of "rules") await description.press("Shift+ArrowLeft");
    await description.press("Control+b");
    expect(await description.inputValue()).toBe("read the **rules**");
    await description.evaluate((area) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "https://haven.test/rules");
      const event = { clipboardData, bubbles: true, cancelable: true };
      area.dispatchEvent(new ClipboardEvent("paste", event));
    });
    const linked = "read the **[rules](https://haven.test/rules)**";
    expect(await description.inputValue()).toBe(linked);
    await description.press("Control+z");
    expect(await description.inputValue()).toBe("read the **rules**");
    await description.press("Control+z");
    expect(await description.inputValue()).toBe("read the rules");
  });

  it("a check names the mistake, leads to the character, and fixes it", async () => {
    const { page } = await openPage();
    await visit(page, "/embed");
    await box(page, "Title").fill("Hello {user.name");
    const check = page.getByRole("button", { name: /^Error: Title, character 7/ });
    await check.click();
    const invalid = page.locator("[aria-invalid=true]");
    expect(await invalid.getAttribute("id")).toBe(await box(page, "Title").getAttribute("id"));
    const range = await box(page, "Title").evaluate((input) =>
      input instanceof HTMLInputElement ? [input.selectionStart, input.selectionEnd] : [],
    );
    expect(range).toEqual([6, 16]);
    await press(page, "Add “}”");
    expect(await box(page, "Title").inputValue()).toBe("Hello {user.name}");
    await page.getByText("Ready to send.").waitFor();
    await invalid.waitFor({ state: "detached" });
  });

  it("the preview hides a picture that cannot be loaded", async () => {
    const { page } = await openPage();
    await page.route("https://pictures.test/**", (route) =>
      route.request().url().endsWith("good.svg")
        ? route.fulfill({
            contentType: "image/svg+xml",
            body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
          })
        : route.abort(),
    );
    await visit(page, "/embed");
    await box(page, "Image URL").fill("https://pictures.test/good.svg");
    await preview(page).locator("img").waitFor();
    await box(page, "Image URL").fill("https://pictures.test/bad.png");
    await expect.poll(() => preview(page).locator("img").count()).toBe(0);
  });
});

describe("importing", () => {
  it("the import accepts code and JSON, and refuses anything else with the exact message", async () => {
    const { page, complaints } = await openPage(PHONE);
    await visit(page, "/embed");
    await importCode(page, "hello");
    await toast(
      page,
      "Import failed",
      "Invalid embed code format. Please check your input and try again.",
    );
    const reads = page.getByRole("dialog").getByText("Import reads embed code");
    await reads.waitFor();
    await page.getByRole("textbox", { name: "Paste the code" }).fill('{"a":1}');
    await reads.waitFor({ state: "hidden" });
    await page.keyboard.press("Control+Enter");
    await reads.waitFor();
    await expect
      .poll(() => covered(page.getByRole("button", { name: "Close", exact: true })))
      .toBe(false);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.keyboard.press("Escape");
    await importCode(page, "{embed}$v{title: A & B}$v{delete: 5}");
    await toast(page, "Import successful", "The embed code has been imported successfully.");
    expect(await box(page, "Title").inputValue()).toBe("A & B");
    await codeIs(page, "{embed}$v{title: A & B}$v{delete: 5}");
    await page.setViewportSize(PHONE);
    // Names losses before replacing anything; consent is one step to undo. By keys alone.
    const dialog = page.getByRole("dialog");
    await dialog.waitFor({ state: "hidden" });
    const pasted = dialog.getByRole("textbox", { name: "Paste the code" });
    await page.getByRole("button", { name: "More", exact: true }).press("Enter");
    await page.getByRole("button", { name: "Import", exact: true }).press("Enter");
    await expect.poll(() => isFocused(pasted)).toBe(true);
    await page.keyboard.insertText('{"embeds":[{"title":"J"},{"title":"K"}]}');
    // The help about links is between the text and its button.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await dialog.getByText("1 further embed").waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => isFocused(pasted)).toBe(true);
    expect(await box(page, "Title").inputValue()).toBe("A & B");
    await page.keyboard.press("Control+Enter");
    await dialog.getByText("1 further embed").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    expect(await box(page, "Title").inputValue()).toBe("J");
    await page.keyboard.press("Control+z");
    expect(await box(page, "Title").inputValue()).toBe("A & B");
    // A message link: nobody can be asked, but the bot's own command is named.
    await importCode(page, "https://discord.com/channels/1/2/3");
    await dialog.getByText("A website can't read a message").waitFor();
    await dialog.getByText(";copyembed").waitFor();
    // A click outside the dialog keeps the pasted text.
    await page.mouse.click(5, 5);
    await dialog.waitFor({ state: "hidden" });
    await openImport(page);
    expect(await pasted.inputValue()).toBe("https://discord.com/channels/1/2/3");
    await pasted.fill('{"components":[{"type":17,"components":[{"type":10,"content":"# V2"}]}]}');
    await page.keyboard.press("Control+Enter");
    await expect.poll(() => box(page, "Title").inputValue()).toBe("V2");
    expect(complaints).toEqual([]);
  });

  it("shows another bot's variables with this one's, and translates them on request", async () => {
    const { page, complaints } = await openPage();
    await visit(page, "/embed");
    const dialog = page.getByRole("dialog");
    const greeting = "{embed}$v{title: Hi {username} of {server}, see {channel}}";
    await importCode(page, greeting);
    await dialog.getByRole("heading", { name: "Variables of another bot" }).waitFor();
    expect((await dialog.getByRole("listitem").allInnerTexts()).join(" ")).toMatch(
      /\{username\}\s+\{user\.name\}\s+\{server\}\s+\{guild\.name\}\s+\{channel\}/,
    );
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Import translated" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(await box(page, "Title").inputValue()).toBe(
      "Hi {user.name} of {guild.name}, see {channel}",
    );
    await importCode(page, greeting);
    await dialog.getByRole("button", { name: "Import as it is" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(await box(page, "Title").inputValue()).toBe("Hi {username} of {server}, see {channel}");
    expect(complaints).toEqual([]);
  });
});

describe("undo", () => {
  it("undo and redo work by keys, and typing is one step", async () => {
    const { page } = await openPage({ hasClock: true });
    await visit(page, "/embed");
    await stopPauses(page);
    await box(page, "Title").pressSequentially("abc");
    await press(page, "Add field");
    await page.keyboard.press("Control+z");
    await expect.poll(() => page.getByRole("listitem", { name: "Field 1" }).count()).toBe(0);
    await box(page, "Title").press("Control+z");
    expect(await box(page, "Title").inputValue()).toBe("");
    await box(page, "Title").press("Control+y");
    expect(await box(page, "Title").inputValue()).toBe("abc");
    await box(page, "Title").press("Control+Shift+z");
    await expect.poll(() => page.getByRole("listitem", { name: "Field 1" }).count()).toBe(1);
    // Typed text survives its deletion, and the caret is behind it.
    await box(page, "Title").press("Control+a");
    await box(page, "Title").press("Delete");
    await box(page, "Description").press("Control+z");
    expect(await box(page, "Title").inputValue()).toBe("abc");
    expect(
      await page.evaluate(() => {
        const input = document.activeElement;
        return input instanceof HTMLInputElement ? [input.id, input.selectionStart] : null;
      }),
    ).toEqual(["embed-title", 3]);
  });
});

describe("order", () => {
  async function threeFields(page: Page): Promise<void> {
    await visit(page, "/embed");
    const fields = "{embed}$v{field: a && 1}$v{field: b && 2}$v{field: c && 3}";
    await importCode(page, fields);
    await page.getByRole("listitem", { name: "Field 3" }).waitFor();
    // Checks and code follow, and may change the height of rows.
    await codeIs(page, fields);
  }
  const names = (page: Page) =>
    page
      .getByRole("textbox", { name: /^Field \d name$/ })
      .evaluateAll((inputs) =>
        inputs.map((input) => (input instanceof HTMLInputElement ? input.value : "")).join(""),
      );
  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

  it("the order of fields changes by keyboard, and the focus follows", async () => {
    const { page } = await openPage();
    await threeFields(page);
    await page.getByRole("button", { name: "Move Field 1 down" }).focus();
    await page.keyboard.press("Enter");
    expect(await names(page)).toBe("bac");
    expect(await focused(page)).toBe("Move Field 2 down");
    await page.keyboard.press("Enter");
    expect(await names(page)).toBe("bca");
    expect(await focused(page)).toBe("Move Field 3 up");
    await page.getByRole("button", { name: "Duplicate Field 1" }).press("Enter");
    expect(await names(page)).toBe("bbca");
    await page.getByRole("button", { name: "Remove Field 4" }).press("Enter");
    expect(await names(page)).toBe("bbc");
    expect(await focused(page)).toBe("Remove Field 3");
  });
});

describe("nothing is lost", () => {
  it("typed text survives a reload and a visit to another page", async () => {
    const { page } = await openPage();
    await visit(page, "/embed");
    await box(page, "Description").fill("long work");
    await page.reload();
    await expect.poll(() => box(page, "Description").inputValue()).toBe("long work");
    await page.getByRole("link", { name: "Commands" }).first().click();
    await page.waitForURL("**/commands");
    await page.goBack();
    await expect.poll(() => box(page, "Description").inputValue()).toBe("long work");
  });

  it("the draft of a closed tab is offered at the next visit", async () => {
    const { page } = await openPage();
    await visit(page, "/embed");
    await box(page, "Title").fill("left behind");
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("embed-drafts")))
      .toContain("left behind");
    const next = await page.context().newPage();
    // While its tab is open, a draft is not left behind.
    await visit(next, "/embed");
    expect(await next.getByRole("button", { name: "Restore" }).count()).toBe(0);
    await page.close();
    await visit(next, "/embed");
    await press(next, "Discard");
    const putBack = next
      .getByRole("region", { name: "Unfinished embed discarded." })
      .getByRole("button", { name: "Undo" });
    await expect.poll(() => isFocused(putBack)).toBe(true);
    await next.keyboard.press("Enter");
    await press(next, "Restore");
    await expect.poll(() => box(next, "Title").inputValue()).toBe("left behind");
  });

  it("F39: without storage space for drafts the builder says so and offers a file", async () => {
    const { page } = await openPage();
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await visit(page, "/embed");
    await box(page, "Title").fill("homeless");
    const notice = page.getByRole("alert").getByText("store this draft");
    await notice.waitFor();
    await press(page, "Drafts");
    await page.getByRole("textbox", { name: "Name of the draft" }).fill("Welcome");
    await press(page, "Save draft");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("store this draft").first().waitFor();
    expect(await page.getByText("Draft saved").count()).toBe(0);
    await dialog.getByRole("button", { name: "Open Welcome" }).waitFor();
    const file = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Save as file" }).click();
    expect((await file).suggestedFilename()).toBe("Welcome.txt");
    expect(await text(await (await file).createReadStream())).toBe(
      "{embed}$v{title: homeless}$v{color: #729bb0}",
    );
  });

  it("a draft is saved under a name, opened again, and kept where its deletion is taken back", async () => {
    const { page } = await openPage();
    await visit(page, "/embed");
    await box(page, "Title").fill("mine");
    await press(page, "Drafts");
    await page.getByRole("textbox", { name: "Name of the draft" }).fill("Welcome");
    await press(page, "Save draft");
    await toast(page, "Draft saved");
    await page.keyboard.press("Escape");
    await press(page, "Clear");
    await press(page, "Drafts");
    await press(page, "Open Welcome");
    await expect.poll(() => box(page, "Title").inputValue()).toBe("mine");
    await press(page, "Drafts");
    await press(page, "Delete Welcome");
    await page.getByRole("dialog").getByText("“Welcome” deleted.").waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Open Welcome" }).waitFor();
  });
});

describe("a link", () => {
  it("T33: a link contains the embed, whose pictures load only after consent", async () => {
    const { page, complaints } = await openPage();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith("http://localhost")) asked.push(request.url());
    });
    await page.route("https://tracker.test/**", (route) => route.abort());
    const hostile =
      "{embed}$v{title: hi}$v{image: https://tracker.test/x.png}$v{content: <:x:204000000000000003>}" +
      "$v{thumbnail: javascript:alert(1)}$v{url: javascript:alert(1)}";
    await visit(page, `/embed${plainHash(hostile)}`);
    await expect.poll(() => box(page, "Title").inputValue()).toBe("hi");
    await preview(page).getByText("hi", { exact: true }).waitFor();
    expect(asked).toEqual([]);
    expect(await preview(page).locator("a, img").count()).toBe(0);
    expect(complaints).toEqual([]);
    await press(page, "Show pictures");
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  it("a link made by Share opens for others without replacing their own draft", async () => {
    const { page } = await openPage();
    await visit(page, "/embed");
    await box(page, "Title").fill("shared");
    await press(page, "Share");
    await page.getByRole("button", { name: "Copy link" }).click();
    await toast(page, "Copied to clipboard");
    const link = await clipboard(page);
    expect(link).toContain("/embed#embed=1");
    await page.keyboard.press("Escape");
    await box(page, "Title").fill("own work");
    await page.goto("about:blank");
    await page.goto(link);
    await hydrated(page);
    await expect.poll(() => box(page, "Title").inputValue()).toBe("shared");
    await press(page, "Restore");
    await expect.poll(() => box(page, "Title").inputValue()).toBe("own work");
    await expect.poll(() => new URL(page.url()).hash).toBe("");
  });

  it("the JSON of Share comes with the names of what JSON cannot hold", async () => {
    const { page } = await openPage();
    const code = "{embed}$v{title: Go}$v{button: Rules && danger}";
    await visit(page, `/embed${plainHash(code)}`);
    await box(page, "Button 1 label").waitFor();
    await press(page, "Share");
    const dialog = page.getByRole("dialog");
    const json = await dialog.getByRole("textbox", { name: "Message JSON" }).inputValue();
    expect(json).toContain('"custom_id": "button-1"');
    await dialog.getByText(/^JSON can't hold: what buttons without a link do/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe("for everybody", () => {
  it("at 360 px editor and preview are tabs, wider they are groups with the same names, and nothing scrolls sideways", async () => {
    const narrow = { width: 360, height: 780 };
    const { page } = await openPage(narrow);
    await visit(page, "/embed");
    await page.getByRole("tabpanel", { name: "Editor" }).waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const name of ["Editor", "Preview"]) {
      await page.getByRole("group", { name, exact: true }).waitFor();
    }
    expect(await page.getByRole("tabpanel").count()).toBe(0);
    await resize(page, narrow);
    await page.getByRole("tabpanel", { name: "Editor" }).waitFor();
    await importCode(
      page,
      `{embed}$v{title: ${"wide".repeat(40)}}$v{field: a && b}$v{button: x && red}`,
    );
    await box(page, "Field 1 name").waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await preview(page).isVisible()).toBe(false);
    // A toast makes room for what stays below the top bar.
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    await page
      .getByRole("button", { name: "Copy", exact: true })
      .evaluate((button: HTMLElement) => button.click());
    await toast(page, "Copied to clipboard");
    await expect.poll(() => covered(page.getByRole("tab", { name: "Preview" }))).toBe(false);
    await page.getByRole("tab", { name: "Editor" }).press("ArrowRight");
    await preview(page).waitFor();
    expect(await box(page, "Title").isVisible()).toBe(false);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
  });

  it("a filled builder has no accessibility finding", async () => {
    const { page } = await openPage();
    await visit(page, "/embed");
    await importCode(
      page,
      "{embed}$v{title: ||a|| $v b}$v{field: a && }$v{button: x && red}$v{color: nope}",
    );
    await box(page, "Field 1 name").waitFor();
    await box(page, "Title").press("End");
    await box(page, "Title").pressSequentially("{");
    await page.getByRole("listbox", { name: "Variables" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it("without script the page leads to the templates", async () => {
    const { page } = await openPage({ javaScript: false });
    await page.goto("/embed");
    // By its element, as searches by role pass over this one.
    await page.locator("noscript a").click();
    await page.waitForURL("**/templates");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Embed Templates");
  });
});
