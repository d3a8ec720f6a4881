import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  axeFindings,
  complete,
  holdRequests,
  hydrated,
  openPage,
  RECONNECTING,
  visit,
} from "../support/browser.ts";
import { ownSite } from "../support/own-site.ts";

const orJoin = "please try again later or join our support server for assistance.";
const TEAM_FAILED = `Unable to fetch team members, ${orJoin}`;
const FEEDBACK_FAILED = `Unable to fetch feedback, ${orJoin}`;
const LOADING = "Loading Team Members";

const reviews = (page: Page) => page.locator("main blockquote");

/** Goes there by the menu, as a person would. */
async function chooseFromMenu(page: Page, item: RegExp): Promise<void> {
  await page.getByRole("button", { name: "Information" }).click();
  await page.getByRole("banner").getByRole("link", { name: item }).click();
}

/** The ids that were looked up from the browser, in order, by call. */
function lookups(page: Page): string[][] {
  const calls: string[][] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/api/users") calls.push((searchParams.get("ids") ?? "").split(","));
  });
  return calls;
}

/** The result after a second by the page's clock, which ends pauses between attempts. */
async function afterASecond<T>(page: Page, look: () => T): Promise<T> {
  await page.clock.runFor(1000);
  return look();
}

describe("the team page", () => {
  it("looks up each person that the server did not, once, when they come into view", async () => {
    const { page } = await openPage({ height: 700 });
    const asked = lookups(page);
    // Names too late for one page are on a later one.
    await expect
      .poll(async () => {
        asked.length = 0;
        await visit(page, "/team");
        await complete(page);
        return asked;
      })
      .toEqual([]);
    const team = await (await page.request.get("/api/team", RECONNECTING)).json();
    const other = team.find((item: { rank: string }) => item.rank === "Translator");
    await page.locator("main li").last().scrollIntoViewIfNeeded();
    await expect.poll(() => asked.flat()).toContain(other.user_id);
    await page.locator("main li").first().scrollIntoViewIfNeeded();
    await page.locator("main li").last().scrollIntoViewIfNeeded();
    expect(asked.flat().filter((id) => id === other.user_id)).toEqual([other.user_id]);
  });

  it("shows its spinner until the team has loaded", async () => {
    const { page, complaints } = await openPage();
    await visit(page, "/premium");
    const release = await holdRequests(page, /\/team\.data/);
    await chooseFromMenu(page, /^Team/);
    await page.getByText(LOADING).waitFor();
    expect(await page.title()).toBe("Haven - Our Team");
    release();
    await page.getByRole("heading", { name: "Developers" }).waitFor();
    expect(await page.getByText(LOADING).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe("the feedback page", () => {
  it("names every writer, each looked up once and many in one call, however fast one scrolls", async () => {
    const { page, complaints } = await openPage();
    const asked = lookups(page);
    const refused: number[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400) refused.push(response.status());
    });
    await visit(page, "/feedback");
    const list: { user_id: string }[] = await (
      await page.request.get("/api/feedback", RECONNECTING)
    ).json();
    const writers = new Set(list.map((item) => item.user_id));
    const cards = page.locator("main li");
    // Down faster than anybody reads, then each twelfth card until its own name is there.
    for (let at = 0; at < list.length; at += 6) await cards.nth(at).scrollIntoViewIfNeeded();
    for (let at = list.length - 1; at >= 0; at -= 12) {
      await cards.nth(at).scrollIntoViewIfNeeded();
      await expect.poll(() => cards.nth(at).locator("bdi").textContent()).not.toMatch(/^\d+$/);
    }
    expect(asked.flat().toSorted()).toEqual([...new Set(asked.flat())].toSorted());
    expect(asked.flat().every((id) => writers.has(id))).toBe(true);
    expect(asked.length).toBeLessThan(asked.flat().length / 3);
    expect([refused, complaints]).toEqual([[], []]);
  });

  it("keeps its layout while it loads after a navigation", async () => {
    const { page } = await openPage();
    await visit(page, "/premium");
    const release = await holdRequests(page, /\/feedback\.data/);
    await chooseFromMenu(page, /^Feedback/);
    await expect.poll(() => page.locator("[data-skeleton]").count()).toBe(9);
    release();
    await expect.poll(() => reviews(page).count()).toBeGreaterThan(200);
  });
});

describe("a site whose bot does not answer", () => {
  const site = ownSite();

  async function arrive(page: Page, path: string): Promise<number | undefined> {
    const answer = await page.goto(site().origin + path);
    await hydrated(page);
    return answer?.status();
  }

  // First, as nothing may have been read of these pages.
  it("/commands and /status have no accessibility finding then", async () => {
    const { page } = await openPage();
    site().world.faults.set({ path: "/*", status: 500 });
    for (const path of ["/commands", "/status"]) {
      expect([path, await arrive(page, path)]).toEqual([path, 503]);
      expect(await axeFindings(page), path).toEqual([]);
    }
    site().world.faults.clear();
  });

  it("/team says so, retries, and shows the team once the bot answers", async () => {
    const { page } = await openPage();
    // The page tries three times, a second apart; after the first try it waits for `healed`.
    const healed = Promise.withResolvers<void>();
    let tries = 0;
    await page.route("**/api/team", async (route) => {
      tries += 1;
      if (tries > 1) await healed.promise;
      await route.continue();
    });
    site().world.faults.set({ path: "/team", status: 500 });
    expect(await arrive(page, "/team")).toBe(503);
    await page.getByText(TEAM_FAILED).waitFor();
    await page.getByText("HTTP error! status: 502").waitFor();
    await page.getByText(LOADING).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    site().world.faults.clear();
    healed.resolve();
    await page.getByRole("heading", { name: "Developers" }).waitFor();
    await page.getByRole("heading", { name: "Juniper" }).waitFor();
    expect(await page.getByText(TEAM_FAILED).count()).toBe(0);
  });

  it("/feedback gives up after three tries and takes 'Try Again'", async () => {
    const { page } = await openPage({ hasClock: true });
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/feedback")) asked.push(request.url());
    });
    site().world.faults.set({ path: "/feedback", body: "wrong-shape" });
    expect(await arrive(page, "/feedback")).toBe(503);
    await page.getByText(FEEDBACK_FAILED).waitFor();
    await expect.poll(() => afterASecond(page, () => asked.length)).toBe(3);
    await expect.poll(() => page.getByText("Loading Feedback").count()).toBe(0);
    expect(asked).toHaveLength(3);
    expect(await page.getByText(FEEDBACK_FAILED).isVisible()).toBe(true);
    expect(await page.getByRole("link", { name: "Join Haven Server" }).getAttribute("href")).toBe(
      site().settings.SUPPORT_URL,
    );
    expect(await axeFindings(page)).toEqual([]);
    site().world.faults.clear();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect.poll(() => reviews(page).count()).toBeGreaterThan(200);
  });
});
