import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import {
  axeFindings,
  breakDown,
  hydrated,
  isFocused,
  openAs,
  ownId,
  PHONE,
  scrollsSideways,
  staffPage,
  visit,
} from "../support/browser.ts";

it("a saved view is a link by its name in this browser, until somebody deletes it", async () => {
  const { page, complaints } = await staffPage("/staff/blacklist?state=week&list=user/user");
  const pin = page.getByRole("button", { name: "Save view" });
  await pin.click();
  await page.keyboard.press("Escape");
  await pin.waitFor();
  expect(await isFocused(pin)).toBe(true);
  await pin.press("Enter");
  await page.getByRole("textbox", { name: "Name of the view" }).fill("Users, soon");
  await page.keyboard.press("Enter");
  const view = page.getByRole("link", { name: "Users, soon" });
  await view.waitFor();
  expect(await isFocused(pin)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);

  await visit(page, "/staff/blacklist");
  await view.click();
  await page.waitForURL(/\?state=week&list=user%2Fuser$/);
  await page.getByRole("button", { name: "Delete Users, soon" }).click();
  await view.waitFor({ state: "detached" });
  expect(await isFocused(pin)).toBe(true);
  await visit(page, "/staff/blacklist");
  expect(await view.count()).toBe(0);
  expect(complaints).toEqual([]);
});

it("shows in one place what a member did on a day, at one press from their look-up", async () => {
  const { page, complaints } = await openAs("Manager", null, { width: PHONE.width });
  const member = await ownId(page);
  await visit(page, `/staff/lookup?id=${member}`);
  const link = page.getByRole("link", { name: "What they did yesterday" });
  const day =
    new URLSearchParams((await link.getAttribute("href"))?.split("?")[1]).get("day") ?? "";
  const noon = Date.parse(`${day}T12:00:00Z`) / 1000;
  const entry = { guild_id: "1100000000000000009", cog: "Fun", moderator_id: member, duration: 0 };
  await breakDown({
    path: "/blacklist/server/cogs",
    body: JSON.stringify([
      { ...entry, reason: "Raids at noon", timestamp: noon },
      { ...entry, reason: "Raids a day before", timestamp: noon - 86_400 },
    ]),
  });
  // The lists' reads stay the same for half a minute.
  await page.reload();
  // Until then links are plain: going back would load another document, which the reload cuts off.
  await hydrated(page);
  await link.click();
  await page.waitForURL(`**/staff/trail?person=${member}&day=${day}`);
  const given = page.getByRole("region", { name: "Sanctions given and messages on this day" });
  await given.getByText("Raids at noon").waitFor();
  expect(await given.getByText("Raids a day before").count()).toBe(0);
  const chosen = page.getByRole("link", { name: "Yesterday" });
  expect(await chosen.getAttribute("aria-current")).toBe("true");
  const edge = (link: Locator) => link.evaluate((node) => getComputedStyle(node).borderTopColor);
  const other = await edge(page.getByRole("link", { name: "Today" }));
  await expect.poll(() => edge(chosen)).not.toBe(other);
  expect(await axeFindings(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await given.getByRole("link", { name: "See all in the lists" }).click();
  await page.getByRole("table").getByText("Raids at noon").waitFor();
  await page.goBack();
  await given.getByText("Raids at noon").waitFor();

  await breakDown({ path: "/blacklist/server/cogs", status: 500 });
  await page.reload();
  await hydrated(page);
  await page.getByRole("link", { name: "Today" }).click();
  await page
    .getByText("None on what we could read.")
    .or(given.getByRole("listitem"))
    .first()
    .waitFor();
  await page.getByRole("link", { name: "Try Again" }).first().waitFor();
  expect(await page.getByText("None on this day.").count()).toBe(0);
  expect(complaints).toEqual([]);
});
