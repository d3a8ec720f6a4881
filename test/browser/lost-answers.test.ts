import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  axeFindings,
  holdRequests,
  hydrated,
  RECONNECTING,
  resize,
  scrollsSideways,
  visit,
  WIDE,
} from "../support/browser.ts";
import { ownSite } from "../support/own-site.ts";
import { card, openAsManager, said, updates } from "../support/incidents-page.ts";

// Its own site, as a client may write thirty times a minute.

const built = ownSite();

const NEW = "/staff/incidents?new=incident";
const NARROW = { width: 360, height: 900 };

/** The worker has the next request, and its answer is lost. */
async function loseNextAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    path,
    async (route) => {
      await route.fetch(RECONNECTING);
      await route.abort();
    },
    { times: 1 },
  );
}

it("two quick presses, and a press after a lost answer, open one incident each", async () => {
  const { page } = await openAsManager(built().origin, 1280, null);
  const form = page.getByRole("form", { name: "New incident" });
  const fill = async (title: string) => {
    await visit(page, NEW);
    await form.getByLabel("Title").fill(title);
    await form.getByRole("textbox", { name: "Text" }).fill("The same words.");
  };
  await fill("Pressed twice");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  // The second press comes before the first is answered.
  const send = await holdRequests(page, /\/api\/staff\/incidents$/);
  await form.getByRole("button", { name: "Publish" }).dblclick();
  send();
  await card(page, "Pressed twice").waitFor();
  expect(await card(page, "Pressed twice").count()).toBe(1);
  expect(sent.filter((path) => path === "/api/staff/incidents")).toHaveLength(1);

  await fill("Lost answer");
  await loseNextAnswer(page, "**/api/staff/incidents");
  await form.getByRole("button", { name: "Publish" }).click();
  await form.getByText("We couldn't send it.").waitFor();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => form.getByLabel("Title").inputValue()).toBe("Lost answer");
  await form.getByRole("button", { name: "Publish" }).click();
  // The old list goes with the form.
  await form.waitFor({ state: "detached" });
  expect(await card(page, "Lost answer").count()).toBe(1);

  // The same words of a form that was answered are another incident.
  await fill("Lost answer");
  await form.getByRole("button", { name: "Publish" }).click();
  await page.waitForURL((url) => url.search === "");
  await expect.poll(() => card(page, "Lost answer").count()).toBe(2);
});

describe("words that were changed after a lost answer", () => {
  const isNot = "A version of this was already published";

  /** Fills the form, and loses the answer to its first press. */
  async function lose(page: Page, place: Locator, path: string, fields: [string, string][]) {
    for (const [label, text] of fields) {
      await place.getByRole("textbox", { name: label }).fill(text);
    }
    await loseNextAnswer(page, path);
    await place.getByRole("button", { name: "Publish" }).click();
    await place.getByText("We couldn't send it.").waitFor();
  }

  it("open no second incident, and correct the first", async () => {
    const { page } = await openAsManager(built().origin, NARROW.width, NEW);
    const form = page.getByRole("form", { name: "New incident" });
    const [wrong, right] = ["Muzic fails", "Music fails"];
    await lose(page, form, "**/api/staff/incidents", [
      ["Title", wrong],
      ["Text", "Voice fials."],
    ]);
    await form.getByRole("textbox", { name: "Title" }).fill(right);
    await form.getByRole("textbox", { name: "Text" }).fill("Voice fails.");
    await form.getByRole("button", { name: "Publish" }).click();
    await form.getByRole("alert").getByText(isNot).waitFor();
    await card(page, wrong).waitFor();
    expect(await card(page, right).count()).toBe(0);
    // Nobody presses it a third time without having chosen.
    expect(await form.getByRole("button", { name: "Publish", exact: true }).count()).toBe(0);
    for (const size of [WIDE, NARROW]) {
      await resize(page, size);
      expect(await axeFindings(page), `${size.width} px`).toEqual([]);
      expect(await scrollsSideways(page), `${size.width} px`).toBe(false);
    }
    await form.getByRole("button", { name: "Replace it with this text" }).click();
    // The cards move up.
    await form.waitFor({ state: "detached" });
    const published = card(page, wrong);
    const words = published.getByRole("form", { name: "Correct the text" });
    expect(await words.getByRole("textbox", { name: "Text" }).inputValue()).toBe("Voice fails.");
    await words.getByRole("button", { name: "Save" }).click();
    await said(published, "Voice fails.");
    const facts = published.getByRole("form", { name: "Correct", exact: true });
    expect(await facts.getByRole("textbox", { name: "Title" }).inputValue()).toBe(right);
    await facts.getByRole("button", { name: "Save" }).click();
    await card(page, right).waitFor();
    expect(await card(page, wrong).count()).toBe(0);
  });

  it("are another incident, or another update, where the writer says so", async () => {
    const { page } = await openAsManager(built().origin, 1280, NEW);
    const form = page.getByRole("form", { name: "New incident" });
    await lose(page, form, "**/api/staff/incidents", [
      ["Title", "Charts fail"],
      ["Text", "We look into it."],
    ]);
    await form.getByRole("textbox", { name: "Title" }).fill("Polls fail");
    await form.getByRole("button", { name: "Publish" }).click();
    await form.getByRole("button", { name: "Publish this as well" }).click();
    await card(page, "Polls fail").waitFor();
    expect(await card(page, "Charts fail").count()).toBe(1);

    const written = card(page, "Polls fail");
    await written.getByRole("button", { name: "Write an update" }).click();
    await lose(page, written, "**/api/staff/incidents/*/updates", [["Text", "A cable."]]);
    // The page has its own update by now, and so has the person.
    await page.reload();
    await hydrated(page);
    await written.getByRole("textbox", { name: "Text" }).fill("Two cables.");
    await written.getByRole("button", { name: "Publish" }).click();
    await written.getByRole("alert").getByText(isNot).waitFor();
    expect(await updates(written).getByRole("listitem").count()).toBe(2);
    await written.getByRole("button", { name: "Replace it with this text" }).click();
    const words = written.getByRole("form", { name: "Correct the text" });
    await words.getByRole("button", { name: "Save" }).click();
    await said(written, "Two cables.");
    expect(await updates(written).getByRole("listitem").count()).toBe(2);
  });
});
