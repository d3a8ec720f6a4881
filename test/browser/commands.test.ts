import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { PAGE_SIZE } from "../../app/commands/search.ts";
import {
  axeFindings,
  clipboard,
  holdRequests,
  hydrated,
  isFocused,
  openPage,
  PHONE,
  scrollsSideways,
  signInAs,
  SITE,
  visit,
  still,
} from "../support/browser.ts";

const cards = (page: Page) => page.getByRole("list", { name: "Commands" }).getByRole("listitem");
const names = (page: Page) => cards(page).getByRole("heading").allTextContents();
const search = (page: Page) => page.getByRole("searchbox", { name: "Search commands..." });
const count = (page: Page) => page.getByRole("status").filter({ hasText: /^\d+ commands?$/ });

async function choose(page: Page, from: string, group: string): Promise<void> {
  await page.getByRole("button", { name: `Category: ${from}` }).click();
  await page.getByRole("link", { name: new RegExp(`^${group} ?\\d+$`) }).click();
}

describe("the permission lens", () => {
  it("marks every card by a role's permissions, works by keyboard on a phone, and is in the address", async () => {
    const { page, complaints } = await openPage(PHONE);
    await visit(page, "/commands/moderation");
    const all = await cards(page).count();
    const marks = (kind: string) => page.locator(`[data-lens=${kind}]`);
    expect(await marks("can").or(marks("missing")).count()).toBe(0);
    const head = page.locator("summary", { hasText: "Prefix and role" });
    await head.focus();
    await page.keyboard.press("Enter");
    const integer = page.getByRole("textbox", { name: "Permission integer" });
    await integer.waitFor();
    const height = (await head.boundingBox())?.height;
    await page.keyboard.press("Tab");
    expect(await isFocused(page.getByLabel("Prefix"))).toBe(true);
    await page.keyboard.press("Tab");
    expect(await isFocused(integer)).toBe(true);
    await page.keyboard.type("4x");
    await page.getByText("A permission integer has digits only").waitFor();
    await page.keyboard.press("Backspace");
    await page.waitForURL("**/commands/moderation?p=4");
    await page.getByText("Can run").first().waitFor();
    // Its counts move nothing.
    await head.getByText("can run").waitFor();
    expect((await head.boundingBox())?.height).toBe(height);
    // Marks alone narrow nothing.
    expect(await cards(page).count()).toBe(all);
    const ban = cards(page).filter({
      has: page.getByRole("heading", { name: "ban", exact: true }),
    });
    const kick = cards(page).filter({
      has: page.getByRole("heading", { name: "kick", exact: true }),
    });
    expect(await ban.locator("[data-lens]").textContent()).toBe("Can run");
    expect(await kick.locator("[data-lens]").textContent()).toBe("Missing: Kick Members");
    await page.getByRole("checkbox", { name: "Kick Members" }).press("Space");
    expect(await integer.inputValue()).toBe("6");
    await expect.poll(() => kick.locator("[data-lens]").textContent()).toBe("Can run");
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
    await page
      .getByRole("checkbox", { name: "Only these commands the role can run" })
      .press("Space");
    await expect.poll(() => cards(page).count()).toBe(await marks("can").count());
    expect(await cards(page).count()).toBeLessThan(all);
    // Everybody who opens the address has the lens, and a search keeps it.
    await visit(page, "/commands/moderation?p=8");
    await page.getByText("Can run").first().waitFor();
    expect(await marks("missing").count()).toBe(0);
    await search(page).fill("ban");
    await page.waitForURL("**/commands/moderation?q=ban&p=8");
    expect(complaints).toEqual([]);
  });
});

it("text typed before the page's scripts is searched once they run", async () => {
  const { page, complaints } = await openPage({ isFirstVisit: true });
  const release = await holdRequests(page, /\/assets\/[^/]+\.js/);
  await page.goto("/commands/moderation", { waitUntil: "commit" });
  await search(page).pressSequentially(";Mute");
  release();
  await page.waitForURL(({ searchParams }) => searchParams.get("q") === ";Mute");
  await expect.poll(async () => (await names(page))[0]).toBe("mute");
  expect(await names(page)).not.toContain("ban");
  expect(await search(page).inputValue()).toBe(";Mute");
  expect(complaints).toEqual([]);
});

