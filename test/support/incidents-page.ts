import type { Locator, Page } from "playwright-core";
import { openAs, type OpenPage } from "./browser.ts";

// The team's page of incidents, /staff/incidents.

export const card = (page: Page, title: string) => page.getByRole("article", { name: title });

export const updates = (place: Page | Locator) => place.getByRole("list", { name: "Updates" });

/** Waits until an update says this; an input may have the same words before. */
export const said = (place: Locator, text: string) =>
  updates(place).getByRole("paragraph").filter({ hasText: text }).waitFor();

/** Opens a page as a manager in another time zone than the reader's; null leaves it blank. */
export function openAsManager(
  site: string,
  width: number,
  path: string | null = "/staff/incidents",
): Promise<OpenPage> {
  return openAs("Manager", path, { site, width, timezone: "America/New_York" });
}
