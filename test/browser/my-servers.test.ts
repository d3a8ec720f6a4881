import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { SERVERS_CONSENT_PATH } from "../../app/content/you/servers-paths.ts";
import {
  axeFindings,
  clipboard,
  hydrated,
  logOut,
  openAs,
  openPage,
  PHONE,
  resize,
  scrollsSideways,
  visit,
  WIDE,
  type Rank,
} from "../support/browser.ts";
import { ownSite } from "../support/own-site.ts";

// Its own site, whose chat platform and bot are made to fail.

const built = ownSite({}, { cron: true });
let site = "";
beforeAll(() => {
  site = built().origin;
});
afterEach(() => built().world.faults.clear());

const PATH = "/me/servers";

const servers = (page: Page) => page.locator("main details[name=server]");
const server = (page: Page, name: string) => servers(page).filter({ hasText: name });
const show = (page: Page) => page.getByRole("link", { name: "Show my servers" });
const loggedOut = (page: Page) => page.getByRole("main").getByText("You've signed out");

/** Answers the platform's page, as one of its accounts or with 'Cancel'. */
async function agree(page: Page, as: Rank | "Cancel"): Promise<void> {
  const name = as === "Cancel" ? "Cancel" : new RegExp(`\\(${as}\\)$`);
  await page.getByRole("button", { name }).click();
  await page.waitForURL((url) => url.origin === site);
  await hydrated(page);
}

/** Presses the button and answers the platform's page. */
async function consent(page: Page, as: Rank | "Cancel"): Promise<void> {
  await show(page).click();
  await agree(page, as);
}

/** The page with the servers of somebody, from the address of the button on. */
async function openServers(rank: Rank, options: Parameters<typeof openAs>[2] = {}) {
  const opened = await openAs(rank, null, { site, ...options });
  await opened.page.goto(SERVERS_CONSENT_PATH);
  await agree(opened.page, rank);
  return opened;
}

/** All that a page has put into the browser. */
function stored(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      location.href,
    ]),
  );
}

// The first: a list is shared for half a minute, and each card that is opened reads it.
it("a server's sanctions are looked up on opening it, and its owner appeals there", async () => {
  const { page, complaints } = await openServers("Visitor", PHONE);
  const harbor = server(page, "Lantern Harbor");
  const id = (await harbor.getByText(/^ID /).textContent())?.slice(3);
  const row = { guild_id: id, moderator_id: "1", duration: 0, reason: "x" };
  await built().world.bot.request("/__blacklist/server/servers", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...row, timestamp: 1_790_000_000 }),
  });
  const meadow = server(page, "Quiet Meadow");
  await meadow.locator("> summary").click();
  await meadow.getByText("Nothing blocks this server.").waitFor();
  // One is open at a time.
  await harbor.locator("> summary").click();
  await harbor.getByRole("heading", { name: "This server can't use Haven" }).waitFor();
  await harbor.getByRole("button", { name: "Appeal", exact: true }).click();
  await harbor.getByRole("textbox").first().fill("We have closed that channel for good.");
  expect(await axeFindings(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await harbor.getByRole("button", { name: "Send the appeal" }).click();
  await harbor.getByRole("link", { name: "See your appeal" }).click();
  await page.getByRole("article").filter({ hasText: "We have closed that channel" }).waitFor();
  expect(complaints).toEqual([]);
});

describe("a person with three servers", () => {
  it("signs in, lets them be shown, sees which one is in trouble, and what may be used there", async () => {
    const { page, complaints } = await openPage({ site, ...PHONE });
    await visit(page, PATH);
    await page.getByRole("main").getByRole("link", { name: "Login with Discord" }).click();
    await page.getByRole("button", { name: /\(Visitor\)$/ }).click();
    await page.waitForURL(site + PATH);
    await hydrated(page);
    await consent(page, "Visitor");

    expect(page.url()).toBe(site + PATH);
    expect(await servers(page).locator("bdi").allTextContents()).toEqual([
      "Lantern Harbor",
      "Pixel Foundry",
      "Quiet Meadow",
    ]);
    await page.getByText("4 more servers are left out").waitFor();
    await page.getByText("We can't see whether Haven is in a server.").waitFor();
    const harbor = server(page, "Lantern Harbor");
    await harbor.locator("> summary").click();
    await harbor.getByText("The bot is offline in all of this shard's servers").waitFor();
    await server(page, "Quiet Meadow").locator("> summary").click();
    await expect.poll(() => harbor.getAttribute("open")).toBeNull();
    await server(page, "Quiet Meadow").getByText("This shard is up.").waitFor();
    for (const size of [WIDE, PHONE]) {
      await resize(page, size);
      expect(await scrollsSideways(page), `${size.width} px`).toBe(false);
      expect(await axeFindings(page), `${size.width} px`).toEqual([]);
    }

    await harbor.locator("> summary").click();
    await harbor.getByText("More", { exact: true }).click();
    await harbor.getByRole("button", { name: "Copy for support" }).click();
    await expect
      .poll(() => clipboard(page))
      .toMatch(
        /^Name: Lantern Harbor\nServer ID: \d{18,19}\nShard: 17, Down\nMy permissions: Owner \(\d+\)\nAs of 2.*Z$/,
      );
    expect(await stored(page)).not.toMatch(/Lantern|Meadow|Foundry|code=/);
    await harbor.getByRole("link", { name: "Follow this shard in Discord" }).click();
    await page.getByRole("heading", { name: "Choose a channel" }).waitFor();
    expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
      "Lantern Harbor",
    ]);
    await page.goBack();
    // The list is gone: the browser requests the page again, or shows its copy of the page itself.
    await page.waitForURL(site + PATH);
    expect(complaints).toEqual([]);
  });
});