it("draws more cards near the end of the list, keeps the focus, and starts again in another view", async () => {
  const { page, complaints } = await openPage();
  await visit(page, "/commands?c=wouldyourather");
  expect(await cards(page).first().getByRole("heading").textContent()).toBe("wouldyourather");
  expect(await cards(page).count()).toBe(PAGE_SIZE);
  const copy = page.getByRole("button", { name: "Copy usage of 8ball", exact: true });
  await copy.focus();
  await page.getByRole("button", { name: "Show more" }).scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(2 * PAGE_SIZE);
  expect(await isFocused(copy)).toBe(true);
  await search(page).fill("e");
  await expect.poll(() => cards(page).count()).toBe(PAGE_SIZE);
  expect(complaints).toEqual([]);
});

it("lets keys pass the list, and puts them on the first new card where they ask for more", async () => {
  const { page, complaints } = await openPage();
  await visit(page, "/commands");
  const more = page.getByRole("button", { name: "Show more" });
  await cards(page).first().getByRole("button").focus();
  await page.keyboard.press("Tab");
  expect(await isFocused(more)).toBe(true);
  await page.keyboard.press("Tab");
  expect(await isFocused(page.getByRole("contentinfo").getByRole("link").first())).toBe(true);
  expect(await cards(page).count()).toBe(PAGE_SIZE);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  expect(await isFocused(cards(page).nth(PAGE_SIZE))).toBe(true);
  await page.getByRole("status").getByText("Showing 480 of ").waitFor({ state: "attached" });
  expect(complaints).toEqual([]);
});

it("shows six commands on a phone, with what they need and how they are written", async () => {
  const { page } = await openPage({ width: 390, height: 844 });
  await visit(page, "/commands/moderation");
  const list = page.getByRole("list", { name: "Commands" });
  await list.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 130));
  const bottom = await cards(page)
    .nth(5)
    .evaluate((card) => card.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(844);
  await cards(page).first().getByText("Moderation").waitFor();
});

describe("searching commands", () => {
  it("finds commands by name or description, marks and counts them, and makes no request", async () => {
    const { page, complaints } = await openPage();
    await visit(page, "/commands");
    const requests: string[] = [];
    page.on("request", (request) => {
      const isScript = new URL(request.url()).pathname.startsWith("/assets/");
      if (request.resourceType() === "fetch" && !isScript) requests.push(request.url());
    });
    await search(page).pressSequentially("purge");
    await page.waitForURL("**/commands?q=purge");
    // The list follows the typing with lower priority: before, it may be that of "purg".
    await cards(page)
      .locator("mark", { hasText: /^purge$/i })
      .first()
      .waitFor();
    await expect.poll(() => cards(page).filter({ hasNotText: /purge/i }).count()).toBe(0);
    const texts = await cards(page).allTextContents();
    expect(texts.length).toBeGreaterThan(0);
    expect(await cards(page).locator("mark").first().textContent()).toMatch(/^purge$/i);
    expect(await count(page).textContent()).toBe(`${texts.length} commands`);
    expect(requests).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("F40: survives a sign-in", async () => {
    const { page } = await openPage();
    await visit(page, "/commands");
    await search(page).fill("purge");
    await page.waitForURL("**/commands?q=purge");
    await page.getByRole("link", { name: "Login with Discord" }).click();
    await page.getByRole("button", { name: /^Continue as .* \(Visitor\)$/ }).click();
    await page.waitForURL("**/commands?q=purge");
    await hydrated(page);
    expect(await search(page).inputValue()).toBe("purge");
  });

  it("loses no letter of fast typing, and adds one history entry", async () => {
    const { page } = await openPage();
    await visit(page, "/premium");
    await visit(page, "/commands");
    const text = "removes every role a member";
    await search(page).pressSequentially(text, { delay: 35 });
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(text);
    expect(await search(page).inputValue()).toBe(text);
    await page.goBack();
    await page.waitForURL("**/premium");
  });
});

/** Holds timers of 200 ms, including the typed text's; each runs with the next history entry. */
async function holdTypingTimer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held = new Map<number, () => void>();
    let last = 0;
    const start = window.setTimeout.bind(window);
    const stop = window.clearTimeout.bind(window);
    const push = window.history.pushState.bind(window.history);
    function runHeld() {
      for (const [id, run] of held) {
        held.delete(id);
        run();
      }
    }
    Reflect.set(window, "runHeld", runHeld);
    Reflect.set(window, "setTimeout", (run: () => void, ms?: number, ...rest: unknown[]) => {
      if (ms !== 200) return start(run, ms, ...rest);
      last -= 1;
      held.set(last, run);
      return last;
    });
    Reflect.set(window, "clearTimeout", (id?: number) => {
      if (id === undefined || !held.delete(id)) stop(id);
    });
    window.history.pushState = (...entry) => {
      push(...entry);
      runHeld();
    };
  });
}

