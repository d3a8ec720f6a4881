import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import {
  accountMenu,
  axeFindings,
  hydrated,
  logOut,
  openAs,
  openPage,
  ownId,
  PHONE,
  RECONNECTING,
  resize,
  scrollsSideways,
  visit,
  WIDE,
  type Rank,
} from "../support/browser.ts";
import { ownSite } from "../support/own-site.ts";
import { workerError } from "../support/worker-error.ts";
import type { ErrorCode } from "../../app/contract/error-codes.ts";

const LISTS = {
  user: "/blacklist/user/users",
  command: "/blacklist/user/commands",
  cog: "/blacklist/user/cogs",
} as const;
/** Far from UTC, and on another day. */
const TOKYO = "Asia/Tokyo";
const SINCE = Date.UTC(2026, 4, 30, 20) / 1000;

/** Whom the bot blocks. Fixed, because isolates share lists for half a minute. */
const BLOCKED: readonly [rank: Rank, list: keyof typeof LISTS, row: object][] = [
  ["Visitor", "user", { duration: 400 * 86_400 * 1000 }],
  ["Visitor", "command", { command: "play", duration: 0 }],
  ["Visitor", "cog", { cog: "Economy", duration: null }],
  ["Supporter", "command", { command: "play", duration: 0 }],
  ["Developer", "user", { duration: 0 }],
  ["Developer", "user", { duration: 60 }],
];

/** Its own site, as people may look only a few times an hour, with these lists. */
const site = ownSite();
beforeAll(async () => {
  const ids = new Map<Rank, string>();
  for (const rank of ["Visitor", "Supporter", "Developer"] as const) {
    ids.set(rank, await ownId((await openAs(rank, null, { site: site().origin })).page));
  }
  const common = { moderator_id: "300000000000000003", timestamp: SINCE, reason: "by Oleg" };
  for (const [list, path] of Object.entries(LISTS)) {
    const rows = BLOCKED.filter(([, of]) => of === list).map(([rank, , row]) =>
      Object.assign({ user_id: ids.get(rank) }, common, row),
    );
    site().world.faults.set({ path, body: JSON.stringify(rows) });
  }
});

const look = (page: Page) => page.getByRole("button", { name: "Check" }).click();
const main = (page: Page) => page.getByRole("main");

/** Nothing is found on the page, on a wide screen and then on the phone. */
async function expectNoFaults(page: Page, complaints: string[]): Promise<void> {
  for (const size of [WIDE, PHONE]) {
    await resize(page, size);
    const found = [await scrollsSideways(page), await axeFindings(page), complaints];
    expect(found, `${size.width} px`).toEqual([false, [], []]);
  }
}

describe("a person with a sanction", () => {
  it("follows its link, signs in, looks, and reads what blocks them by their own clock", async () => {
    const { page, complaints } = await openPage({ site: site().origin, timezone: TOKYO, ...PHONE });
    await visit(page, "/me/standing");
    expect(await page.title()).toBe("Haven - Your standing");
    await main(page).getByRole("link", { name: "Login with Discord" }).click();
    await page.getByRole("button", { name: /\(Visitor\)$/ }).click();
    await page.waitForURL(`${site().origin}/me/standing`);
    await hydrated(page);
    const cards = main(page).locator("li:has(h2)");
    await expect.poll(() => cards.count()).toBe(3);
    expect(await cards.locator("h2").allTextContents()).toEqual([
      "You can't use Haven",
      "You can't use play",
      "You can't use Economy",
    ]);
    expect(await cards.nth(0).locator("dd").first().textContent()).toBe("May 31, 2026, 05:00");
    expect(await cards.nth(1).locator("dd").last().textContent()).toBe("Permanent");
    expect(await cards.nth(2).locator("dd").last().textContent()).toBe("The bot doesn't say");
    expect(await main(page).textContent()).not.toContain("Oleg");
    await expectNoFaults(page, complaints);
  });
});

