import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  complete,
  hydrated,
  menuLink,
  navigate,
  openPage,
  setOffline,
  visit,
} from "../support/browser.ts";

/** Counts the documents a page loads from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

/** From now on the script is as gone as after a deploy. */
async function takeAway(page: Page, script: RegExp, isGone = () => true): Promise<void> {
  await page.route(script, (route) =>
    isGone() ? route.fulfill({ status: 404, body: "Not found" }) : route.continue(),
  );
}

/** Opens a page and waits for what it shows after hydration, and for all it asks for. */
async function visitWhole(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.locator("[data-toasts]").waitFor({ state: "attached" });
  await complete(page);
}

function termsLink(page: Page) {
  return page.getByRole("contentinfo").getByRole("link").filter({ hasText: "Terms" });
}

describe("a page left open over a deploy", () => {
  it("F30: opens the clicked page when its script is gone", async () => {
    const { page } = await openPage();
    await visitWhole(page, "/premium");
    const documents = countDocuments(page);
    await takeAway(page, /\/assets\/legal-[\w-]+\.js/, () => documents() === 0);
    await termsLink(page).click();
    await page.waitForURL("**/terms");
    await hydrated(page);
    expect(await page.title()).toBe("Haven - Terms of Service");
    expect(documents()).toBe(1);
    await page.goBack();
    await page.waitForURL("**/premium");
  });

  it("F55: says so and keeps the page without a connection", async () => {
    // The next page's script is not in its cache.
    const { page } = await openPage({ isFirstVisit: true });
    // The router has asked by then which routes the links of the page lead to.
    await visitWhole(page, "/premium");
    const documents = countDocuments(page);
    const said = page.getByText("You're offline.");
    await setOffline(page, true);
    // The toast stays for seconds only, so it is awaited from before the click.
    await Promise.all([said.waitFor(), termsLink(page).click()]);
    expect([new URL(page.url()).pathname, documents()]).toEqual(["/premium", 0]);
    await expect.poll(() => page.locator("[data-progress=on]").count()).toBe(0);
    await page.getByRole("heading", { name: "Premium", level: 1 }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await page.waitForURL("**/privacy");
  });

  it("F30: keeps the page when the script of a link under the pointer is gone", async () => {
    const { page } = await openPage({ isFirstVisit: true });
    await visitWhole(page, "/premium");
    const documents = countDocuments(page);
    await takeAway(page, /\/assets\/status-[\w-]+\.js/, () => documents() === 0);
    const lost = page.waitForResponse((response) => response.status() === 404);
    await menuLink(page, "Status").hover();
    await lost;
    await page.waitForLoadState("networkidle");
    expect(documents()).toBe(0);
    // The browser keeps the script as failed, so the router knows at once.
    await menuLink(page, "Status").click();
    await page.waitForURL("**/status");
    expect(documents()).toBe(1);
  });

  it("F55: says nothing without a connection until a link is pressed", async () => {
    const { page } = await openPage({ isFirstVisit: true });
    await visitWhole(page, "/premium");
    const documents = countDocuments(page);
    const status = menuLink(page, "Status");
    const said = page.getByText("You're offline.");
    await setOffline(page, true);
    const lost = page.waitForEvent("requestfailed");
    await status.hover();
    await lost;
    expect(await said.count()).toBe(0);
    await Promise.all([said.waitFor(), status.click()]);
    await page.getByRole("heading", { name: "Premium", level: 1 }).waitFor();
    expect([new URL(page.url()).pathname, documents()]).toEqual(["/premium", 0]);
    await setOffline(page, false);
    await status.click();
    await page.waitForURL("**/status");
  });

  it("F30: does not reload again and again when the script stays missing", async () => {
    const { page } = await openPage();
    await visitWhole(page, "/premium");
    await takeAway(page, /\/assets\/legal-[\w-]+\.js/);
    const documents = countDocuments(page);
    await termsLink(page).click();
    await page.waitForURL("**/terms");
    // Without its script the page can still be read.
    await page.getByRole("heading", { name: "Terms of Service" }).first().waitFor();
    await page.waitForLoadState("networkidle");
    expect(documents()).toBe(1);
  });

  it("F55: says that it is offline when the next page's data are lost on the way", async () => {
    const { page } = await openPage();
    // The browser must have all of its scripts.
    await visitWhole(page, "/templates");
    await navigate(page, "/premium");
    await page.route("**/templates.data*", async (route) => {
      await page.context().setOffline(true);
      await route.abort("internetdisconnected");
    });
    await navigate(page, "/templates");
    await page.getByText("You're offline. Try again when you're back online.").waitFor();
    expect(await page.getByText("Unable to fetch").count()).toBe(0);
  });
});
