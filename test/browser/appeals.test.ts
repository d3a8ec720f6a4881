import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import {
  axeFindings,
  hydrated,
  isFocused,
  openAs,
  ownId,
  PHONE,
  RECONNECTING,
  scrollsSideways,
  signInAs,
  visit,
} from "../support/browser.ts";
import { ownSite } from "../support/own-site.ts";
import { workerError } from "../support/worker-error.ts";

// Its own site: appeals stay in its database, and looks are counted.

const built = ownSite();

/** Sends a request from the signed-in person's browser. */
async function send(page: Page, path: string, body?: object): Promise<unknown> {
  const answer = await page.request.fetch(built().origin + path, {
    method: body ? "POST" : "GET",
    headers: { Origin: built().origin, "X-Requested-With": "XMLHttpRequest" },
    data: body,
    ...RECONNECTING,
  });
  return answer.json();
}

interface Entry {
  list: string;
  entry: string;
}

/** Appeals as the visitor, against a sanction of a list. */
async function appealAgainst(list: string, text: string): Promise<void> {
  const { page } = await openAs("Visitor", null, { site: built().origin });
  const { entries } = (await send(page, "/api/me/standing")) as { entries: Entry[] };
  const entry = entries.find((one) => one.list === list)?.entry;
  expect(await send(page, "/api/me/appeals", { list, entry, text })).toHaveProperty("id");
}

// The bot blocks two members from all of it. Before any look: isolates share lists for 30 s.
beforeAll(async () => {
  for (const rank of ["Supporter", "Moderator"] as const) {
    const { page } = await openAs(rank, null, { site: built().origin });
    const given = { moderator_id: "1", duration: 0, reason: "x", timestamp: 1_790_000_000 };
    await built().world.bot.request("/__blacklist/user/users", {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ user_id: await ownId(page), ...given }),
    });
  }
});

/** Removes all rows about an ID from a list of the bot. */
async function lift(list: string, id: string): Promise<void> {
  await built().world.bot.request(`/__blacklist/${list}?id=${id}`, { method: "DELETE" });
}

async function visitorId(): Promise<string> {
  return ownId((await openAs("Visitor", null, { site: built().origin })).page);
}

const main = (page: Page) => page.locator("main");

/** The focused element's name; never the start of the document. */
const focused = (page: Page) =>
  page.evaluate(() => [document.activeElement?.id, document.activeElement?.textContent]);

