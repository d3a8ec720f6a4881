import { afterEach, describe, expect, it } from "vitest";
import { examine } from "../../tools/bot-api/examine.ts";
import { freePort } from "../../../worker/local/ports.ts";
import { isGood, type Finding } from "../../tools/report/findings.ts";
import { APPLICATION } from "../world.ts";
import { omit, Raw, serveBot, spoil, type Change, type Served } from "./servers.ts";

let bot: Served | null = null;
afterEach(async () => {
  await bot?.stop();
  bot = null;
});

const SAMPLE = { staffServerId: "914857203355312148" };

async function findingsOf(change?: Change, key?: string, strict = true): Promise<Finding[]> {
  bot = await serveBot(change);
  const source = { url: bot.url, key: key ?? APPLICATION.apiKey };
  return (await examine(source, SAMPLE, strict)).findings;
}

function failures(findings: readonly Finding[]): string[] {
  return findings
    .filter(({ outcome }) => outcome === "fail")
    .map(({ check, says }) => `${check} ${says}`);
}

describe("a bot API against the contract", () => {
  it("passes when it is the local outside world, with every path looked at", async () => {
    const findings = await findingsOf();
    expect(failures(findings)).toEqual([]);
    expect(isGood(findings)).toBe(true);
    const paths = findings.map(({ check }) => check.replace(/\?.*/, ""));
    for (const path of ["/commands", "/history", "/shards", "/templates", "/team", "/feedback"])
      expect(paths).toContain(path);
    expect(paths.filter((path) => path === "/activity/messages")).toHaveLength(4);
    expect(paths.filter((path) => path.startsWith("/blacklist/"))).toHaveLength(6);
    expect(paths.some((path) => /^\/avatars\/\d+$/.test(path))).toBe(true);
  });

  it("names every path whose ids are numbers", async () => {
    const ids = {
      "/team": "user_id",
      "/feedback": "message_id",
      "/avatars": "user_id",
      "/blacklist/user/users": "moderator_id",
      "/blacklist/server/cogs": "guild_id",
    };
    const numbers = spoil(ids, (record, id) => ({ ...record, [id]: Number(record[id]) }));
    const failed = failures(await findingsOf(numbers));
    expect(failed).toHaveLength(Object.keys(ids).length);
    Object.entries(ids).forEach(([path, id], i) => {
      expect(failed[i]).toMatch(
        new RegExp(
          `^${path} \\[0\\]\\.${id}: expected string, got \\d+ \\((\\d+) of \\1 records\\)$`,
        ),
      );
    });
  });

  it("names every path that lacks a field, even one the site could do without", async () => {
    const fields = {
      "/commands": "description",
      "/history": "ping",
      "/shards": "is_ready",
      "/templates": "embed",
      "/team": "socials",
      "/blacklist/user/cogs": "cog",
    };
    const without = spoil(fields, (record, field) => omit(record, field));
    const failed = failures(await findingsOf(without));
    expect(failed.map((line) => line.replace(/ \(.*/, ""))).toEqual(
      Object.entries(fields).map(([path, field]) => `${path} [0].${field}: missing`),
    );
  });

  it("names the place inside a record", async () => {
    const failed = failures(
      await findingsOf((path, body) =>
        path.startsWith("/user/") ? { ...(body as object), activity: { name: 7 } } : body,
      ),
    );
    expect(failed).toHaveLength(1);
    expect(failed[0]).toMatch(/^\/user\/\d+ activity\.name: expected string, got 7$/);
  });

  it("tells a web page, broken text and a record for a list from JSON lists", async () => {
    const failed = failures(
      await findingsOf((path, body) => {
        if (path === "/commands") return new Raw("<!doctype html><html></html>", "text/html");
        if (path === "/shards") return new Raw('{"shards": [', "application/json");
        return path === "/team" ? { members: body } : body;
      }),
    );
    expect(failed).toEqual([
      "/commands expected JSON, got text/html (a web page)",
      "/shards expected JSON, got text that is none",
      expect.stringContaining("/team expected a list, got object"),
    ]);
  });

  it("names a wrong key and asks for nothing more", async () => {
    const findings = await findingsOf(undefined, "some-other-key");
    expect(findings).toHaveLength(1);
    expect(failures(findings)[0]).toMatch(/^BOT_API_KEY wrong key: .* answered 401/);
  });

  it("names an empty team list and an address where nobody listens", async () => {
    const empty = failures(await findingsOf((path, body) => (path === "/team" ? [] : body)));
    expect(empty).toEqual([expect.stringContaining("the team list is empty")]);
    const url = `http://127.0.0.1:${await freePort()}`;
    const { findings } = await examine({ url, key: "k" }, SAMPLE, true);
    expect(failures(findings)).toEqual(["BOT_API_URL /team cannot be reached (ECONNREFUSED)"]);
  });

  it("forgives few spoilt records in a long list, and no more", async () => {
    const every = (nth: number): Change => {
      let at = 0;
      return spoil({ "/history": "guilds" }, (record) =>
        at++ % nth === 0 ? { ...record, guilds: null } : record,
      );
    };
    expect(failures(await findingsOf(every(11)))).toEqual([]);
    await bot?.stop();
    expect(failures(await findingsOf(every(9)))).toHaveLength(1);
  });
});
