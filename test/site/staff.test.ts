import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { BLACKLISTS, emptyList, listTitle, listWord } from "../../app/content/staff/blacklists.ts";
import { reads } from "../../app/contract/endpoints.ts";
import {
  breakDown,
  forget,
  gzipSize,
  heal,
  logOut,
  seen,
  signIn,
  visitAs,
} from "../support/site.ts";

/** Over the daily limit in the seed. */
const TRADER = "1002235910335522599";

let member = "";
beforeAll(async () => {
  member = await signIn("Manager");
});

afterEach(heal);

/** A page's text as a reader sees it: no tags or comments, entities resolved. */
async function read(path: string): Promise<{ status: number; text: string; html: string }> {
  const answer = await visitAs(member, path);
  const html = await answer.text();
  const text = (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "")
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ");
  return { status: answer.status, text, html };
}

/** Table rows without the head. */
function rowsOf(html: string): number {
  return (html.match(/<tr\b/g)?.length ?? 0) - 1;
}

/** Whether the filter panel is open. */
function isPanelOpen(html: string): boolean {
  const tag = /<details[^>]*"card group"[^>]*>/.exec(html)?.[0];
  return tag !== undefined && / open\b/.test(tag);
}

describe("the six blacklist pages", () => {
  it.each(BLACKLISTS)("the list $id shows its count and at most 50 rows", async ({ id, path }) => {
    const { status, text, html } = await read(`/staff/blacklist/${path}`);
    expect(status).toBe(200);
    expect(text).toContain(listTitle(id));
    const count = Number(/([\d,]+) entries found/.exec(text)?.[1]?.replace(",", ""));
    expect(count).toBeGreaterThan(10);
    expect(rowsOf(html)).toBe(Math.min(count, 50));
    expect(text).toContain("Export CSV");
  });

  it.each(BLACKLISTS)("the list $id says that it is empty in its own words", async (list) => {
    await breakDown({ path: reads[list.read].route, body: "[]" });
    const { status, text } = await read(`/staff/blacklist/${list.path}`);
    expect(status).toBe(200);
    for (const part of Object.values(emptyList(list))) expect(text).toContain(part);
  });

  it.each(BLACKLISTS)("the list $id says that it failed in its own words", async (list) => {
    await breakDown({ path: reads[list.read].route, body: "garbage" });
    const { status, text } = await read(`/staff/blacklist/${list.path}`);
    expect(status).toBe(503);
    expect(text).toContain(`Failed to fetch ${listWord(list)} blacklists. Please try again.`);
    expect(text).toContain("Try Again");
  });

  it("find the same view from the same address: search, state, order and page", async () => {
    const { text, html } = await read(
      "/staff/blacklist/user/user?q=refund&state=permanent&sort=-reason&page=1",
    );
    const found = Number(/([\d,]+) entries found/.exec(text)?.[1]?.replace(",", ""));
    expect(text).toMatch(/entries found of 3,000/);
    expect(found).toBeGreaterThan(0);
    expect(html).toContain('aria-sort="descending"');
    expect(html).toContain('value="refund"');
    const other = await read("/staff/blacklist/user/user?q=no+such+entry+anywhere");
    expect(other.text).toContain("0 entries found of 3,000");
    expect(other.text).toContain("Reset Filters");
  });

  it("a list says that it is cut, and the look-up searches all of it", async () => {
    const entry = { moderator_id: TRADER, duration: 0, reason: "Spam", timestamp: 1_700_000_000 };
    const body = Array.from({ length: 30_001 }, (_, i) => ({
      ...entry,
      user_id: String(10n ** 17n + BigInt(i)),
    }));
    await breakDown({ path: "/blacklist/user/users", body: JSON.stringify(body) });
    const { text } = await read("/staff/blacklist/user/user?q=nothing+of+the+kind");
    expect(text).toContain("Only the newest 30,000 entries are shown.");
    const lookup = await read(`/staff/lookup?id=${10n ** 17n + 30_000n}`);
    expect(lookup.text).not.toContain("entries were searched");
    expect(lookup.text).toContain("Spam");
    await heal();
    expect((await read("/staff/blacklist/user/user")).text).not.toContain("only the newest");
  });

  it("say how many rows could not be read, and call a missing length unknown", async () => {
    const entry = {
      user_id: TRADER,
      moderator_id: TRADER,
      reason: "Spam",
      timestamp: 1_700_000_000,
    };
    const body = [entry, { ...entry, duration: -60 }, { ...entry, user_id: 5 }, "row"];
    await breakDown({ path: "/blacklist/user/users", body: JSON.stringify(body) });
    const { text } = await read("/staff/blacklist/user/user");
    expect(text).toContain("2 entries found");
    expect(text).toContain("2 unreadable rows skipped.");
    expect(text).toContain("&quot;user_id&quot;:5");
    expect(text).toContain("&quot;row&quot;");
    expect(text.match(/Length unknown Unknown/g)).toHaveLength(2);
  });

  it("send 50 rows of 20,000, not the list", async () => {
    const entry = { moderator_id: TRADER, duration: 0, reason: "Spam in every channel" };
    const body = Array.from({ length: 20_000 }, (_, i) => ({
      ...entry,
      user_id: String(10n ** 17n + BigInt(i)),
      timestamp: 1_700_000_000 + i,
    }));
    await breakDown({ path: "/blacklist/user/users", body: JSON.stringify(body) });
    const { text, html } = await read("/staff/blacklist/user/user?page=400");
    expect(text).toContain("20,000 entries found");
    expect(text).toContain("Page 400 of 400");
    expect(rowsOf(html)).toBe(50);
    expect(await gzipSize(html)).toBeLessThan(60_000);
    const one = await read("/staff/blacklist/user/user?q=100000000000019999");
    expect(one.text).toContain(" 1 entries found of 20,000");
    expect(rowsOf(one.html)).toBe(1);
  });
});

