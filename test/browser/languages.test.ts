import { describe, expect, it } from "vitest";
import {
  complete,
  hydrated,
  navigate,
  openPage,
  PHONE,
  resize,
  scrollsSideways,
  signInAs,
  visit,
} from "../support/browser.ts";
import { PUBLIC_SHAPES } from "../support/paths.ts";
import { brokenWords, outOfReach, readAs, READINGS } from "../support/reach.ts";

const GERMAN = PUBLIC_SHAPES.filter((path) => !path.startsWith("/me")).map((path) =>
  path === "/" ? "/de" : `/de${path}`,
);

/** Those of most words and controls; the others are looked at more briefly. */
const FULL = [
  "/de",
  "/de/commands",
  "/de/contact",
  "/de/embed",
  "/de/features/automod",
  "/de/features/tickets",
  "/de/feedback",
  "/de/premium",
  "/de/status",
  "/de/status/unfollow",
  "/de/no/such/page",
];

/** The browser reports a missing page in its console. */
const OWN_WORDS = /Failed to load resource: the server responded with a status of 404/;

const OFFER = "Auf Deutsch lesen";

describe("German pages", () => {
  it("fit screens of 320 and 390 px, without an error in the console", async () => {
    const { page, complaints } = await openPage(PHONE);
    const wide: string[] = [];
    for (const path of GERMAN.filter((path) => !FULL.includes(path))) {
      await visit(page, path);
      for (const width of [320, PHONE.width]) {
        await resize(page, { width, height: 844 });
        if (await scrollsSideways(page)) wide.push(`${path} at ${width} px`);
      }
    }
    expect(wide).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("lead to each other, and by the footer and the menu of phones to the same place in English", async () => {
    const { page } = await openPage();
    await visit(page, "/de");
    await page.getByRole("link", { name: "Status", exact: true }).first().click();
    await page.waitForURL("**/de/status");
    await navigate(page, "/commands?q=ban");
    await expect.poll(() => page.url()).toContain("/de/commands?q=ban");
    await page.evaluate(() => {
      window.location.hash = "main";
    });
    const link = page.getByRole("contentinfo").getByRole("link", { name: "English" });
    await expect.poll(() => link.getAttribute("href")).toBe("/commands?q=ban#main");
    await link.click();
    await page.waitForURL(({ pathname }) => pathname === "/commands");
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    await hydrated(page);
    await complete(page);
    // This browser prefers the page's own language.
    expect(await page.getByRole("link", { name: OFFER }).count()).toBe(0);
    await page.setViewportSize(PHONE);
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Deutsch" }).click();
    await page.waitForURL("**/de/commands?q=ban#main");
  });

  it("lead the team and signed-in people to pages in the site's first language", async () => {
    const { page, complaints } = await openPage({ isFirstVisit: true });
    await signInAs(page, "Manager", "/de/team");
    expect(new URL(page.url()).pathname).toBe("/de/team");
    await page.getByRole("button", { name: /^Kontomenü/ }).click();
    await page.getByRole("link", { name: "Deine Daten" }).click();
    await page.waitForURL((url) => url.pathname === "/me");
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    expect(complaints).toEqual([]);
  });
});

describe("a sign-in from a German page", () => {
  it("that was cancelled says so there, one that failed on the German landing page", async () => {
    const { page } = await openPage({ isFirstVisit: true });
    await page.goto("/api/auth/discord?returnTo=/de/premium");
    const consent = new URL(page.url());
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.waitForURL((url) => url.pathname + url.search === "/de/premium");
    await page.getByText("Du hast die Anmeldung abgebrochen").first().waitFor();
    const state = consent.searchParams.get("state") ?? "";
    // A toast stays for seconds only, so it is awaited from before.
    await Promise.all([
      page.getByText("Dein Konto ließ sich nicht laden").first().waitFor(),
      visit(page, `/api/auth/discord/callback?code=late&state=${state}`),
    ]);
    await page.waitForURL((url) => url.pathname + url.search === "/de");
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
  });
});

describe("the offer of another language", () => {
  it("is one line for browsers that prefer it, except on its own pages, leads to the same place, and stays closed", async () => {
    const { page } = await openPage({ locale: "de-DE" });
    await visit(page, "/de/team");
    await complete(page);
    expect(await page.locator("p:has(> button[aria-label=Schließen])").count()).toBe(0);
    await visit(page, "/commands/music?q=play");
    const offer = page.getByRole("link", { name: OFFER });
    expect(await offer.getAttribute("href")).toBe("/de/commands/music?q=play");
    await page.getByRole("button", { name: "Schließen" }).click();
    await offer.waitFor({ state: "detached" });
    await visit(page, "/team");
    await complete(page);
    expect(await offer.count()).toBe(0);
  });

  it("takes at most two lines of a phone at 200% text, and makes way for the button to the top, which covers no link", async () => {
    const { page } = await openPage({ ...PHONE, locale: "de-DE" });
    await visit(page, "/contact");
    const offer = page.getByRole("link", { name: OFFER });
    await offer.waitFor();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const lines = await offer.evaluate((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBeLessThanOrEqual(2);
    await page.evaluate(() => window.scrollTo({ top: 9_000, behavior: "instant" }));
    await offer.waitFor({ state: "hidden" });
    const button = await page.getByRole("button", { name: "Scroll to top" }).boundingBox();
    const last = await page.getByRole("contentinfo").getByRole("link").last().boundingBox();
    expect(button?.y).toBeGreaterThanOrEqual((last?.y ?? Infinity) + (last?.height ?? 0));
  });
});

describe("German, whose words are longer, on narrow screens and in enlarged text", () => {
  it.each(FULL)("%s has every control whole, and no word of its heading broken", async (path) => {
    const { page, complaints } = await openPage();
    await visit(page, path);
    await complete(page);
    await resize(page, PHONE);
    expect(await scrollsSideways(page), "390 px").toBe(false);
    expect(complaints.filter((line) => !OWN_WORDS.test(line))).toEqual([]);
    for (const reading of READINGS.filter(({ product }) => product === undefined)) {
      await readAs(page, reading);
      expect(await outOfReach(page), reading.name).toEqual([]);
      expect(await brokenWords(page), reading.name).toEqual([]);
    }
  });
});
