import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  accountMenu,
  breakDown,
  heal,
  holdRequests,
  hydrated,
  isFocused,
  openAs,
  openPage,
  scrollsSideways,
  staffPage,
  visit,
} from "../support/browser.ts";

/** Over the daily limit in the seed. */
const TRADER = "1002235910335522599";

describe("entering the staff area", () => {
  it("shows a loading state while the guard decides", async () => {
    const { page } = await openAs("Manager", "/team");
    const openArea = await holdRequests(page, /\/staff.*\.data/);
    await accountMenu(page).click();
    await page.getByRole("link", { name: "Staff Dashboard" }).click();
    await page.getByText("Opening the staff area").waitFor();
    openArea();
    await page.getByRole("heading", { name: "Staff Overview" }).waitFor();
    expect(await page.getByText("Opening the staff area").count()).toBe(0);
    const openList = await holdRequests(page, /\/staff\/blacklist.*\.data/);
    await page.getByText("Blacklist", { exact: true }).click();
    await page.getByRole("link", { name: "User", exact: true }).click();
    await page.locator("[data-progress=on]").waitFor({ state: "attached" });
    expect(await page.getByText("Opening the staff area").count()).toBe(0);
    openList();
    await page.getByText(/entries found/).waitFor();
  });

  it("opens the sidebar's section of the path, and on phones the menu by its button, with the keyboard", async () => {
    const { page } = await staffPage("/staff/blacklist/user/cog", 390);
    const menu = page.getByRole("navigation", { name: "Staff" });
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Staff menu" }).press("Enter");
    const first = menu.getByRole("link", { name: "Look-up" });
    await first.waitFor();
    await page.keyboard.press("Tab");
    await expect.poll(() => isFocused(first)).toBe(true);
    const here = menu.getByRole("link", { name: "User Cog" });
    expect(await here.getAttribute("aria-current")).toBe("page");
    expect(await menu.getByRole("link", { name: "Economy" }).isVisible()).toBe(false);
    await menu.getByRole("link", { name: "Audit log" }).press("Enter");
    await page.waitForURL("**/staff/trail");
    await expect.poll(() => menu.isVisible()).toBe(false);
    await expect.poll(() => isFocused(page.locator("#main"))).toBe(true);
  });
});

