import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { matchesText } from "../../app/commands/filter.ts";
import { PAGE_SIZE } from "../../app/commands/search.ts";
import { reads } from "../../app/contract/endpoints.ts";
import { MOST } from "../../app/contract/most.ts";
import { commandsAnswer } from "../../worker/local/seed/commands.ts";
import {
  breakDown,
  forget,
  gzipSize,
  heal,
  seen,
  signIn,
  visit,
  visitAs,
  withoutStyles,
} from "../support/site.ts";

// Its own file: no long list has been read before the bot gets it.
//
// All files share the outside world.
afterAll(heal);

describe("100,000 pictures", () => {
  const COUNT = 100_000;
  const START = 1_700_000_000;

  /** The n-th oldest record, of realistic length. */
  function record(n: number) {
    const file = `${n.toString(16).padStart(32, "0")}.png`;
    return { id: n, user_id: `1098324755210${100_000 + n}`, avatar: file, timestamp: START + n };
  }

  beforeAll(async () => {
    const records = Array.from({ length: COUNT }, (_, i) => record((i * 7919) % COUNT));
    await breakDown({ path: "/avatars", body: JSON.stringify(records) });
  });

  it("are read once, and all pages of them have the same size", async () => {
    await forget();
    const sizes: number[] = [];
    for (const [page, newest] of [
      [1, COUNT - 1],
      [2, COUNT - 101],
      [500, COUNT - 49_901],
      [1000, 99],
    ] as const) {
      const answer = await visit(`/avatars?page=${page}`);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html.match(/<img /g)).toHaveLength(100);
      expect(html).toContain(record(newest).avatar);
      expect(html).toContain(record(newest - 99).avatar);
      expect(html.replaceAll("<!-- -->", "")).toContain(`Page ${page} of 1000`);
      sizes.push(withoutStyles(html).length);
    }
    expect(Math.max(...sizes)).toBeLessThan(250_000);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(2000);
    expect((await seen()).filter(({ path }) => path === "/avatars")).toHaveLength(1);
  });

  it("T49: the newest 5,000 are one answer for programs", async () => {
    const text = await (await visit("/api/avatars")).text();
    const pictures: { timestamp: number }[] = JSON.parse(text);
    expect(text.length).toBeLessThan(1024 * 1024);
    expect(pictures).toHaveLength(5_000);
    expect(pictures[0]?.timestamp).toBe(START + COUNT - 1);
    expect(pictures.at(-1)?.timestamp).toBe(START + COUNT - 5_000);
  });
});

