import { afterEach, describe, expect, it } from "vitest";
import { examine } from "../../../worker/tools/bot-api/examine.ts";
import { freePort } from "../../support/free-port.ts";
import { isGood, type Finding } from "../../../worker/tools/report/findings.ts";
import { APPLICATION } from "../world.ts";
import { few, omit, Raw, serveBot, spoil, type Change, type Served } from "./servers.ts";

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
  it("passes with the simulated services, and every path is checked", async () => {
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

  it("names skipped reads by the bot's own paths, like all others", async () => {
    const findings = await findingsOf((_, body) => (Array.isArray(body) ? [] : body));
    const skipped = findings.filter(({ outcome }) => outcome === "skip");
    expect(skipped.map(({ check, says }) => `${check} ${says}`)).toContain(
      "/logs/economy/{id} not asked: nobody's id is known to ask for",
    );
  });

  it("warns of categories that the brand does not know, whose commands are public, and of such ranks", async () => {
    const findings = await findingsOf((path, body) => {
      if (!Array.isArray(body)) return body;
      const [first] = body as object[];
      if (path === "/commands") return [...body, { ...first, name: "eval", category: "Owner " }];
      return path === "/team" ? [...body, { ...first, rank: "Cook" }] : body;
    });
    expect(failures(findings)).toEqual([]);
    expect(findings).toContainEqual({
      check: "/commands",
      outcome: "warn",
      says: expect.stringMatching(/^categories .* know: Owner\. .*shown to everybody/),
    });
    expect(findings).toContainEqual({
      check: "/team",
      outcome: "warn",
      says: "ranks that the brand does not know: Translator, Cook. They are shown as Other",
    });
  });

  it("warns of more commands than the site reads", async () => {
    const findings = await findingsOf((path, body) => {
      if (path !== "/commands" || !Array.isArray(body)) return body;
      return Array.from({ length: 2_001 }, () => body[0] as unknown);
    });
    expect(findings).toContainEqual({
      check: "/commands",
      outcome: "warn",
      says: "2001 records, and the site reads 2000 of them",
    });
  });

  it("takes ids that are numbers with all their digits, times in any form and decimal flags", async () => {
    const findings = await findingsOf((path, body) => {
      const records = few(path, body);
      const text = JSON.stringify(records, (key, value: unknown) => {
        if (typeof value === "boolean") return Number(value);
        const isTime = key === "timestamp" || key === "created";
        return isTime && typeof value === "number" ? new Date(value * 1000).toISOString() : value;
      });
      const json = text.replaceAll(/"(\w+_id)":"(\d{17,20})"/g, '"$1":$2');
      return new Raw(`\uFEFF${json}`, "application/json");
    });
    expect(failures(findings)).toEqual([]);
  });

  it("names paths whose ids have lost their last digits, once", async () => {
    const ids = { "/team": "user_id", "/avatars": "user_id", "/blacklist/server/cogs": "guild_id" };
    const rounded = spoil(ids, (record, id) => ({ ...record, [id]: Number(record[id]) }));
    expect(failures(await findingsOf(rounded))).toEqual([
      expect.stringMatching(
        /^\/team the ids look rounded: .*; also \/avatars, \/blacklist\/server\/cogs$/,
      ),
    ]);
  });

  it("names the field that has the list, once for all paths", async () => {
    const failed = failures(
      await findingsOf((_, body) => (Array.isArray(body) ? { ok: true, data: body } : body)),
    );
    expect(failed).toHaveLength(1);
    expect(failed[0]).toMatch(
      /^\/commands expected a list, got object with the list in "data": send that list alone; also .*\/shards/,
    );
  });

  it("fails a page of a longer list", async () => {
    const failed = failures(
      await findingsOf((path, body) =>
        path === "/feedback"
          ? new Raw(JSON.stringify(body), "application/json", 200, { Link: '</2>; rel="next"' })
          : body,
      ),
    );
    expect(failed).toEqual([expect.stringMatching(/^\/feedback a page of a longer list/)]);
  });

  it("names the field in camel case in place of the missing one", async () => {
    const camel = spoil({ "/shards": "shard_id" }, (record, field) => ({
      ...omit(record, field),
      shardId: record[field],
    }));
    expect(failures(await findingsOf(camel))[0]).toMatch(
      /^\/shards \[0\]\.shard_id: missing, got shardId /,
    );
  });

  it("names a wrong key and makes no further request", async () => {
    const findings = await findingsOf(undefined, "some-other-key");
    expect(findings).toHaveLength(1);
    expect(failures(findings)[0]).toMatch(/^BOT_API_KEY wrong key: .* answered 401/);
  });

  it("names an empty team list and an unreachable address", async () => {
    const empty = failures(await findingsOf((path, body) => (path === "/team" ? [] : body)));
    expect(empty).toEqual([expect.stringContaining("the team list is empty")]);
    const url = `http://127.0.0.1:${await freePort()}`;
    const { findings } = await examine({ url, key: "k" }, SAMPLE, true);
    expect(failures(findings)).toEqual(["BOT_API_URL /team cannot be reached (ECONNREFUSED)"]);
  });
});