describe("a blacklist", () => {
  it("is filtered while typing, and the view is in the address", async () => {
    const { page, complaints } = await staffPage("/staff/blacklist/user/user?sort=reason&page=3");
    await page.getByLabel("Search", { exact: true }).pressSequentially("refunded");
    await page.getByText(/entries found of 3,000/).waitFor();
    await page.getByLabel("State").selectOption("permanent");
    await page.waitForURL(/state=permanent/);
    const address = new URL(page.url());
    expect(Object.fromEntries(address.searchParams)).toEqual({
      q: "refunded",
      state: "permanent",
      sort: "reason",
    });
    const other = await openAs("Developer", address.pathname + address.search);
    const count = await other.page.getByText(/entries found/).innerText();
    await expect.poll(() => page.getByText(/entries found/).innerText()).toBe(count);
    expect(await other.page.getByLabel("Search", { exact: true }).inputValue()).toBe("refunded");
    expect(complaints).toEqual([]);
  });

  it("fills its filter fields from the address on back", async () => {
    const { page } = await staffPage("/staff/blacklist/user/cog?q=spam");
    await page.getByRole("link", { name: "Reason" }).click();
    await page.waitForURL(/sort=reason/);
    await page.getByLabel("State").selectOption("expired");
    await page.waitForURL(/state=expired/);
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes("state"));
    await expect.poll(() => page.getByLabel("State").inputValue()).toBe("");
    expect(await page.getByLabel("Search", { exact: true }).inputValue()).toBe("spam");
  });

  it("has a long reason on one line, and opens the sanction beside the list; keyboard and back button close it", async () => {
    const { page, complaints } = await staffPage("/staff/blacklist/user/user?q=eleven+tickets");
    const row = page.getByRole("row").nth(1);
    const reason = await row.locator("p[title]").getAttribute("title");
    expect(reason).toMatch(/talk to a Manager first\.$/);
    expect((await row.boundingBox())?.height).toBe(36);
    const open = row.getByRole("link", { name: /open the entry of/ });
    await open.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("complementary", { name: /\w/ }).filter({ hasText: "Look up" });
    await panel.getByText(/talk to a Manager first\.$/).waitFor();
    expect(await page.locator("tr[aria-current=true]").count()).toBe(1);
    expect(await panel.getByRole("button", { name: "Copy ID" }).isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    await expect.poll(() => isFocused(open)).toBe(true);
    await open.click();
    await panel.waitFor();
    await page.goBack();
    await panel.waitFor({ state: "detached" });
    const columns = page.getByRole("button", { name: "Columns" });
    await page.goForward();
    await panel.waitFor();
    await columns.press("Enter");
    await page.getByLabel("Duration", { exact: true }).press("Space");
    await page.keyboard.press("Escape");
    await expect.poll(() => isFocused(columns)).toBe(true);
    expect(await panel.isVisible()).toBe(true);
    const covered = page.getByRole("button", { name: "Export CSV" });
    await covered.focus();
    await panel.waitFor({ state: "detached" });
    expect(await isFocused(covered)).toBe(true);
    expect(await page.getByRole("columnheader", { name: "Duration" }).count()).toBe(0);
    await page.reload();
    await page.getByText(/entries found/).waitFor();
    await expect.poll(() => page.getByRole("columnheader", { name: "Duration" }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("keeps its header in view, and shows names with ids, or says that there is none", async () => {
    const { page } = await staffPage("/staff/blacklist/user/user");
    const head = page.getByRole("columnheader", { name: "User ID" });
    const before = await head.boundingBox();
    await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: "instant" }));
    // Below the top bar, from any position.
    await expect.poll(async () => (await head.boundingBox())?.y).toBe(64);
    expect(before?.y).toBeGreaterThan(64);
    const unknown = page.getByRole("link", { name: /^Unknown \(\d{17,20}\)$/ }).first();
    await unknown.waitFor();
    const moderators = page.getByRole("row").nth(1).getByRole("cell").nth(4);
    expect(await moderators.getByRole("link").getAttribute("title")).toMatch(/^\d{17,20}$/);
    await unknown.click();
    await page.waitForURL(/\/staff\/lookup\?id=\d+/);
  });

  it("applies text and choices from before the scripts ran, also in the audit log", async () => {
    const { page } = await openAs("Manager", null);
    const typed = await holdRequests(page, /\/assets\/.*\.js/);
    await page.goto("/staff/blacklist/user/user", { waitUntil: "commit" });
    await page.getByLabel("Search", { exact: true }).fill("100000000000000000");
    typed();
    await page.waitForURL(/q=100000000000000000/);
    for (const [path, label] of [
      ["/staff/blacklist/user/user", "State"],
      ["/staff/trail", "What"],
    ] as const) {
      const runScripts = await holdRequests(page, /\/assets\/.*\.js/);
      await page.goto(path, { waitUntil: "commit" });
      const choice = page.getByLabel(label, { exact: true });
      await choice.selectOption({ index: 1 });
      const chosen = await choice.inputValue();
      expect(new URL(page.url()).search).toBe("");
      runScripts();
      await page.waitForURL((url) => [...url.searchParams.values()].includes(chosen));
    }
  });
});

describe("a look-up", () => {
  it("says who imposed the sanction and why, and links to it, the economy and the audit log", async () => {
    // Another one with transactions.
    const other = "270746495788753732";
    const entry = { moderator_id: TRADER, duration: 0, reason: "Sold coins", timestamp: 1 };
    await breakDown({
      path: "/blacklist/user/cogs",
      body: JSON.stringify([
        { ...entry, user_id: other, cog: "Economy" },
        { ...entry, user_id: other, cog: "Fun", moderator_id: "auto-mod", timestamp: 2 },
      ]),
    });
    const { page, complaints } = await staffPage(`/staff/lookup?id=${other}`);
    const facts = page.getByRole("listitem").filter({ hasText: "Sold coins" });
    const own = facts.filter({ hasText: "Economy" }).first();
    await own.getByRole("link", { name: "gale_board" }).waitFor();
    expect(await facts.filter({ hasText: "by auto-mod" }).first().getByRole("link").count()).toBe(
      1,
    );
    await own.getByRole("link", { name: "User Cog Blacklist: Economy" }).click();
    await page.getByRole("complementary").getByText("01.01.1970 00:00:01").waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "All transactions" }).click();
    await page.getByText("2,000 transactions found").waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "Who viewed this" }).click();
    await page.getByText(/entr(y|ies) of/).waitFor();
    await page.getByLabel("Member").fill("somebody");
    await page.getByText("This is not a user ID.", { exact: false }).waitFor();
    const [someone = ""] = await page
      .locator("#person-people option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await page.getByLabel("Member").fill(someone);
    await page.waitForURL(new RegExp(`person=${someone}`));
    expect(complaints).toEqual([]);
  });

  it("keeps an ID that was typed before the scripts ran", async () => {
    const { page } = await openAs("Manager", null);
    const runScripts = await holdRequests(page, /\/assets\/.*\.js/);
    await page.goto("/staff/lookup", { waitUntil: "commit" });
    const field = page.getByRole("textbox", { name: "User or server ID" });
    await field.fill(TRADER);
    runScripts();
    await hydrated(page);
    expect(await field.inputValue()).toBe(TRADER);
  });

  it("takes several IDs in the field for one", async () => {
    const { page } = await staffPage("/staff/lookup");
    const field = page.getByRole("textbox", { name: "User or server ID" });
    await field.fill(`<@${TRADER}> 1002235910335522588`);
    await field.press("Enter");
    await page.getByText(/^\d of 2 IDs/).waitFor();
    expect(await page.getByLabel("User and server IDs").inputValue()).toContain(TRADER);
  });

  it("shows the counts by kind, and filters by moderator with the keyboard on a phone", async () => {
    const { page, complaints } = await staffPage(`/staff/lookup?id=${TRADER}`, 390);
    await page.locator("summary", { hasText: "Filters" }).click();
    const kinds = page.getByRole("navigation", { name: "Kind" });
    // Late sources are counted when they come.
    await expect
      .poll(async () => (await kinds.innerText()).replaceAll(/\s+/g, " "))
      .toMatch(/All kinds 2,004 Sanctions 1 Ends 1 Transactions 2,000/);
    await kinds.getByRole("link", { name: "Sanctions" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("1 event of 2,004").waitFor();
    const [giver = ""] = await page
      .locator("#by-people option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    const other = page.getByLabel("With this person");
    await other.focus();
    await page.keyboard.insertText(giver);
    await page.waitForURL(new RegExp(`kind=sanction&by=${giver}`));
    await page.getByText(/^1 event of 2,004 with \S/).waitFor();
    await other.fill(TRADER);
    await page.getByText(/^0 events of 2,004/).waitFor();
    await other.fill("mira");
    await page.getByText("This is not an ID.", { exact: false }).waitFor();
    expect(await other.getAttribute("aria-invalid")).toBe("true");
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
  });

  it("keeps a filter that is still loading when the next one is chosen", async () => {
    const { page } = await staffPage(`/staff/lookup?id=${TRADER}`);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/lookup\.data\?.*kind=/, async (route) => {
      await released;
      await route.continue().catch(() => {}); // Replaced by the next one.
    });
    const [asked] = await Promise.all([
      page.waitForRequest(/kind=transaction/),
      page.getByRole("link", { name: /^Transactions/ }).click(),
    ]);
    expect(asked.url()).not.toContain("from=");
    await page.locator("a[aria-current=true]").getByText("Transactions").waitFor();
    const [next] = await Promise.all([
      page.waitForRequest(/from=2020-01-31/),
      page.getByLabel("From day (UTC)").fill("2020-01-31"),
    ]);
    expect(next.url()).toContain("kind=transaction");
    release();
    await page.waitForURL(/kind=transaction&from=2020-01-31/);
    await page.getByText("2,000 events of 2,004").waitFor();
  });

  it("F46: retries each failed source by its own link", async () => {
    await breakDown({ path: "/blacklist/user/cogs", status: 500 });
    await breakDown({ path: "/blacklist/server/servers", status: 500 });
    const { page } = await staffPage("/staff/lookup?id=1002235910335522588");
    const alert = page.getByRole("alert");
    await alert.getByText("Failed to fetch server blacklists.", { exact: false }).waitFor();
    await page.getByText("None on the lists we could read.").waitFor();
    const again = alert.getByRole("link", { name: "Try Again: User Cog Blacklist" });
    await again.waitFor();
    await heal();
    await again.click();
    await alert.getByText("Failed to fetch cog blacklists.").waitFor({ state: "detached" });
    expect(await alert.getByRole("link").count()).toBe(1);
    await alert.getByRole("link", { name: "Try Again: Server Blacklist" }).click();
    await alert.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  });
});

