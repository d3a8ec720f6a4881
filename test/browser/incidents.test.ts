import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  axeFindings,
  hydrated,
  isFocused,
  openAs,
  openPage,
  PHONE,
  scrollsSideways,
  visit,
} from "../support/browser.ts";
import { startBuiltSite, type BuiltSite } from "../support/built-site.ts";
import { outOfReach } from "../support/reach.ts";
import { card, openAsManager, said, updates } from "../support/incidents-page.ts";
import { workerError } from "../support/worker-error.ts";

// Its own site: the team's writes stay in its database.

let built: BuiltSite;
let site = "";
beforeAll(async () => {
  built = await startBuiltSite();
  site = built.origin;
  // Announces the recorded outage.
  await built.runCron();
});
afterAll(() => built.stop());

it("an incident from its opening to its postmortem, with messages to followers", async () => {
  const { page, complaints } = await openAsManager(site, 1280);
  await page.getByRole("heading", { name: "Opened automatically" }).waitFor();
  await updates(card(page, "Offline in 4% of servers").first())
    .getByText(/in about 1,000 servers .* Shard 17 doesn't answer\.$/)
    .waitFor();
  await page.getByRole("link", { name: "New incident" }).click();
  const form = page.getByRole("form", { name: "New incident" });
  await expect.poll(() => isFocused(form.getByLabel("Title"))).toBe(true);
  await form.getByRole("button", { name: "Publish" }).click();
  await form.getByText("Write a title of 1 to 120 characters.").waitFor();
  expect(await isFocused(form.getByLabel("Title"))).toBe(true);
  await form.getByLabel("Title").fill("Music is silent");
  await form.getByLabel("Impact").selectOption("major");
  await form.getByLabel("Affected shards").fill("3, 17");
  await form.getByLabel("Text").fill("Voice connections fail.\nWe look into it.");
  const preview = form.getByRole("region", { name: "Preview" });
  expect(await preview.innerText()).toMatch(/Music is silent[^]*Voice connections[^]*Shards 3, 17/);

  await page.reload();
  await hydrated(page);
  await expect.poll(() => form.getByLabel("Title").inputValue()).toBe("Music is silent");
  expect(await form.getByLabel("Text").inputValue()).toContain("\nWe look into it.");
  expect(await axeFindings(page)).toEqual([]);
  await form.getByRole("button", { name: "Publish" }).click();
  const written = card(page, "Music is silent");
  await written.getByText("by Marlow").waitFor();
  expect(new URL(page.url()).search).toBe("");
  await page.getByRole("link", { name: "New incident" }).click();
  expect(await form.getByLabel("Title").inputValue()).toBe("");

  for (const [state, text] of [
    ["Resolved", "It is over."],
    ["Postmortem", "A cable was cut."],
  ] as const) {
    await written.getByRole("button", { name: /^Write (an update|a postmortem)$/ }).click();
    await written.getByLabel("State").selectOption({ label: state });
    await written.getByLabel("Text").fill(text);
    await written.getByRole("button", { name: "Publish" }).click();
    await updates(written).getByText(text).waitFor();
    expect(await isFocused(written.getByRole("button", { name: "Write a postmortem" }))).toBe(true);
  }
  expect(complaints).toEqual([]);

  const { page: reader, complaints: others } = await openPage({ site, ...PHONE });
  await visit(reader, "/status");
  const past = reader.getByRole("region", { name: "Incidents", exact: true });
  await past.getByText("Postmortem").click();
  await past.getByText("A cable was cut.").waitFor();
  expect(await scrollsSideways(reader)).toBe(false);
  expect(await outOfReach(reader)).toEqual([]);
  await past.getByRole("link", { name: "Music is silent" }).click();
  await reader.getByRole("heading", { name: "Music is silent", level: 1 }).waitFor();
  await hydrated(reader);
  expect(await updates(reader).innerText()).toMatch(
    /Resolved[^]*It is over\.[^]*Investigating[^]*Voice connections fail\./,
  );
  expect(await axeFindings(reader)).toEqual([]);
  expect(others).toEqual([]);
});

it("F47: the second of two writers is shown the update of the first, and loses no text", async () => {
  const { page: first } = await openAsManager(site, 1280);
  const { page: second, complaints } = await openAs("Developer", "/staff/incidents", {
    site,
    ...PHONE,
  });
  const write = async (page: Page, text: string) => {
    const automatic = card(page, "Offline in 4% of servers").first();
    await automatic.getByRole("button", { name: "Write an update" }).click();
    await automatic.getByLabel("Text").fill(text);
    return automatic;
  };
  const mine = await write(second, "The database is slow.");
  const theirs = await write(first, "The network is slow.");
  await theirs.getByRole("button", { name: "Publish" }).click();
  await updates(theirs).getByText("The network is slow.").waitFor();

  await mine.getByRole("button", { name: "Publish" }).click();
  await mine.getByRole("alert").getByText("Somebody else has posted since").waitFor();
  await updates(mine).getByText("The network is slow.").waitFor();
  expect(await mine.getByLabel("Text").inputValue()).toBe("The database is slow.");
  expect(await scrollsSideways(second)).toBe(false);
  await mine.getByRole("button", { name: "Publish" }).click();
  await updates(mine).getByText("The database is slow.").waitFor();
  expect(await updates(mine).getByRole("listitem").count()).toBe(3);
  // The refusal itself; nothing else went wrong.
  expect(complaints).toEqual([expect.stringContaining("409")]);
});

it("maintenance is planned in the writer's time zone and shown in the reader's", async () => {
  const { page } = await openAsManager(site, 390);
  await page.getByRole("link", { name: "Plan maintenance" }).click();
  const form = page.getByRole("form", { name: "Plan maintenance" });
  await form.getByLabel("Title").fill("A new database");
  await form.getByLabel("Begins").fill("2090-12-01T20:00");
  await form.getByLabel("Ends").fill("2090-12-01T19:00");
  await form.getByLabel("Text").fill("Commands that save something answer slowly.");
  await form.getByRole("button", { name: "Publish" }).click();
  await form.getByText("Give an end after the start").waitFor();
  await form.getByLabel("Ends").fill("2090-12-01T21:30");
  expect(await form.getByRole("region", { name: "Preview" }).innerText()).toContain(
    "Dec 2, 2090, 01:00 UTC",
  );
  expect(await scrollsSideways(page)).toBe(false);
  await form.getByRole("button", { name: "Publish" }).click();
  await card(page, "A new database").waitFor();

  const plain = await openPage({ site, javaScript: false });
  // The page is kept for five seconds.
  await expect
    .poll(async () => {
      await plain.page.goto("/status");
      return plain.page.getByRole("region", { name: "Planned maintenance" }).count();
    })
    .toBe(1);
  const { page: reader, complaints } = await openPage({ site, timezone: "Asia/Tokyo" });
  await visit(reader, "/status");
  const planned = reader.getByRole("region", { name: "Planned maintenance" });
  expect(await planned.innerText()).toMatch(/Dec 2, 2090, 01:00 – 02:30/);
  await planned.getByText("Sat, Dec 2, 10:00 to 11:30, your time").waitFor();
  expect(await outOfReach(reader)).toEqual([]);
  expect(await axeFindings(reader)).toEqual([]);
  expect(complaints).toEqual([]);
});

/** Opens an incident through the form; answers its card. */
async function announced(page: Page, title: string, text: string): Promise<Locator> {
  await visit(page, "/staff/incidents?new=incident");
  const form = page.getByRole("form", { name: "New incident" });
  await form.getByLabel("Title").fill(title);
  await form.getByRole("textbox", { name: "Text" }).fill(text);
  await form.getByRole("button", { name: "Publish" }).click();
  const written = card(page, title);
  await written.waitFor();
  return written;
}

describe("a correction", () => {
  it("of facts and words is shown to all, on a phone", async () => {
    const { page, complaints } = await openAsManager(site, 360, null);
    const title = "Muzic is silent";
    const written = await announced(page, title, "Voice fials.");
    await written.getByRole("button", { name: "Correct", exact: true }).click();
    const facts = written.getByRole("form", { name: "Correct", exact: true });
    expect(await facts.getByLabel("Title").inputValue()).toBe(title);
    await facts.getByLabel("Title").fill("");
    await facts.getByRole("button", { name: "Save" }).click();
    await facts.getByText("Write a title of 1 to 120 characters.").waitFor();
    expect(await isFocused(facts.getByLabel("Title"))).toBe(true);
    const right = "Music is heard";
    await facts.getByLabel("Title").fill(right);
    await facts.getByLabel("Impact").selectOption("critical");
    await facts.getByLabel("Affected shards").fill("0-3, 17");
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await facts.getByRole("button", { name: "Save" }).click();
    const corrected = card(page, right);
    await corrected.getByText(/Critical impact · Shards 0–3, 17 ·/).waitFor();
    expect(await corrected.getByRole("button", { name: "Correct the text" }).count()).toBe(0);
    await corrected.getByRole("button", { name: "Correct", exact: true }).click();
    await corrected.getByRole("button", { name: "Correct the text" }).click();
    const words = corrected.getByRole("form", { name: "Correct the text" });
    await words.getByRole("textbox", { name: "Text" }).fill("Voice fails.");
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await words.getByRole("button", { name: "Save" }).click();
    await said(corrected, "Voice fails.");
    const toggle = corrected.getByRole("button", { name: "Correct the text" });
    expect(await isFocused(toggle)).toBe(true);
    await corrected.getByText("Earlier text").click();
    await corrected.getByText("Voice fials.").waitFor();
    expect(complaints).toEqual([]);

    const { page: reader } = await openPage({ site, width: 360 });
    const own = await corrected.getByRole("link", { name: right }).getAttribute("href");
    await reader.goto(own!.replace("/staff/", "/status/"));
    await reader.getByRole("heading", { name: right, level: 1 }).waitFor();
    await expect
      .poll(() => updates(reader).innerText())
      .toMatch(/Investigating[^]*· edited \d+ \w+ ago\s+Voice fails\./);
    expect(await reader.content()).not.toContain("fials");
  });

  it("survives a lost connection, a reload, ended rights and somebody else's correction", async () => {
    const { page } = await openAsManager(site, 1280, null);
    const written = await announced(page, "Slow pages", "They are slw.");
    const write = async (place: Locator, text: string) => {
      await place.getByRole("button", { name: "Correct", exact: true }).click();
      await place.getByRole("button", { name: "Correct the text" }).click();
      await place.getByRole("textbox", { name: "Text" }).fill(text);
    };
    const save = (place: Locator) =>
      place
        .getByRole("form", { name: "Correct the text" })
        .getByRole("button", { name: "Save" })
        .click();
    await write(written, "They are slow.");
    const path = "**/api/staff/incidents/*/updates/*";
    await page.route(path, (route) => route.abort(), { times: 1 });
    await save(written);
    await written.getByText("We couldn't send it. Your text is still here").waitFor();
    await page.reload();
    await hydrated(page);
    expect(await written.getByRole("textbox", { name: "Text" }).inputValue()).toBe(
      "They are slow.",
    );

    await page.route(path, (route) => route.fulfill(workerError("sign_in_again")), { times: 1 });
    await save(written);
    await written.getByRole("link", { name: "Sign in again" }).waitFor();
    expect(await written.getByRole("textbox", { name: "Text" }).inputValue()).toBe(
      "They are slow.",
    );

    const { page: other } = await openAs("Developer", "/staff/incidents", { site, width: 1280 });
    const theirs = card(other, "Slow pages");
    await write(theirs, "They are very slow.");
    await save(theirs);
    await said(theirs, "They are very slow.");
    await save(written);
    await written.getByRole("alert").getByText("Somebody else has posted since").waitFor();
    await said(written, "They are very slow.");
    expect(await written.getByRole("textbox", { name: "Text" }).inputValue()).toBe(
      "They are slow.",
    );
    await save(written);
    await said(written, "They are slow.");
    await written.getByText("2 earlier texts").waitFor();
  });

  it("that withdraws says what it does, and takes the incident from the page", async () => {
    const { page, complaints } = await openAsManager(site, 360, null);
    const written = await announced(page, "By mistake", "Nothing is wrong.");
    expect(await written.getByRole("button", { name: "Withdraw" }).count()).toBe(0);
    await written.getByRole("link", { name: "By mistake" }).click();
    await page.getByRole("link", { name: "All incidents" }).waitFor();
    const link = await written.getByRole("link", { name: "By mistake" }).getAttribute("href");
    // One form at a time; each gives the focus back to the button that opened it.
    const pressed = written.locator("button[aria-expanded='true']");
    for (const name of ["Write an update", "Correct"]) {
      await written.getByRole("button", { name, exact: true }).click();
      expect(await pressed.allInnerTexts()).toEqual([name]);
      expect(await written.locator("form").count()).toBe(1);
    }
    await written.getByRole("button", { name: "Cancel" }).click();
    expect(await isFocused(written.getByRole("button", { name: "Correct", exact: true }))).toBe(
      true,
    );
    expect(await pressed.count()).toBe(0);
    expect(await written.locator("form").count()).toBe(0);
    await written.getByRole("button", { name: "Withdraw", exact: true }).click();
    expect(await pressed.allInnerTexts()).toEqual(["Withdraw"]);
    await written.getByText(/Followers who got a message about it get one more line/).waitFor();
    await written.getByText(/its address says that you withdrew it \(410\)/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await written.getByRole("button", { name: "Withdraw the incident" }).click();
    await page.getByText("The team has withdrawn it, or the address is wrong.").waitFor();
    expect(await isFocused(page.locator("#main"))).toBe(true);
    // The answer of a withdrawn incident's page.
    expect(complaints).toEqual([expect.stringContaining("410")]);
    expect((await page.goto(link!))?.status()).toBe(410);
  });
});

it("a card that an update moves below others stays in sight, on a phone", async () => {
  const { page, complaints } = await openAs("Manager", null, { site, ...PHONE });
  await announced(page, "Images are late", "They take a minute.");
  await announced(page, "Logs are late", "They take an hour.");
  const newest = await announced(page, "Roles are late", "They take a day.");
  await newest.getByRole("button", { name: "Write an update" }).click();
  await newest.getByLabel("State").selectOption({ label: "Resolved" });
  await newest.getByRole("textbox", { name: "Text" }).fill("They take a second.");
  await newest.getByRole("button", { name: "Publish" }).click();
  await said(newest, "They take a second.");
  // Ended ones come after all open ones.
  const titles = page.getByRole("article").getByRole("heading", { level: 3 });
  const at = async (title: string) => (await titles.allInnerTexts()).indexOf(title);
  expect(await at("Roles are late")).toBeGreaterThan(await at("Images are late"));
  const toggle = newest.getByRole("button", { name: "Write a postmortem" });
  expect(await isFocused(toggle)).toBe(true);
  const isInSight = () =>
    toggle.evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  await expect.poll(isInSight).toBe(true);

  await page.reload();
  await hydrated(page);
  expect(await newest.count()).toBe(0);
  await page.getByRole("link", { name: "Roles are late" }).click();
  await newest.getByRole("button", { name: "Write a postmortem" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