it("a search that finds nothing says so and suggests the name that was meant, whose link leads to its own page before typing is in the address", async () => {
  const { page } = await openPage();
  await holdTypingTimer(page);
  await visit(page, "/commands");
  await search(page).fill("kcik");
  await page.getByRole("heading", { name: "No commands found matching your criteria." }).waitFor();
  await page.getByRole("link", { name: "kick", exact: true }).click();
  const linked = page.locator("li[aria-current]");
  expect(await linked.getByRole("heading").textContent()).toBe("kick");
  await page.evaluate(() => (Reflect.get(window, "runHeld") as () => void)());
  expect(page.url()).toBe(`${SITE}/commands/moderation?c=kick`);
  expect(await search(page).inputValue()).toBe("");
  await expect.poll(() => inSight(page)).toBe(true);
});

function inSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const box = document.querySelector("li[aria-current]")?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
  });
}

describe("categories", () => {
  it("follow the address and change it, and keep the search text on back and forward", async () => {
    const { page, complaints } = await openPage();
    await visit(page, "/commands");
    await search(page).fill("role");
    await page.waitForURL("**/commands?q=role");
    await choose(page, "All Commands", "Utility");
    await page.waitForURL("**/commands/utility?q=role");
    await expect.poll(() => page.title()).toBe("Haven - Utility Commands");
    await choose(page, "Utility", "Moderation");
    await page.waitForURL("**/commands/moderation?q=role");
    await page.goBack();
    await page.getByRole("button", { name: "Category: Utility" }).waitFor();
    expect(await search(page).inputValue()).toBe("role");
    await page.goBack();
    await page.getByRole("button", { name: "Category: All Commands" }).waitFor();
    await choose(page, "All Commands", "Fun");
    await choose(page, "Fun", "All Commands");
    await page.waitForURL("**/commands?q=role");
    expect(complaints).toEqual([]);
  });
});

describe("a card", () => {
  it("copies its usage with the visitor's prefix, which stays after a reload", async () => {
    const { page } = await openPage();
    await visit(page, "/commands/moderation");
    const copy = page.getByRole("button", { name: "Copy usage of ban", exact: true });
    await copy.click();
    await expect.poll(() => clipboard(page)).toMatch(/^;ban <member>/);
    await page.locator("summary", { hasText: "Prefix" }).click();
    await page.getByLabel("Prefix").fill("h!toolong");
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.getByLabel("Prefix").inputValue()).toBe("h!too");
    await copy.click();
    await expect.poll(() => clipboard(page)).toMatch(/^h!tooban <member>/);
  });

  it("has its name as a link, which copies its own address", async () => {
    const { page } = await openPage();
    await visit(page, "/commands?q=unban");
    await page.getByRole("link", { name: "unban", exact: true }).click();
    await expect.poll(() => clipboard(page)).toBe(`${SITE}/commands/moderation?c=unban`);
    await page.waitForURL("**/commands?q=unban&c=unban");
  });
});

