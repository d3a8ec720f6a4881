import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  axeFindings,
  clipboard,
  holdRequests,
  isFocused,
  openPage,
  PHONE,
  scrollsSideways,
  visit,
} from "../support/browser.ts";
import { ownSite } from "../support/own-site.ts";

const box = (page: Page) => page.getByRole("textbox", { name: "Try a command", exact: true });
const log = (page: Page) => page.getByRole("log");

async function say(page: Page, line: string): Promise<void> {
  await box(page).fill(line);
  await box(page).press("Enter");
}

describe("the chat of the landing page", () => {
  it("answers by a small script that comes when the box is used, and asks nobody", async () => {
    const { page, complaints } = await openPage();
    await visit(page, "/");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const [script] = await Promise.all([
      page.waitForResponse(/\/assets\/answer-[^/]+\.js$/),
      box(page).focus(),
    ]);
    expect(gzipSync(await script.body()).byteLength).toBeLessThanOrEqual(12 * 1024);
    await say(page, ";mute");
    await log(page).getByText("@okapi has been muted for 10 minutes.").waitFor();
    expect(await box(page).inputValue()).toBe("");
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((path) => !/^\/assets\/[^/]+\.js$/.test(path))).toEqual([]);
    // The answer has their text.
    await say(page, ";MUTE @juno 2h");
    await log(page).getByText("@juno has been muted for 2 hours.").waitFor();
    await say(page, ";giveaway 1d 1 Nitro");
    await log(page).getByText("Nitro for three", { exact: true }).waitFor();
    await log(page).getByText("Ends in 1 day.").waitFor();
    for (const command of [";ticket setup", ";welcome", ";balance", ";level", ";play", ";role"]) {
      const links = log(page).getByRole("button", { name: "Copy link" });
      const before = await links.count();
      await say(page, command);
      await expect.poll(() => links.count()).toBe(before + 1);
    }
    expect(await log(page).getByText("I don't know").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("works by keyboard alone: example, earlier lines, the next page", async () => {
    const { page, complaints } = await openPage({ ...PHONE });
    await visit(page, "/");
    await page.getByRole("button", { name: ";help", exact: true }).press("Enter");
    await log(page).getByText("Commands to try here").waitFor();
    await say(page, ";play lofi beats");
    await log(page).getByText("Now playing").waitFor();
    expect(await isFocused(box(page))).toBe(true);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    expect(await box(page).inputValue()).toBe(";help");
    await page.keyboard.press("ArrowDown");
    expect(await box(page).inputValue()).toBe(";play lofi beats");
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
    await log(page).getByRole("link", { name: "Music Player" }).press("Enter");
    await page.waitForURL("**/features/music");
    expect(complaints).toEqual([]);
  });

  it("offers the nearest command of an unknown one, or a search", async () => {
    const { page } = await openPage();
    await visit(page, "/");
    await say(page, ";muet");
    await log(page).getByText("I don't know ;muet. Did you mean ;mute?").waitFor();
    const link = log(page).getByRole("link", { name: "About ;mute" });
    expect(await link.getAttribute("href")).toBe("/commands?c=mute");
    await log(page).getByRole("button", { name: ";mute", exact: true }).click();
    await log(page).getByText("@okapi has been muted").waitFor();
    await say(page, ";xyzzy");
    const search = log(page).getByRole("link", { name: "Search all commands for xyzzy" });
    expect(await search.getAttribute("href")).toBe("/commands?q=xyzzy");
  });

  it("plays a link that was copied, and no address that somebody put into one", async () => {
    const { page } = await openPage();
    await visit(page, "/#try=%3Bmute%20%40juno");
    await log(page).getByText("@juno has been muted for 10 minutes.").waitFor();
    await log(page).getByRole("button", { name: "Copy link" }).click();
    expect(await clipboard(page)).toBe(`${new URL(page.url()).origin}/#try=%3Bmute%20%40juno`);
    const { page: other } = await openPage();
    await visit(other, "/#try=%3Bplay%20evil.example%2Fprize");
    await log(other).getByText("Now playing").waitFor();
    expect(await log(other).getByText("evil").count()).toBe(0);
  });

  it("keeps what was typed, and plays what was sent, before the scripts came", async () => {
    for (const isSent of [false, true]) {
      const { page } = await openPage();
      const letGo = await holdRequests(page, /\/assets\/[^/]+\.js/);
      await page.goto("/de", { waitUntil: "commit" });
      const input = page.getByRole("textbox", { name: "Probier einen Befehl" });
      await input.fill(";mute @juno 2h");
      if (isSent) {
        await input.press("Enter");
        await page.waitForURL("**/de?try=*");
      }
      letGo();
      if (!isSent) {
        await page.locator("html").evaluate(() => document.readyState);
        expect(await input.inputValue()).toBe(";mute @juno 2h");
        await input.press("Enter");
      }
      await log(page).getByText("@juno ist jetzt 2 Stunden stumm.").waitFor();
    }
  });
});

describe("the totals, where nothing is cached and the bot is slow", () => {
  const built = ownSite();

  it("come after the document, and move nothing", async () => {
    const fault = { path: "/shards", delay: 1500 };
    await built().world.bot.request("/__faults", { method: "PUT", body: JSON.stringify(fault) });
    const { page } = await openPage({ ...PHONE, site: built().origin });
    const answer = await page.goto("/");
    expect(await answer?.text()).not.toContain(">servers</dt>");
    const chat = page.getByRole("figure").first();
    const before = await chat.boundingBox();
    await page.getByText("servers", { exact: true }).waitFor();
    expect((await chat.boundingBox())?.y).toBe(before?.y);
  });
});
