import { expect, it } from "vitest";
import { axeFindings, isFocused, staffPage, visit } from "../support/browser.ts";

it("a pinned view is a link by its name in this browser, until it is unpinned", async () => {
  const { page, complaints } = await staffPage("/staff/blacklist?state=week&list=user/user");
  const pin = page.getByRole("button", { name: "Pin this view" });
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
  await page.getByRole("button", { name: "Unpin Users, soon" }).click();
  await view.waitFor({ state: "detached" });
  expect(await isFocused(pin)).toBe(true);
  await visit(page, "/staff/blacklist");
  expect(await view.count()).toBe(0);
  expect(complaints).toEqual([]);
});