describe("the keyboard", () => {
  it("reaches search by /, cards by arrows, copies by Enter and clears by Escape", async () => {
    const { page } = await openPage();
    await visit(page, "/commands/moderation");
    const all = await names(page);
    const focused = () =>
      page.evaluate(() => document.activeElement?.querySelector("h2")?.textContent);
    await page.keyboard.press("/");
    expect(await search(page).evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await search(page).inputValue()).toBe("");
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toBe(all[0]);
    await page.keyboard.press("ArrowRight");
    expect(await focused()).toBe(all[1]);
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toBe(all[4]);
    await page.keyboard.press("Enter");
    await expect.poll(() => clipboard(page)).toContain(`;${all[4]}`);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    expect(await search(page).evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.type("ban");
    await page.waitForURL("**/commands/moderation?q=ban");
    // The first card may leave with the rest of those that do not match.
    await expect.poll(async () => (await names(page))[0]).toBe("ban");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await page.waitForURL("**/commands/moderation");
    expect(await search(page).inputValue()).toBe("");
  });

  it("has one tab stop in the list: Tab moves through a card's controls and out", async () => {
    const { page } = await openPage();
    await visit(page, "/commands/moderation");
    expect(await page.locator("li[tabindex='0']").count()).toBe(1);
    await page.locator("li[tabindex='0']").focus();
    for (const role of ["link", "button"] as const) {
      await page.keyboard.press("Tab");
      expect(await isFocused(cards(page).first().getByRole(role))).toBe(true);
    }
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("li[tabindex]"))).toBeNull();
  });
});

it("the category menu hangs below its button, no narrower and not over the whole page", async () => {
  const { page } = await openPage();
  await visit(page, "/commands");
  const button = page.getByRole("button", { name: "Category: All Commands" });
  await button.click();
  const opened = page
    .locator("[popover]")
    .filter({ has: page.getByRole("navigation", { name: "Categories" }) });
  await still(opened);
  const menu = await opened.boundingBox();
  const above = await button.boundingBox();
  if (!menu || !above) throw new Error("The menu or its button is not shown.");
  expect(menu.y).toBeGreaterThanOrEqual(above.y + above.height);
  expect(menu.x + menu.width).toBeCloseTo(above.x + above.width, 0);
  expect(menu.width).toBeGreaterThanOrEqual(above.width);
  expect(menu.width).toBeLessThan(2 * above.width);
});

it("without script the form searches within the category and the dropdown opens", async () => {
  const { page } = await openPage({ javaScript: false });
  await page.goto("/commands/moderation");
  await search(page).fill("ban");
  await search(page).press("Enter");
  await page.waitForURL("**/commands/moderation?q=ban");
  expect(await names(page)).toContain("ban");
  await choose(page, "Moderation", "All Commands");
  await page.waitForURL("**/commands?q=ban");
});

it("nine placeholders are at the places of the cards while the list loads", async () => {
  const { page, complaints } = await openPage();
  await visit(page, "/features/automod");
  const letGo = await holdRequests(page, /\/commands\.data/);
  await page.getByRole("main").locator('a[href^="/commands"]').first().click();
  await expect.poll(() => page.locator("[data-skeleton]").count()).toBe(9);
  letGo();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(9);
  expect(await page.locator("[data-skeleton]").count()).toBe(0);
  expect(complaints).toEqual([]);
});

describe("the staff list", () => {
  it("searches and filters by rank, and clears both", async () => {
    const { page, complaints } = await openPage();
    await signInAs(page, "Supporter", "/staff/commands");
    complaints.splice(0); // The simulated platform's own.
    expect(await page.title()).toBe("Haven - Staff Commands");
    await page.getByRole("button", { name: "Category: All Commands" }).click();
    const items = await page
      .getByRole("navigation", { name: "Categories" })
      .getByRole("link")
      .allTextContents();
    expect(items.map((item) => item.replace(/\d+$/, ""))).toEqual([
      "All Commands",
      "Supporter",
      "Moderator",
      "Manager",
      "Developer",
    ]);
    await page.getByRole("link", { name: /^Developer/ }).click();
    await page.waitForURL("**/staff/commands?category=developer");
    // The router writes the address before drawing the page.
    await page.getByRole("button", { name: "Category: Developer" }).waitFor();
    expect((await names(page)).some((name) => name.startsWith("jishaku"))).toBe(true);
    await search(page).fill("no such thing");
    await page.getByRole("heading", { name: "No Commands Found" }).waitFor();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await page.waitForURL("**/staff/commands");
    await page.getByRole("button", { name: "Category: All Commands" }).waitFor();
    expect(await search(page).inputValue()).toBe("");
    expect(complaints).toEqual([]);
  });
});