describe("T54: a page of many cards", () => {
  const CODE = `{embed}$v{title: ${"**a** ".repeat(20)}}$v{description: ${"b _c_ ".repeat(40)}}`;
  /** As many as have 24,000 characters, counting a hundred more for each card. */
  const DRAWN = Math.floor(24_000 / (CODE.length + 100));

  const ID = 1_098_324_755_210_485_801n;

  beforeAll(async () => {
    const templates = Array.from({ length: 500 }, (_, i) => ({
      id: i,
      name: `${i % 2 ? "Ban" : "Kick"} ${i}`,
      image: null,
      embed: CODE,
    }));
    const reviews = Array.from({ length: 1_000 }, (_, i) => ({
      user_id: String(ID),
      message_id: String(ID - BigInt(i) * 4_000_000_000_000n),
      approved: true,
      feedback: `Review ${i}. ${"Good. ".repeat(20)}`,
    }));
    await breakDown({ path: "/templates", body: JSON.stringify(templates) });
    await breakDown({ path: "/feedback", body: JSON.stringify(reviews) });
  });

  async function documentAt(path: string): Promise<string> {
    const answer = await visit(path);
    expect(answer.status).toBe(200);
    return (await answer.text()).replaceAll("<!-- -->", "");
  }

  it("draws the first of 500 templates, by the length of their code, and says how to find the others", async () => {
    const html = await documentAt("/templates");
    expect(html.match(/aria-label="Preview of /g)).toHaveLength(DRAWN);
    const says = (words: string) => html.includes(words);
    expect(says(`Showing ${DRAWN} of 500 templates.`)).toBe(true);
    expect(says("Choose a category or search to see the rest.")).toBe(true);
    const found = await documentAt("/templates?q=Kick+498");
    expect(found.match(/aria-label="Preview of Kick 498"/g)).toHaveLength(1);
  });

  it("draws the newest 300 of 1,000 reviews", async () => {
    const html = await documentAt("/feedback");
    expect(html.match(/<blockquote/g)).toHaveLength(300);
    expect(/Showing the newest 300 of 1,000 reviews\./.test(html)).toBe(true);
  });
});

describe("more commands than the site reads", () => {
  const answer = commandsAnswer(3);
  const read = reads.commands.decode(answer).value;
  const all = read.length.toLocaleString("en");

  beforeAll(() => breakDown({ path: "/commands", body: JSON.stringify(answer) }));

  const cardsOf = (html: string) => html.match(/<li tabindex/gi)?.length ?? 0;
  const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, "|").replaceAll(/\|+/g, "|");

  async function page(path: string): Promise<string> {
    const answer = await visit(path);
    expect(answer.status).toBe(200);
    return await answer.text();
  }

  it("draws the first in its document, says how many there are, and links to the others", async () => {
    expect(answer.length).toBeGreaterThan(MOST.commands);
    const html = await page("/commands");
    expect(cardsOf(html)).toBe(PAGE_SIZE);
    const text = textOf(html);
    expect(text).toContain(`|${read.length} commands|`);
    expect(text).toContain(
      `|Showing ${PAGE_SIZE} of ${all} commands. Choose a category to see the rest.|`,
    );
    const [, rest] = html.split('<nav aria-label="Categories of other commands">');
    expect(rest).toContain('href="/commands/automod"');
  });

  it("has all that are read in its data, of every category", async () => {
    const last = read.at(-1)?.name ?? "";
    for (const path of ["/commands.data", "/commands/economy.data"]) {
      const data = await page(path);
      expect(data).toContain(`"${last}"`);
      expect(await gzipSize(data)).toBeLessThan(60_000);
    }
  });

  it("shows all commands of a category that fits, and says when one does not", async () => {
    const leveling = await page("/commands/leveling");
    expect(cardsOf(leveling)).toBeGreaterThan(30);
    expect(textOf(leveling)).not.toContain("Showing");
    expect(textOf(await page("/commands/utility"))).toContain(`Showing ${PAGE_SIZE} of `);
  });

  it("has the linked command, wherever it is", async () => {
    const html = await page("/commands?c=wouldyourather-2");
    expect(cardsOf(html)).toBe(PAGE_SIZE);
    expect(html).toMatch(
      /<li [^>]*aria-current="true"[^>]*><div><h2[^>]*><a [^>]*>wouldyourather-2</,
    );
    expect(html).toContain("<title>Haven - ;wouldyourather-2 command</title>");
    expect(textOf(await page("/commands/social?c=wouldyourather-2"))).toContain(
      "|wouldyourather-2 is listed under Fun|",
    );
  });

  it("is searched completely", async () => {
    const found = read.filter((command) => matchesText(command, "warn")).length;
    expect(found).toBeGreaterThan(5);
    expect(textOf(await page("/commands?q=warn"))).toContain(`|${found} commands|`);
    expect(textOf(await page("/commands/fun?q=warn"))).toContain(
      `|${found} commands in other categories|`,
    );
  });

  it("is whole for the staff and for programs, too", async () => {
    const cookie = await signIn("Supporter");
    const html = await (await visitAs(cookie, "/staff/commands")).text();
    expect(textOf(html)).toContain(`|${reads.staffCommands.decode(answer).value.length} commands|`);
    const { commands } = await (await visit("/commands.json")).json<{ commands: object[] }>();
    expect(commands).toHaveLength(read.length);
    expect(await (await visit("/api/commands")).json()).toHaveLength(read.length);
  });
});

describe("a bot of a thousand shards with 52,000 points behind it", () => {
  const HALF_HOUR = 1_800_000;

  /** Even spread without randomness: the same lists each time. */
  const spread = (i: number, size: number) => (i * 7_919) % size;

  beforeAll(async () => {
    const now = Math.floor(Date.now() / HALF_HOUR) * HALF_HOUR;
    const shards = Array.from({ length: 1_000 }, (_, i) => ({
      shard_id: i,
      server_count: 900 + spread(i, 211),
      member_count: 180_000 + spread(i, 60_013),
      latency: 30 + spread(i, 9_973) / 100,
      uptime: 40_000 + spread(i, 900_001),
      is_ready: i % 97 !== 5,
    }));
    const history = Array.from({ length: 52_000 }, (_, i) => ({
      timestamp: new Date(now - (51_999 - i) * HALF_HOUR).toISOString(),
      guilds: 400_000 + i * 11 + spread(i, 97),
      users: 90_000_000 + i * 1_500 + spread(i, 9_001),
      ping: 40 + spread(i, 500) / 10,
    }));
    await breakDown({ path: "/shards", body: JSON.stringify(shards) });
    await breakDown({ path: "/history", body: JSON.stringify(history) });
  });

  it.each(["24h", "all"])("has a page of at most 90 KB for %s", async (range) => {
    const answer = await visit(`/status?range=${range}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(await gzipSize(withoutStyles(html))).toBeLessThanOrEqual(90 * 1024);
    expect(html).toContain("989/1000 Shards Operational");
    expect(html.match(/data-shard=/g)).toHaveLength(1_000);
  });

  it("answers three years as one point a day, and small", async () => {
    const text = await (await visit("/api/history?range=all")).text();
    expect(JSON.parse(text)).toHaveLength(1_084 + Number(new Date(Date.now()).getUTCHours() < 8));
    expect(await gzipSize(text)).toBeLessThanOrEqual(90 * 1024);
  });
});