it("the commands open with the lens set to one's permissions in that server", async () => {
  const { page } = await openServers("Visitor");
  const meadow = server(page, "Quiet Meadow");
  await meadow.locator("> summary").click();
  await meadow.getByRole("link", { name: "Commands I can use here" }).click();
  await page.waitForURL(/\/commands\?p=\d+$/);
  await page.getByRole("heading", { level: 1, name: "Commands" }).waitFor();
  await page.getByText("Prefix and role").click();
  const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
  await expect.poll(() => box("Manage Server").isChecked()).toBe(true);
  expect(await box("Administrator").isChecked()).toBe(false);
});

it("a reload shows the button again, and so does the way back from another page", async () => {
  const { page, complaints } = await openServers("Visitor");
  await page.reload();
  await hydrated(page);
  await show(page).waitFor();
  expect(await servers(page).count()).toBe(0);
  await consent(page, "Visitor");
  await server(page, "Lantern Harbor").waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Haven" }).click();
  await page.waitForURL(`${site}/`);
  await page.goBack();
  await show(page).waitFor();
  expect(await servers(page).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it("two hundred servers can be searched by name and by ID", async () => {
  const { page, complaints } = await openServers("Developer", PHONE);
  expect(await servers(page).count()).toBe(200);
  const shown = page.locator("main details:visible");
  const box = page.getByRole("searchbox", { name: "Search your servers" });
  await box.fill("observatory");
  await expect.poll(async () => (await shown.count()) < 200).toBe(true);
  const names = await shown.locator("bdi").allTextContents();
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect(name).toContain("Observatory");
  await page.getByRole("status").getByText(`${names.length} of 200`).waitFor();
  const id = (await shown.first().getByText(/^ID /).textContent())?.slice(3) ?? "";
  await box.fill(id);
  await expect.poll(() => shown.count()).toBe(1);
  await box.fill("none of them");
  await page.getByText("None of your servers match.").waitFor();
  await box.fill("");
  await expect.poll(() => shown.count()).toBe(200);
  expect(await scrollsSideways(page)).toBe(false);
  expect(complaints).toEqual([]);
});

it("T21: a name of a hundred characters that would be code is text, and one server alone is open", async () => {
  const { page, complaints } = await openServers("Supporter", PHONE);
  await page.getByText('<script>alert("1")</script> admin WWWW').waitFor();
  expect(await servers(page).getAttribute("open")).not.toBeNull();
  expect(await scrollsSideways(page)).toBe(false);
  expect(complaints).toEqual([]);
});

it("without scripts the list can be read, and each server unfolded", async () => {
  const { page } = await openAs("Visitor", null, { site, javaScript: false, ...PHONE });
  await page.goto(PATH);
  await show(page).click();
  await page.getByRole("button", { name: /\(Visitor\)$/ }).click();
  const harbor = server(page, "Lantern Harbor");
  await harbor.locator("> summary").click();
  await harbor.getByText("The bot is offline in all of").waitFor();
  expect(await harbor.getByRole("button", { name: "Copy for support" }).isVisible()).toBe(false);
});

it("T31: a sign-out in another tab takes the list off the page", async () => {
  const { page } = await openServers("Visitor");
  await server(page, "Lantern Harbor").waitFor();
  const other = await page.context().newPage();
  await visit(other, "/terms");
  await logOut(other);
  await loggedOut(page).waitFor();
  expect(await servers(page).count()).toBe(0);
});