describe("every staff page", () => {
  it("starts under the logo on a wide screen at an unknown path", async () => {
    const { page } = await staffPage("/staff/no/such/page", 1920);
    const leftOf = (element: Locator) =>
      element.evaluate((node) => Math.round(node.getBoundingClientRect().left));
    const logo = await leftOf(page.getByRole("link", { name: "Haven home page" }));
    expect(await leftOf(page.getByRole("heading", { name: "Page Not Found" }))).toBe(logo);
  });

  it("shows the hidden columns of tablets below the others", async () => {
    const { page } = await staffPage("/staff/blacklist/user/user?state=active", 768);
    const row = page.getByRole("row").nth(1);
    expect(await row.innerText()).toMatch(/for \d+[dhm]/);
    expect(await row.innerText()).toMatch(/\d\d\.\d\d\.\d{4} \d\d:/);
    await page.getByLabel("Sort by").selectOption("-duration");
    await page.waitForURL(/sort=-duration/);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/staff/overview?range=14d");
    expect(await page.getByRole("row").nth(1).innerText()).toContain("Developer");
    await page.getByLabel("Sort by").selectOption("-change");
    await page.waitForURL(/range=14d&sort=-change/);
  });

  it("can be read and filtered without script", async () => {
    const { page } = await openPage({ javaScript: false });
    await page.goto(
      `/api/auth/discord?returnTo=${encodeURIComponent("/staff/blacklist/user/cog")}`,
    );
    await page.getByRole("button", { name: /\(Manager\)$/ }).click();
    await page.getByLabel("Search", { exact: true }).fill("spam");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.waitForURL(/q=spam/);
    expect(await page.getByText(/entries found of 260/).count()).toBe(1);
    // Without scripts no page retries late sources.
    await page.goto(`/staff/lookup?id=${TRADER}&wait=1`);
    await page.getByRole("link", { name: /^Sanctions \d+$/ }).click();
    await page.waitForURL(/kind=sanction/);
    await page.getByLabel("With this person").fill(`<@${TRADER}>`);
    await page.getByRole("button", { name: "Apply" }).click();
    await page.waitForURL(/kind=sanction.*by=/);
    expect(await page.getByText(/^0 events of 2,004/).count()).toBe(1);
  });
});
