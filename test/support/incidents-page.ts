import type { Locator, Page } from "playwright-core";
import { openAs, type OpenPage } from "./browser.ts";

// The team's page of incidents, /staff/incidents.

export const card = (page: Page, title: string) => page.getByRole("article", { name: title });

export const updates = (place: Page | Locator) => place.getByRole("list", { name: "Updates" });

/** Waits until an update says that; an input may hold the same words before. */
export const said = (place: Locator, text: string) =>
  updates(place).getByRole("paragraph").filter({ hasText: text }).waitFor();

/** Opens the page, or another path, as a manager whose time zone is not the reader's; null leaves it blank. */
export function openAsManager(
  site: string,
  width: number,
  path: string | null = "/staff/incidents",
): Promise<OpenPage> {
  return openAs("Manager", path, { site, width, timezone: "America/New_York" });
}
