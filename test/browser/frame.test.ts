import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../app/content/site.ts";
import {
  accountMenu,
  openAs,
  openPage,
  PHONE,
  scrollsSideways,
  signInAs,
  SITE,
  visit,
} from "../support/browser.ts";

const WIDE = { width: 1280 };

describe("the top bar", () => {
  it("opens a feature page from a dropdown, with its own title, scrolled to the top", async () => {
    const { page, complaints } = await openPage(WIDE);
    await visit(page, "/");
    await page.evaluate(() => window.scrollTo(0, 1500));
    const features = page.getByRole("button", { name: "Features" });
    const panel = page.getByRole("link", { name: /^Ticket System/ }).first();
    await features.click();
    await panel.click();
    await page.waitForURL("**/features/tickets");
    await expect.poll(() => page.title()).toBe(`${PRODUCT} - Ticket System`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.locator('meta[property="og:title"]').getAttribute("content")).toContain(
      "Ticket System",
    );
    expect(complaints).toEqual([]);
  });

  it("closes a dropdown on a click outside", async () => {
    const { page } = await openPage(WIDE);
    await visit(page, "/premium");
    for (const [name, item] of [
      ["Features", /^Bump Reminder/],
      ["Information", /^Embed Templates/],
    ] as const) {
      const link = page.getByRole("banner").getByRole("link", { name: item });
      await page.getByRole("button", { name }).click();
      await expect.poll(() => link.isVisible()).toBe(true);
      await page.mouse.click(640, 700);
      await expect.poll(() => link.isVisible()).toBe(false);
    }
  });

  it("closes a dropdown when the focus leaves it", async () => {
    const { page } = await openPage(WIDE);
    await visit(page, "/premium");
    await page.getByRole("button", { name: "Information" }).click();
    const last = page.getByRole("banner").getByRole("link", { name: /^Contact/ });
    // Hidden messages take no focus.
    await last.waitFor();
    await last.focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => last.isVisible()).toBe(false);
  });

  it("can be skipped by keyboard", async () => {
    const { page } = await openPage(WIDE);
    await visit(page, "/premium");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest("main") !== null))
      .toBe(true);
  });
});

describe("the words of the landing page", () => {
  it("do not move while the chat loads", async () => {
    const { page } = await openPage(WIDE);
    await visit(page, "/");
    const moved = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      const after = heading.getBoundingClientRect().top;
      // The document before its last messages.
      for (const message of [...document.querySelectorAll("figure ol > li")].slice(2)) {
        message.remove();
      }
      return after - heading.getBoundingClientRect().top;
    });
    expect(moved).toBe(0);
  });
});

describe("a card of the landing page", () => {
  it("is a link as a whole, its drawing included", async () => {
    const { page } = await openPage(WIDE);
    await visit(page, "/");
    const card = page
      .getByRole("main")
      .locator("li, article")
      .filter({ hasText: "Bump reminder" })
      .last();
    await card.scrollIntoViewIfNeeded();
    await card.click({ position: { x: 12, y: 12 } });
    await page.waitForURL("**/features/bump");
    await expect.poll(() => page.title()).toBe(`${PRODUCT} - Bump Reminder`);
  });
});

describe("scrolling", () => {
  it("shows the button to the top after more than 300 px", async () => {
    const { page } = await openPage(WIDE);
    await visit(page, "/terms");
    const button = page.getByRole("button", { name: /scroll to top|back to top/i });
    expect(await button.isVisible()).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 301));
    await expect.poll(() => button.isVisible()).toBe(true);
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => button.isVisible()).toBe(false);
  });
});