describe("the page about my standing", () => {
  it("asks the bot once a minute in a tab, and says kindly that nothing blocks me", async () => {
    const { page } = await openAs("Moderator", null, { site: site().origin });
    const asked: string[] = [];
    // One's own appeals are in the site's database.
    const isRead = (path: string) => path.startsWith("/api/me/") && path !== "/api/me/appeals";
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, "/me/standing");
    const answer = page.getByRole("heading", { name: "Nothing blocks you" });
    await answer.waitFor();
    await main(page).getByRole("link", { name: "Your servers" }).click();
    await page.waitForURL("**/me/servers");
    await page.goBack();
    await answer.waitFor();
    await page.reload();
    await hydrated(page);
    expect(asked.filter(isRead)).toEqual(["/api/me/standing"]);
    await look(page);
    await answer.waitFor();
    expect(asked.filter(isRead)).toHaveLength(2);
  });

  it("T31: hides everything at once when I sign out in another tab", async () => {
    const { page } = await openAs("Supporter", "/me/standing", { site: site().origin });
    const card = page.getByRole("heading", { name: "You can't use play" });
    await card.waitFor();
    const drafts = () => page.evaluate(() => localStorage.getItem("appeal-drafts"));
    await page.getByRole("button", { name: "Appeal", exact: true }).click();
    // The first field has the focus.
    await page.keyboard.type("Mine alone.");
    expect(await drafts()).toContain("Mine alone.");
    const other = await page.context().newPage();
    await visit(other, "/");
    await logOut(other);
    await page.getByText("You're signed out.").waitFor();
    expect([await card.count(), await drafts()]).toEqual([0, ""]);
  });

  it("says that the session is over when it has ended elsewhere", async () => {
    const { page } = await openAs("Visitor", null, { site: site().origin });
    // The page's first read would notice it before the press.
    const read = page.waitForResponse("**/api/me/appeals");
    await visit(page, "/me/standing");
    await read;
    await main(page).locator("li:has(h2)").first().waitFor();
    await page.context().clearCookies();
    await look(page);
    await page.getByText("You're signed out.").waitFor();
    expect(await page.getByRole("button", { name: "Check" }).count()).toBe(0);
  });

  it("has a heading for what an old sign-in keeps from me", async () => {
    const { page } = await openAs("Visitor", null, { site: site().origin });
    await page.route("**/api/me/appeals", (route) => route.fulfill(workerError("sign_in_again")));
    await visit(page, "/me/standing");
    const appeals = main(page).getByRole("region", { name: "Your appeals" });
    await appeals.getByRole("alert").getByRole("link", { name: "Sign in again" }).waitFor();
    expect(await appeals.getByRole("heading", { level: 2 }).count()).toBe(1);
  });

  it("sends one look for several presses, and says when the limit is reached", async () => {
    const { page } = await openAs("Visitor", null, { site: site().origin });
    let asked = 0;
    const pressedTwice = Promise.withResolvers<void>();
    await page.route("**/api/me/standing", async (route) => {
      asked += 1;
      await pressedTwice.promise;
      await route.fulfill(workerError("too_many", "You've checked several times"));
    });
    await visit(page, "/me/standing");
    await page.getByRole("button", { name: "Checking…" }).dblclick({ force: true });
    pressedTwice.resolve();
    await page.getByText("You've checked several times").waitFor();
    expect(asked).toBe(1);
  });
});

it("my standing claims nothing that could not be read, and says which lists", async () => {
  const { page } = await openAs("Supporter", "/me/standing", { site: site().origin });
  const fail = (...failed: string[]) =>
    page.route("**/api/me/standing", async (route) => {
      const { entries }: { entries: object[] } = await (await route.fetch(RECONNECTING)).json();
      await route.fulfill({ json: { entries: failed.length < 3 ? entries : [], failed } });
    });
  await page.getByRole("heading", { name: "You can't use play" }).waitFor();
  await fail("user", "user-command", "user-cog");
  await look(page);
  await page.getByRole("heading", { name: "We can't tell right now" }).waitFor();
  expect(await main(page).getByRole("heading", { name: "Nothing blocks you" }).count()).toBe(0);
  await fail("user");
  await look(page);
  await page.getByRole("heading", { name: "You can't use play" }).waitFor();
  const note = page
    .getByRole("alert")
    .filter({ hasText: "couldn't read everything about the whole bot" });
  expect(await note.isVisible()).toBe(true);
});

describe("the page about my data", () => {
  it("says what is kept and how much, and saves the same as a file", async () => {
    const { page, complaints } = await openAs("Developer", null, { site: site().origin, ...PHONE });
    const answers: string[] = [];
    page.on("response", async (response) => {
      if (response.url().endsWith("/api/me/data")) answers.push(await response.text());
    });
    await visit(page, "/me");
    // Results aren't requested twice.
    const link = page.getByRole("link", { name: "Download as a file" });
    for (const _ of ["while it looks, or after", "after"]) {
      const saved = page.waitForEvent("download");
      await link.click();
      const file = await saved;
      expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
      await expect.poll(() => answers.length).toBe(1);
      expect(await readFile(await file.path(), "utf8")).toBe(answers[0]);
    }
    const bars = main(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Sanctions", exact: true }) });
    await bars.getByText("2 records").waitFor();
    await expectNoFaults(page, complaints);
  });

  it("stays after an error; asks for a new sign-in after 12 hours", async () => {
    const { page } = await openAs("Visitor", null, { site: site().origin });
    const refuse = (code: ErrorCode, error?: string) =>
      page.route("**/api/me/data", (route) => route.fulfill(workerError(code, error)));
    await refuse("too_many", "You've checked several times");
    await visit(page, "/me");
    await page.getByRole("alert").getByText("You've checked several times").waitFor();
    await refuse("sign_in_again");
    await look(page);
    const again = page.getByRole("alert").getByRole("link", { name: "Sign in again" });
    expect(await again.getAttribute("href")).toBe("/api/auth/discord?returnTo=%2Fme");
  });

  it("is reached from the account menu, and the file comes without script, too", async () => {
    const { page } = await openAs("Visitor", "/", { site: site().origin });
    await accountMenu(page).click();
    await page.getByRole("link", { name: "Your data" }).click();
    await page.waitForURL(`${site().origin}/me`);
    const { page: plain } = await openAs("Visitor", null, {
      site: site().origin,
      javaScript: false,
    });
    await plain.goto("/me");
    const saved = plain.waitForEvent("download");
    await plain.getByRole("link", { name: "Download as a file" }).click();
    const text = await readFile(await (await saved).path(), "utf8");
    expect(JSON.parse(text)).toMatchObject({ person: { id: await ownId(page) } });
  });
});