describe("the economy logs", () => {
  it("show nothing before a search", async () => {
    await forget();
    const { text } = await read("/staff/logging/economy");
    expect(text).not.toMatch(/transactions found|Export CSV|No Economy Logs Found/);
    expect((await seen()).filter(({ path }) => path.startsWith("/logs"))).toEqual([]);
  });

  it.each([
    ["", "Please enter a user ID"],
    ["%20%20", "Please enter a user ID"],
    ["12", "This is not a user ID."],
    ["mira", "This is not a user ID."],
  ])("ask for a user ID instead of %j", async (user, problem) => {
    await forget();
    const { text } = await read(`/staff/logging/economy?user=${user}`);
    expect(text).toContain(problem);
    expect(text).toContain("17 to 20 digits, a mention or a link");
    expect((await seen()).filter(({ path }) => path.startsWith("/logs"))).toEqual([]);
  });

  it("show transactions, sums and the days over the transfer rule", async () => {
    const { text, html } = await read(`/staff/logging/economy?user=${TRADER}`);
    expect(text).toContain("2,000 transactions found");
    expect(text).toContain("Perhaps over the daily transfer limit of 10.000.000 on 2 days");
    expect(rowsOf(html)).toBe(50);
    expect(isPanelOpen(html)).toBe(false);
  });

  it("apply every filter of the address and leave the panel open", async () => {
    const { text, html } = await read(
      `/staff/logging/economy?user=${TRADER}&type=transfer&minAmount=3999999`,
    );
    expect(text).toContain("4 transactions found of 2,000");
    expect(isPanelOpen(html)).toBe(true);
    expect(text).toContain("Reset Filters");
  });

  it("ask the bot again, filters too, once the person has signed out", async () => {
    const view = `/staff/logging/economy?user=${TRADER}&type=transfer`;
    const asked = async () => (await seen()).filter(({ path }) => path.startsWith("/logs")).length;
    const first = await signIn("Supporter");
    await forget();
    await (await visitAs(first, view)).text();
    await (await visitAs(first, `${view}&page=2`)).text();
    expect(await asked()).toBe(1);
    expect((await logOut(first)).status).toBe(204);
    const second = await signIn("Supporter");
    await (await visitAs(second, view)).text();
    expect(await asked()).toBe(2);
  });

  it("say what failed and what is empty", async () => {
    const someone = "1002235910335522555";
    await breakDown({ path: `/logs/economy/${someone}`, status: 500 });
    const failed = await read(`/staff/logging/economy?user=${someone}`);
    expect([
      failed.status,
      failed.text.includes("Failed to fetch economy logs. Please try again."),
    ]).toEqual([503, true]);
    await breakDown({ path: `/logs/economy/${someone}`, body: "[]" });
    const empty = await read(`/staff/logging/economy?user=${someone}`);
    expect(empty.text).toContain("No Economy Logs Found");
    // A list without a readable row isn't empty either.
    const other = "1002235910335522556";
    await breakDown({ path: `/logs/economy/${other}`, body: "[5]" });
    await breakDown({ path: "/blacklist/user/users", body: '[{"user_id":5}]' });
    for (const path of [`/staff/logging/economy?user=${other}`, "/staff/blacklist/user/user"]) {
      const { text } = await read(path);
      expect(text, path).toContain("1 unreadable row skipped");
      expect(text, path).not.toMatch(/No Economy Logs|There are currently no/);
    }
  });

  it("lack the profile header when the profile cannot be read", async () => {
    const stranger = "1002235910335522598";
    await breakDown({ path: `/user/${stranger}`, status: 500 });
    const { status } = await read(`/staff/logging/economy?user=${stranger}`);
    expect(status).toBe(200);
  });
});

