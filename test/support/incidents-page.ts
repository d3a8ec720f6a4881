import type { BrowserContext, Locator, Page } from "playwright-core";
import { openPage, signInAs, visit, type OpenPage } from "./browser.ts";

// The team's page of incidents, /staff/incidents.

export const card = (page: Page, title: string) => page.getByRole("article", { name: title });

export const updates = (place: Page | Locator) => place.getByRole("list", { name: "Updates" });

/** Waits until an update says that; an input may hold the same words before. */
export const said = (place: Locator, text: string) =>
  updates(place).getByRole("paragraph").filter({ hasText: text }).waitFor();

/** Opens the page as a manager, who signs in when a test first asks for one; `site` gives its origin. */
export function managerOf(site: () => string): (width: number) => Promise<OpenPage> {
  let cookies: Awaited<ReturnType<BrowserContext["cookies"]>> = [];
  return async function openAsManager(width) {
    const opened = await openPage({ site: site(), width, timezone: "America/New_York", cookies });
    if (cookies.length > 0) {
      await visit(opened.page, "/staff/incidents");
      return opened;
    }
    await signInAs(opened.page, "Manager", "/staff/incidents");
    cookies = await opened.page.context().cookies();
    return opened;
  };
}