describe("not found", () => {
  it("offers the way back and the way home", async () => {
    const { page } = await openPage(WIDE);
    await visit(page, "/premium");
    await visit(page, "/no/such/page");
    expect(await page.title()).toBe(`${PRODUCT} - 404 Not Found`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Page Not Found");
    await page.getByRole("button", { name: "Go Back" }).click();
    await page.waitForURL("**/premium");
    await page.goto("/no/such/page");
    await page.getByRole("main").getByRole("link", { name: "Home" }).click();
    await page.waitForURL(`${SITE}/`);
  });
});

describe("signing in", () => {
  it("tells signed-in people that their account has no staff rights, and shows no staff link", async () => {
    const { page, complaints } = await openPage(WIDE);
    await signInAs(page, "Visitor", "/staff/overview");
    await page
      .getByText(/^Your account isn't on the team, .* to open \/staff\/overview\.$/)
      .waitFor();
    await accountMenu(page).click();
    await page.getByRole("banner").getByRole("button", { name: "Logout" }).waitFor();
    expect(await page.getByRole("link", { name: "Staff Dashboard" }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("T31: shows the person and the staff link, and a logout removes both in every tab", async () => {
    const { page, complaints } = await openPage(WIDE);
    await signInAs(page, "Developer", "/premium");
    const other = await page.context().newPage();
    await other.goto("/terms");
    await accountMenu(page).click();
    const staff = page.getByRole("banner").getByRole("link", { name: "Staff Dashboard" });
    await expect.poll(() => staff.isVisible()).toBe(true);
    await expect.poll(() => accountMenu(other).isVisible()).toBe(true);
    await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
    for (const tab of [page, other]) {
      await expect
        .poll(() =>
          tab
            .getByRole("banner")
            .getByRole("link", { name: /Login with Discord/ })
            .isVisible(),
        )
        .toBe(true);
    }
    const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
    expect(Object.keys(stored).filter((key) => key !== "command-prefix")).toEqual(
      "auth-storage" in stored ? ["auth-storage"] : [],
    );
    expect(complaints).toEqual([]);
  });

  it("a failed sign-in is reported once, and its parameter leaves the address", async () => {
    const { page } = await openPage(WIDE);
    // The toast stays for seconds only, so it is awaited from before the visit.
    await Promise.all([
      page.getByText("Failed to fetch user").waitFor(),
      visit(page, "/?signin=failed"),
    ]);
    await expect.poll(() => new URL(page.url()).search).toBe("");
  });
});

it("a failed sign-in is not reported to somebody who is signed in, and leaves the address", async () => {
  const { page } = await openAs("Visitor", "/?signin=failed", WIDE);
  await expect.poll(() => new URL(page.url()).search).toBe("");
  await accountMenu(page).waitFor();
  expect(await page.getByText("Failed to fetch user").count()).toBe(0);
});

describe("the mobile menu", () => {
  it("opens, groups its links, follows one and closes", async () => {
    const { page, complaints } = await openPage(PHONE);
    await visit(page, "/");
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole("button", { name: /^(open )?menu$/i }).click();
    const menu = page.getByRole("dialog");
    await expect.poll(() => menu.isVisible()).toBe(true);
    expect(await menu.getByRole("link", { name: /Login with Discord/ }).isVisible()).toBe(true);
    await menu.getByText("Features", { exact: true }).click();
    await menu.getByRole("link", { name: /^Ticket System/ }).waitFor();
    // A page of no group shows the shortest one open.
    await menu.getByRole("link", { name: /^Status/ }).click();
    await page.waitForURL("**/status");
    await expect.poll(() => menu.isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  it("shows the member's name, links to the dashboard and signs out to the landing page", async () => {
    const { page } = await openPage(PHONE);
    await signInAs(page, "Supporter", "/premium");
    await page.getByRole("button", { name: /^(open )?menu$/i }).click();
    const menu = page.getByRole("dialog");
    await expect
      .poll(() => menu.getByRole("link", { name: "Staff Dashboard" }).isVisible())
      .toBe(true);
    await menu.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(`${SITE}/`);
    await expect.poll(() => menu.isVisible()).toBe(false);
  });
});