describe("the list of staff commands", () => {
  const CARD = /<li\b[^>]*\btabindex=/i;

  it("says that it failed in its own words and shows no command, until the bot answers again", async () => {
    await breakDown({ path: "/commands", status: 500 });
    const { status, text, html } = await read("/staff/commands");
    expect(status).toBe(503);
    expect(text).toContain("Error Loading Commands");
    expect(text).toContain("Unable to fetch commands, please try again later.");
    expect(text).toContain("Try Again");
    expect(html).not.toMatch(CARD);
    await heal();
    const healed = await read("/staff/commands");
    expect(healed.status).toBe(200);
    expect(healed.html).toMatch(CARD);
  });
});

describe("the overview", () => {
  it("greets the member, whom the bar names before any script runs", async () => {
    const { text, html } = await read("/staff/overview");
    expect(text).toMatch(/Welcome back, \w+, here you can see/);
    expect(html).toMatch(/aria-label="Account menu of [^"]/);
  });

  it("says what failed and what is empty", async () => {
    await breakDown({ path: "/activity/messages", body: "[]" });
    expect((await read("/staff/overview")).text).toContain("No Activity Data Available");
    await breakDown({ path: "/activity/messages", body: '{"not":"a list"}' });
    const failed = await read("/staff/overview");
    expect(failed.status).toBe(503);
    expect(failed.text).toContain("Failed to fetch activity data. Please try again.");
  });

  it("names a hostile member as text and says who went quiet", async () => {
    const { text, html } = await read("/staff/overview?sort=last");
    expect(html).not.toMatch(/<img src=x/);
    expect(text).toContain("&lt;img src=x onerror=");
    expect(text).toMatch(/\d+ members were silent/);
    expect(text).toContain("never active");
  });
});

