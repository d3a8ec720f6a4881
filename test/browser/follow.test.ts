import { beforeAll, expect, it } from "vitest";
import { createServers } from "../../worker/local/seed/servers.ts";
import {
  axeFindings,
  hydrated,
  isFocused,
  openPage,
  PHONE,
  scrollsSideways,
  visit,
} from "../support/browser.ts";
import { ownSite } from "../support/own-site.ts";
import { signIn } from "../support/sign-in.ts";

// Its own site: followers are in its database.

const built = ownSite({}, { cron: true });
let site = "";
let chat = "";
let manager = "";
beforeAll(async () => {
  site = built().origin;
  chat = built().settings.DISCORD_URL;
  manager = await signIn(site, built().world, "Manager");
});

async function announce(title: string, shards: number[]): Promise<void> {
  const text = `${title}. We are looking into it.`;
  const body = JSON.stringify({ title, impact: "minor", shards, status: "investigating", text });
  const headers = { Cookie: manager, Origin: site };
  const answer = await fetch(`${site}/api/staff/incidents`, { method: "POST", headers, body });
  expect(answer.status).toBe(201);
}

const channels = async () => (await fetch(`${chat}/channels`)).text();

it("a server follows its own shard, gets messages about it alone, and unfollows", async () => {
  const [server] = createServers();
  const { page, complaints } = await openPage({ site, ...PHONE });
  await visit(page, `/status?server=${server?.id}`);
  await page.getByRole("link", { name: "Follow shard 17 in Discord" }).click();
  // Its server alone is offered.
  await page.getByRole("heading", { name: "Choose a channel" }).waitFor();
  expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toEqual([server?.name]);
  await page.getByRole("button", { name: "#status" }).click();
  await page.getByRole("heading", { name: "Your channel follows Haven" }).waitFor();
  await hydrated(page);
  await page.getByText("Only incidents and maintenance that affect your server's shard").waitFor();
  await page.getByRole("figure", { name: "An example of a message" }).waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  expect(await axeFindings(page)).toEqual([]);

  const test = page.getByRole("button", { name: "Send a test message" });
  built().world.faults.set({ path: "/api/v10/webhooks/*", status: 503 });
  await test.press("Enter");
  await page.getByText("Discord didn't take the message.").waitFor();
  built().world.faults.clear();
  await hydrated(page);
  await test.press("Enter");
  await page.getByText("Sent. Have a look at your channel.").waitFor();
  expect(await channels()).toContain("This channel follows Haven");

  await announce("Shard 3 is slow", [3]);
  await announce("Shard 17 is slow", [17]);
  await expect.poll(channels).toContain("Shard 17 is slow");
  expect(await channels()).not.toContain("Shard 3 is slow");

  await page.goto(`${chat}/channels`);
  const unfollow = await page.getByRole("link", { name: "Unfollow" }).last().getAttribute("href");
  await visit(page, unfollow ?? "");
  await page.getByRole("heading", { name: "Stop the messages in this channel?" }).waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Unfollow" }).press("Enter");
  // The button is gone, and with it the focus.
  const unfollowed = page.getByRole("heading", { name: "Unfollowed" });
  await unfollowed.waitFor();
  await expect.poll(() => isFocused(unfollowed)).toBe(true);
  await expect.poll(channels).not.toContain("Delete webhook");
  await visit(page, "/status/unfollow#made-up.proof");
  await page.getByRole("button", { name: "Unfollow" }).click();
  await page.getByRole("heading", { name: "This link doesn't work" }).waitFor();
  // The refusal itself.
  expect(complaints).toEqual([expect.stringContaining("400")]);
});

it("a channel follows and is tested without script", async () => {
  const { page } = await openPage({ site, javaScript: false });
  await page.goto("/status");
  await page
    .getByRole("region", { name: "Follow in Discord" })
    .getByRole("link", { name: "Choose a channel" })
    .click();
  await page.getByRole("button", { name: "#bot-news" }).click();
  await page.getByText("You get a new message for every update.").waitFor();
  await page.getByRole("button", { name: "Send a test message" }).click();
  await page.getByText("Sent. Have a look at your channel.").waitFor();
  expect(await channels()).toContain("This channel follows Haven");
  await page.goto("/status/unfollow");
  // By its element, as searches by text pass over this one.
  await page.locator("noscript p").waitFor();
});