describe("the team's queue of appeals", () => {
  it("leads from the oldest appeal to a question, an answer and a decision", async () => {
    await appealAgainst("user-cog", "It was my brother, who has his own account now.");
    const { page, complaints } = await openAs("Moderator", "/staff/appeals", {
      site: built().origin,
      timezone: "Europe/Berlin",
    });
    await page.getByRole("link", { name: "Open 1" }).waitFor();
    await page.getByRole("link", { name: "Appeals 1 open" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("link", { name: /^User Cog Blacklist: / }).click();
    await page.getByText("It was my brother, who has his own account now.").waitFor();

    await page.getByRole("button", { name: "Claim" }).click();
    await expect.poll(() => focused(page)).toEqual(["", "Give back"]);
    await page.getByRole("button", { name: "Ask a question" }).click();
    await page.getByText("Write them a reply first.").waitFor();
    await page.getByLabel("Your reply").fill("Since when does he have it?");
    await page.getByRole("button", { name: "Ask a question" }).click();
    await main(page).getByRole("listitem").getByText("Since when does he have it?").waitFor();
    await main(page).getByText("Waiting for reply", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Appeals", exact: true }).waitFor();
    await expect.poll(() => page.getByLabel("Your reply").inputValue()).toBe("");
    expect(await axeFindings(page)).toEqual([]);

    // A double press decides nothing: the confirmation is elsewhere, and has the focus.
    await page.getByRole("button", { name: "Accept" }).dblclick();
    const question = page.getByText("You can't undo this.");
    await expect.poll(() => isFocused(question)).toBe(true);
    await page.getByRole("button", { name: "Not yet" }).click();
    await page.getByRole("button", { name: "Ask a question" }).waitFor();
    await page.getByRole("button", { name: "Accept" }).click();
    await page.getByRole("button", { name: "Yes, accept it" }).click();
    // The bot has the row still, then not any more.
    await page.getByText("Take the sanction off the list with the bot").waitFor();
    await main(page)
      .getByText("On the list now", { exact: true })
      .locator("xpath=following-sibling::dd")
      .getByText("Yes")
      .waitFor();
    await page.getByRole("link", { name: "All appeals" }).click();
    await page.getByRole("link", { name: "To lift 1" }).click();
    await lift("user/cogs", await visitorId());
    await page.getByRole("link", { name: /^User Cog Blacklist: / }).click();
    await page.getByText("No, it has been lifted or has run out").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Lifted" }).click();
    await page.getByText("This appeal has been decided.").waitFor();
    expect((await focused(page))[0]).toBe("main");
    expect(complaints).toEqual([]);
  });

  it("shows the first decision to a second person who was slower", async () => {
    await appealAgainst("user-command", "I did not know the rule, and I am sorry.");
    const { page: first } = await openAs("Moderator", "/staff/appeals", { site: built().origin });
    await first.getByRole("link", { name: /^User Command Blacklist: / }).click();
    await first.waitForURL(/appeals\/\w{12}$/);
    const { pathname } = new URL(first.url());
    const { page: second } = await openAs("Manager", pathname, { site: built().origin });
    await first.getByLabel("Your reply").fill("Welcome back.");
    // An answer that is not the site's own, as of a network that wants a login, is no success.
    await first.route("**/api/staff/appeals/*", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Login</title>" }),
    );
    await first.getByRole("button", { name: "Accept" }).click();
    await first.getByRole("button", { name: "Yes, accept it" }).click();
    await first.getByText("We didn't get an answer.").waitFor();
    await first.unroute("**/api/staff/appeals/*");
    await first.getByRole("button", { name: "Accept" }).click();
    await first.getByRole("button", { name: "Yes, accept it" }).click();
    await first.getByText("Take the sanction off the list with the bot").waitFor();
    await second.getByLabel("Your reply").fill("No.");
    await second.getByRole("button", { name: "Decline" }).click();
    await second.getByRole("button", { name: "Yes, decline it" }).click();
    // The page shows what the first has decided.
    await second.getByRole("listitem").getByText("Welcome back.").waitFor();
    await second.getByText("Take the sanction off the list with the bot").waitFor();
    expect(await second.getByRole("button", { name: "Decline" }).count()).toBe(0);
  });

  it("fits a phone", async () => {
    const { page } = await openAs("Moderator", "/staff/appeals?view=accepted", {
      site: built().origin,
      ...PHONE,
    });
    expect(await scrollsSideways(page)).toBe(false);
    await page
      .getByRole("link", { name: /Blacklist: / })
      .first()
      .click();
    await page.getByRole("heading", { name: "The sanction" }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
  });
});

describe("the person", () => {
  it("writes an appeal once, keeps it over a reload, answers a question and reads the decision", async () => {
    const { page, complaints } = await openAs("Supporter", "/me/standing", {
      site: built().origin,
      timezone: "Asia/Tokyo",
    });
    await page.getByRole("button", { name: "Appeal" }).click();
    const form = page.getByRole("form", { name: "Your appeal" });
    await form.getByRole("button", { name: "Send the appeal" }).click();
    await form.getByText("Please write a little more").waitFor();
    await form.getByRole("textbox").first().fill("Somebody else used my account that week.");
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: "Check" }).click();
    // Its draft opens the form.
    await expect
      .poll(() => form.getByRole("textbox").first().inputValue())
      .toBe("Somebody else used my account that week.");
    // First a network's login page answers; then the site takes the appeal, but its answer is lost.
    let sent = 0;
    const pressedTwice = Promise.withResolvers<void>();
    await page.route("**/api/me/appeals", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      sent += 1;
      if (sent === 1) return route.fulfill({ contentType: "text/html", body: "<!doctype html>" });
      const answer = await route.fetch(RECONNECTING);
      if (sent > 2) return route.fulfill({ response: answer });
      await pressedTwice.promise;
      return route.abort();
    });
    const lost = form.getByRole("alert").getByText("We didn't get an answer");
    await form.getByRole("button", { name: "Send the appeal" }).click();
    await lost.waitFor();
    await form.getByRole("button", { name: "Send the appeal" }).dblclick();
    await expect.poll(() => sent).toBe(2);
    pressedTwice.resolve();
    await lost.waitFor();
    expect(sent).toBe(2);
    await form.getByRole("button", { name: "Send the appeal" }).click();
    const own = page.getByRole("article").filter({ hasText: "Somebody else used my account" });
    await own.getByText("Received").waitFor();
    expect(sent).toBe(3);
    await page.unroute("**/api/me/appeals");
    complaints.length = 0;
    await form.waitFor({ state: "detached" });

    const { page: team } = await openAs("Developer", "/staff/appeals", { site: built().origin });
    await team.getByRole("link", { name: "User Blacklist", exact: true }).last().click();
    await team.getByLabel("Your reply").fill("Which week?");
    await team.getByRole("button", { name: "Ask a question" }).click();
    await team.getByRole("listitem").getByText("Which week?").waitFor();

    await page.reload();
    await hydrated(page);
    await own.getByText("A question for you").waitFor();
    await own.getByLabel("Your answer").fill("The first of November.");
    await page.reload();
    await hydrated(page);
    await expect
      .poll(() => own.getByLabel("Your answer").inputValue())
      .toBe("The first of November.");
    await own.getByRole("button", { name: "Send the answer" }).click();
    await own.getByText("Being read").waitFor();
    expect((await focused(page))[0]).toBe("main");
    expect(await axeFindings(page)).toEqual([]);

    await team.reload();
    await hydrated(team);
    await team.getByRole("listitem").getByText("The first of November.").waitFor();
    await team.getByLabel("Your reply").fill("It stays as it is.");
    await team.getByRole("button", { name: "Decline" }).click();
    await team.getByRole("button", { name: "Yes, decline it" }).click();
    await team.getByText("This appeal has been decided.").waitFor();
    await team.getByRole("link", { name: "All appeals" }).click();
    await team.getByRole("link", { name: "Ended", exact: true }).click();
    await team.getByRole("columnheader", { name: "Decided by" }).waitFor();
    await team.getByRole("row").filter({ hasText: "Declined" }).getByText("Juniper").waitFor();
    await page.reload();
    await hydrated(page);
    await own.getByText("It stays as it is.").waitFor();
    await own.getByText(/You can appeal again from/).waitFor();
    expect(await own.innerText()).not.toContain("Juniper");
    expect(complaints).toEqual([]);
  });

  it("learns of a sign-in that is too old before writing, and finds the draft after a new one", async () => {
    const { page } = await openAs("Moderator", "/me/standing", { site: built().origin });
    const appeal = page.getByRole("button", { name: "Appeal" });
    await appeal.waitFor();
    // The page was left open for a day.
    await page.route("**/api/me/appeals", (route) => route.fulfill(workerError("sign_in_again")));
    await appeal.click();
    const form = page.getByRole("form", { name: "Your appeal" });
    const notice = form.getByRole("alert");
    await notice.getByText("What you write here stays in this browser").waitFor();
    const words = form.getByRole("textbox").first();
    expect(await isFocused(words)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await words.fill("I was away that week.");
    await page.unroute("**/api/me/appeals");
    await notice.getByRole("link", { name: "Sign in again" }).click();
    await page.getByRole("button", { name: /\(Moderator\)$/ }).click();
    await page.waitForURL("**/me/standing");
    await hydrated(page);
    await page.getByRole("button", { name: "Check" }).click();
    await expect.poll(() => words.inputValue()).toBe("I was away that week.");
    expect(await notice.count()).toBe(0);
  });

  it("offers another appeal for a sanction in force when the last one is done", async () => {
    const { page, complaints } = await openAs("Moderator", null, { site: built().origin });
    const { entries } = (await send(page, "/api/me/standing")) as { entries: Entry[] };
    const [{ list, entry } = { list: "", entry: "" }] = entries;
    const at = new Date(0).toISOString();
    const none = { server: null, target: null, due: null, again: null };
    const done = { ...none, id: "k3q9z7m2p4rt", kind: "sanction", list, entry, state: "done" };
    const messages = [{ from: "you", text: "It was late that week.", at }];
    await page.route("**/api/me/appeals", (route) =>
      route.fulfill({ json: [{ ...done, at, changed: at, messages }] }),
    );
    await visit(page, "/me/standing");
    await page.getByRole("button", { name: "Appeal" }).click();
    await page.getByRole("form", { name: "Your appeal" }).waitFor();
    const own = page.getByRole("article").filter({ hasText: "It was late that week." });
    await own.getByText("If you're still blocked").waitFor();
    expect(complaints).toEqual([]);
  });

  it("asks for deletion after a second press, and withdraws it", async () => {
    const { page, complaints } = await openAs("Supporter", "/me", {
      site: built().origin,
      ...PHONE,
    });
    const deletion = page.getByRole("region", { name: "Delete my data" });
    const ask = deletion.getByRole("button", { name: "Ask for deletion" });
    await ask.click();
    await deletion.getByRole("button", { name: "Not now" }).click();
    await expect.poll(() => focused(page)).toEqual(["", "Ask for deletion"]);
    await ask.click();
    await deletion.getByRole("textbox").fill("Mine alone.");
    await page.context().clearCookies();
    await signInAs(page, "Moderator", "/me");
    await ask.click();
    // T31: a shared browser's next person sees no words of the one before.
    expect(await deletion.getByRole("textbox").inputValue()).toBe("");
    await deletion.getByRole("button", { name: "Yes, ask the team" }).click();
    const request = deletion.getByRole("article");
    await request.getByText("Received").waitFor();
    await request.getByText("The team will do it by").waitFor();
    expect((await focused(page))[0]).toBe("main");
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await deletion.getByRole("button", { name: "Withdraw it" }).click();
    await request.getByText("Withdrawn").waitFor();
    expect((await focused(page))[0]).toBe("main");
    expect(complaints).toEqual([]);
  });
});

describe("the team's deletion requests", () => {
  it("are in the queue of appeals with their deadline, and end with a message to the person", async () => {
    const { page: visitor } = await openAs("Visitor", null, { site: built().origin });
    await send(visitor, "/api/me/appeals", { kind: "deletion" });
    const { page, complaints } = await openAs("Manager", "/staff/appeals?kind=deletion", {
      site: built().origin,
    });
    const row = page.getByRole("row").filter({ hasText: "Deletion request" });
    await row.getByText(/^due /).waitFor();
    await row.getByRole("link", { name: "Deletion request" }).click();
    await page.getByRole("heading", { name: "The request" }).waitFor();
    expect(await page.getByRole("button", { name: "Accept" }).count()).toBe(0);
    await page.getByLabel("Your reply").fill("Nothing is kept any more.");
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await hydrated(page);
    const reply = page.getByLabel("Your reply");
    await expect.poll(() => reply.inputValue()).toBe("Nothing is kept any more.");
    await page.getByRole("button", { name: "Deleted" }).dblclick();
    await expect.poll(() => isFocused(page.getByText("You can't undo this."))).toBe(true);
    await page.getByRole("button", { name: "Yes, it's deleted" }).click();
    await page.getByText("This appeal has been decided.").waitFor();
    await page.getByRole("listitem").getByText("Nothing is kept any more.").waitFor();
    expect(complaints).toEqual([]);
  });
});