describe("the look-up", () => {
  it("asks for an ID, and the bot only for one", async () => {
    await forget();
    expect((await read("/staff/lookup?id=")).text).toContain("Please enter a user or server ID");
    const { text } = await read("/staff/lookup?id=mira");
    expect(text).toContain("This is not an ID.");
    expect((await seen()).filter(({ path }) => /^\/(blacklist|logs)/.test(path))).toEqual([]);
  });

  it("shows what is in force, the economy and fifty events of one ID, and understands a mention", async () => {
    const address = `/staff/lookup?id=${encodeURIComponent(`<@${TRADER}>`)}`;
    const { text } = await read(address);
    expect(text).toMatch(/Economy total without transfers \+?-?[\d.]+,\d\d/);
    expect(text).toMatch(/Transactions 2,000 Days over the transfer limit 2/);
    // The game is one line; the team's actions are the others.
    expect(text).toMatch(/Economy [\d,]+ transactions, \d\d\.\d\d\.\d{4} to /);
    const { html } = await read(`${address}&kind=transaction`);
    expect(html.match(/aria-label="Open in its list/g)).toHaveLength(50);
  });

  it("pages through a look-up without asking the bot again, until a reload", async () => {
    const id = "1002235910335522577";
    const asked = async () =>
      (await seen()).filter(({ path }) => /^\/(blacklist|logs)/.test(path)).length;
    await forget();
    await read(`/staff/lookup?id=${id}`);
    expect(await asked()).toBe(7);
    await read(`/staff/lookup?id=${id}&page=2&kind=transaction`);
    expect(await asked()).toBe(7);
    const again = { headers: { "Cache-Control": "max-age=0" } };
    await visitAs(member, `/staff/lookup?id=${id}`, again);
    expect(await asked()).toBe(14);
    const other = await signIn("Developer");
    await visitAs(other, `/staff/lookup?id=${id}`);
    expect(await asked()).toBe(21);
  });

  it("filters, sorts and turns the pages of a list without asking the bot again, and reads it anew when opened", async () => {
    const reader = await signIn("Developer");
    const asked = async () =>
      (await seen()).filter(({ path }) => path.startsWith("/blacklist")).length;
    await forget();
    const list = "/staff/blacklist/user/user.data";
    for (const [query, times] of [
      ["", 1],
      ["?page=2", 1],
      ["?sort=reason&page=3", 1],
      ["?sort=reason&q=spam", 1],
      ["", 2],
      ["?row=5-10", 2],
    ] as const) {
      await visitAs(reader, list + query);
      expect([query, await asked()]).toEqual([query, times]);
    }
    await visitAs(reader, "/staff/blacklist/user/user?page=2");
    expect(await asked()).toBe(3);
  });

  it("finds several IDs in all lists at once, twenty times a minute, and leaves the rest of the text", async () => {
    const supporter = await signIn("Supporter");
    const query = encodeURIComponent(`${TRADER} <@1002235910335522577>, nobody`);
    await forget();
    const page = await visitAs(supporter, `/staff/lookup?ids=${query}`);
    const text = (await page.text()).replaceAll(/<!--.*?-->|<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
    expect(text).toMatch(/0 of 2 IDs have a sanction in force|1 of 2 IDs have/);
    expect(text).toContain("Not understood: nobody");
    expect((await seen()).filter(({ path }) => path.startsWith("/blacklist"))).toHaveLength(6);
    for (let i = 1; i < 20; i += 1) await visitAs(supporter, `/staff/lookup?ids=${query}`);
    const refused = await visitAs(supporter, `/staff/lookup?ids=${query}`);
    expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    expect(await refused.text()).toContain("Too many look-ups of many IDs.");
    expect((await read("/staff/lookup?ids=nobody")).text).toContain("We found no ID in this text.");
  });
});

describe("the health page", () => {
  it("tells a member which reads fail, and no body", async () => {
    await breakDown({ path: "/activity/messages", status: 418, body: "secret teapot" });
    await visitAs(member, "/api/activity/messages?server_id=1&time_range=7d");
    const { status, text } = await read("/staff/health");
    expect(status).toBe(200);
    expect(text).toMatch(/Database Answers/);
    expect(text).toMatch(
      /\/api\/activity\/messages (Failed once|Failed \d+ times|Paused, next try in \d+ s)/,
    );
    expect(text).not.toContain("teapot");
  });
});
