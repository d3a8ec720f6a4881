import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  clipboard,
  holdRequests,
  hydrated,
  isFocused,
  openAs,
  openPage,
  PHONE,
  twoFrames,
  type Rank,
} from "../support/browser.ts";

/** Presses and typed text while a page waits for its scripts. */

interface Early {
  page: Page;
  complaints: string[];
  /** Lets the scripts come; none has run before. */
  release: () => Promise<void>;
}

async function openEarly(
  path: string,
  options: { width?: number; rank?: Rank } = {},
): Promise<Early> {
  const { rank, ...size } = options;
  const { page, complaints } = await (rank ? openAs(rank, null, size) : openPage(size));
  const letGo = await holdRequests(page, /\/assets\/[^/]+\.js/);
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  async function release() {
    expect(await page.evaluate(() => Object.keys(document.body).join())).not.toContain("__react");
    letGo();
    await hydrated(page);
  }
  return { page, complaints, release };
}

describe("before the scripts have run", () => {
  it("Import opens its dialog once they have, and what was typed stays", async () => {
    const { page, complaints, release } = await openEarly("/embed", PHONE);
    await page.locator("#embed-title").fill("Tide");
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await release();
    await page.getByRole("dialog").getByRole("textbox").first().waitFor();
    expect(await page.locator("#embed-title").inputValue()).toBe("Tide");
    expect(complaints).toEqual([]);
  });

  it.each([
    ["button", (page: Page) => page.locator("button[aria-keyshortcuts]").click()],
    ["keys", (page: Page) => page.keyboard.press("Control+k")],
  ])("the palette opens by its %s once they have", async (_, press) => {
    const { page, complaints, release } = await openEarly("/terms");
    await press(page);
    await release();
    await page.getByRole("dialog").getByRole("combobox").waitFor();
    expect(complaints).toEqual([]);
  });

  it("a copy button copies once they have", async () => {
    const { page, release } = await openEarly("/commands/moderation");
    await page.locator("[data-action=copy]").first().click();
    await release();
    await expect.poll(() => clipboard(page)).toMatch(/^;/);
  });

  it("menus open, and the login leads to the consent page", async () => {
    const { page } = await openEarly("/terms");
    await page.locator("[popovertarget=menu-features]").click();
    await page.locator("#menu-features a").first().waitFor();
    const login = page.getByRole("banner").locator('a[href^="/api/auth/discord"]').first();
    await login.click();
    const consent = page.getByRole("button", { name: /^Continue as/ });
    await expect.poll(() => consent.count()).toBeGreaterThan(0);
  });
});

const LANGUAGES = [
  { lang: "en", prefix: "", lens: "Prefix and role" },
  { lang: "de", prefix: "/de", lens: "Präfix und Rolle" },
] as const;

const PERSON = "234567890123456789";

describe.each(LANGUAGES)("before the scripts of $lang pages have run", (language) => {
  const { lang, prefix, lens } = language;

  async function expectPage(page: Page, address: string): Promise<void> {
    await page.waitForURL((url) => url.href === `${url.origin}${prefix}${address}`);
    expect(await page.locator("html").getAttribute("lang")).toBe(lang);
  }

  it("a range and a look-up lead to the status page", async () => {
    const range = await openEarly(`${prefix}/status`, PHONE);
    await range.page.locator("button[name=range][value='7d']").click();
    await expectPage(range.page, "/status?range=7d");
    const lookUp = await openEarly(`${prefix}/status`, PHONE);
    await lookUp.page.locator("input[name=server]").fill(PERSON);
    await lookUp.page.locator("input[name=server]").press("Enter");
    await expectPage(lookUp.page, `/status?server=${PERSON}`);
  });

  it("the key of the search focuses it, and searches lead to what they find", async () => {
    const commands = await openEarly(`${prefix}/commands`, PHONE);
    await commands.page.keyboard.press("/");
    expect(await isFocused(commands.page.getByRole("searchbox"))).toBe(true);
    await commands.page.keyboard.type("ban");
    await commands.page.keyboard.press("Enter");
    await expectPage(commands.page, "/commands?q=ban");
    const avatars = await openEarly(`${prefix}/avatars`, PHONE);
    await avatars.page.getByRole("searchbox").fill(PERSON);
    await avatars.page.getByRole("searchbox").press("Enter");
    await expectPage(avatars.page, `/avatars/${PERSON}`);
  });

  it("a chosen category, an opened help and a typed prefix count once they have", async () => {
    const templates = await openEarly(`${prefix}/templates`);
    await templates.page.locator("select[name=category]").selectOption("Jail");
    await templates.release();
    await expectPage(templates.page, "/templates?category=Jail");
    const { page, release, complaints } = await openEarly(`${prefix}/commands`);
    await page.locator("summary", { hasText: lens }).click();
    await page.locator("input[maxlength]").first().fill("h!");
    await release();
    await page.locator("summary code", { hasText: "h!" }).waitFor();
    await page.locator("details[open]", { hasText: lens }).getByRole("textbox").nth(1).waitFor();
    expect(complaints).toEqual([]);
  });
});

it("a form of the team that is sent early is checked once they have, and keeps what was typed", async () => {
  const path = "/staff/incidents?new=incident";
  const { page, release, complaints } = await openEarly(path, { rank: "Manager" });
  const [title, text] = ["Title", "Text"].map((name) =>
    page.getByRole("textbox", { name, exact: true }),
  );
  const impact = page.locator("select[name=impact]");
  await title?.fill("Tide");
  await impact.selectOption("critical");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await release();
  // The text alone is missing.
  await expect.poll(() => text && isFocused(text)).toBe(true);
  expect(await page.getByRole("alert").allInnerTexts()).toEqual([
    "Write a text of 1 to 3,000 characters.",
  ]);
  expect([await title?.inputValue(), await impact.inputValue()]).toEqual(["Tide", "critical"]);
  await page.getByText("Tide", { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe("?new=incident");
  expect(complaints).toEqual([]);
});

it("a double press counts once, and no press that React has seen is repeated", async () => {
  const { page, release } = await openEarly("/embed");
  for (let i = 0; i < 2; i += 1) await page.getByRole("button", { name: "Import" }).click();
  await release();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await page.evaluate(() => {
    Reflect.set(window, "clicks", 0);
    const count = () => Reflect.set(window, "clicks", Reflect.get(window, "clicks") + 1);
    window.addEventListener("click", count, true);
  });
  // It opens a part that React hydrates separately.
  await page.getByRole("button", { name: "Drafts", exact: true }).click();
  await dialog.waitFor();
  await twoFrames(page);
  expect(await page.evaluate(() => Reflect.get(window, "clicks"))).toBe(1);
});
