import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSettings } from "../../../worker/local/settings.ts";
import { lookAtConfiguration } from "../../tools/doctor/configuration.ts";
import { clockFinding } from "../../tools/doctor/clock.ts";
import { bitsOf } from "../../tools/doctor/secrets.ts";
import { asJson, asText, isGood, type Finding } from "../../tools/report/findings.ts";
import { APPLICATION } from "../world.ts";
import { few, omit, Raw, serveBot, serveChat, spoil, type Served } from "./servers.ts";

const TOML = `name = "haven"
compatibility_date = "2026-08-15"
[[kv_namespaces]]
binding = "CACHE"
id = "00000000000000000000000000000001"
[[kv_namespaces]]
binding = "SESSIONS"
id = "00000000000000000000000000000002"
`;
const OWN_IDS = TOML.replace(/0{31}1/, "a".repeat(32)).replace(/0{31}2/, "b".repeat(32));
const SECRET = "5f0c1a7be3d94826a1c07f5d3b9e8462d0a4c6f1";

let folder = "";
let bot: Served;
let chat: Served;
let good: Record<string, string> = {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "haven-doctor-"));
  bot = await serveBot(few);
  chat = await serveChat("http://localhost:8787/api/auth/discord/callback");
  good = {
    ...createSettings({ site: 8787, bot: 1, chat: 1 }, SECRET),
    BOT_API_URL: bot.url,
    BOT_API_KEY: APPLICATION.apiKey,
    AVATAR_CDN_URL: `${bot.url}/cdn`,
    DISCORD_URL: chat.url,
    DISCORD_CLIENT_ID: APPLICATION.clientId,
    DISCORD_CLIENT_SECRET: APPLICATION.clientSecret,
  };
});

afterAll(async () => {
  await bot.stop();
  await chat.stop();
  rmSync(folder, { recursive: true });
});

interface Case {
  base?: Record<string, string>;
  change?: Record<string, string | undefined>;
  toml?: string;
  devVars?: string;
}

/** What the doctor says of the good configuration with one thing changed. */
async function look({ base = good, change = {}, toml = TOML, devVars }: Case = {}): Promise<
  Finding[]
> {
  const file = join(folder, "wrangler.toml");
  const secrets = join(folder, ".dev.vars");
  writeFileSync(file, toml);
  if (devVars === undefined) rmSync(secrets, { force: true });
  else writeFileSync(secrets, devVars);
  return lookAtConfiguration(file, { ...base, ...change });
}

function failures(findings: readonly Finding[]): string[] {
  return findings
    .filter(({ outcome }) => outcome === "fail")
    .map(({ check, says }) => `${check} ${says}`);
}

describe("the doctor", () => {
  it("finds nothing wrong with a good configuration", async () => {
    const findings = await look();
    expect(failures(findings)).toEqual([]);
    const fine = findings.filter(({ outcome }) => outcome === "ok").map(({ check }) => check);
    for (const check of ["names", "CACHE", "SESSION_SECRET", "redirect URI", "BOT_API_KEY"])
      expect(fine).toContain(check);
    for (const check of ["DISCORD_CLIENT_SECRET", "clock", "AVATAR_CDN_URL", "/team"])
      expect(fine).toContain(check);
  });

  it.each<[what: string, broken: Case, says: RegExp]>([
    ["a missing name", { change: { DOCS_URL: undefined } }, /^DOCS_URL is missing$/],
    ["a wrong key", { change: { BOT_API_KEY: "another-key-entirely" } }, /^BOT_API_KEY wrong key/],
    ["a short secret", { change: { SESSION_SECRET: "short" } }, /^SESSION_SECRET needs 32 bytes/],
    ["a weak secret", { change: { SESSION_SECRET: "ab".repeat(40) } }, /^SESSION_SECRET too weak/],
    [
      "a placeholder",
      { change: { SESSION_SECRET: `change-me-${SECRET}` } },
      /^SESSION_SECRET is a placeholder/,
    ],
    [
      "a redirect URI registered for another address",
      { change: { DISCORD_REDIRECT_URI: "https://old.example/api/auth/discord/callback" } },
      /^redirect URI wrong: .*old\.example.*localhost:8787\/api\/auth\/discord\/callback/,
    ],
    [
      "a redirect URI the chat platform refuses",
      { change: { SITE_URL: "http://localhost:9999" } },
      /^redirect URI the chat platform refuses the sign-in \(400\): is http:\/\/localhost:9999\//,
    ],
    [
      "a client secret the chat platform refuses",
      { change: { DISCORD_CLIENT_SECRET: "not-the-secret-of-this-client" } },
      /^DISCORD_CLIENT_SECRET the chat platform refuses it/,
    ],
    ["a missing store", { toml: TOML.slice(0, TOML.lastIndexOf("[[")) }, /^SESSIONS is not bound$/],
    [
      "a secret for everybody's eyes",
      { toml: `${TOML}[vars]\nBOT_API_KEY = "k"\n` },
      /^BOT_API_KEY stands in \[vars\]/,
    ],
    ["a broken wrangler.toml", { toml: "name = " }, /^wrangler\.toml /],
    [
      "an address where nobody listens",
      { change: { BOT_API_URL: "http://127.0.0.1:9" } },
      /^BOT_API_URL \/team cannot be reached/,
    ],
  ])("names %s", async (_, broken, says) => {
    expect(failures(await look(broken))).toContainEqual(expect.stringMatching(says));
  });

  it("names a site address with a path, and the redirect URI with it", async () => {
    const failed = failures(
      await look({ change: { SITE_URL: "https://haven.example/site" }, toml: OWN_IDS }),
    );
    expect(failed).toEqual([
      "SITE_URL must be an origin, without a path",
      expect.stringMatching(/^redirect URI cannot be right/),
    ]);
  });

  it("wants namespaces of one's own for a site that is not on this machine", async () => {
    const change = { SITE_URL: "https://haven.example", DISCORD_URL: "http://127.0.0.1:9" };
    const failed = failures(await look({ change }));
    expect(failed).toEqual([
      expect.stringMatching(/^CACHE has the placeholder id/),
      expect.stringMatching(/^SESSIONS has the placeholder id/),
    ]);
    expect(failures(await look({ change, toml: OWN_IDS }))).toEqual([]);
    const twice = OWN_IDS.replace("b".repeat(32), "a".repeat(32));
    expect(failures(await look({ change, toml: twice }))[0]).toMatch(/^SESSIONS has the same id/);
  });

  it("names web pages in place of answers, and each path that is spoilt", async () => {
    const pages = await serveBot(() => new Raw("<html></html>", "text/html"));
    const failed = failures(await look({ change: { BOT_API_URL: pages.url } }));
    await pages.stop();
    expect(failed.length).toBeGreaterThan(15);
    expect(failed).toContain("/team expected JSON, got text/html (a web page)");

    const numbers = await serveBot(
      spoil({ "/team": "user_id" }, (member) => ({ ...member, user_id: 1 })),
    );
    const other = failures(await look({ change: { BOT_API_URL: numbers.url } }));
    await numbers.stop();
    expect(other).toEqual(["/team [0].user_id: expected string, got 1 (26 of 26 records)"]);
  });

  it("warns of what the site copes with", async () => {
    const bare = await serveBot(spoil({ "/shards": "uptime" }, omit));
    const change = { BOT_API_URL: bare.url, AVATAR_CDN_URL: "http://127.0.0.1:9" };
    const findings = await look({ change });
    await bare.stop();
    expect(failures(findings)).toEqual([]);
    const warned = findings.filter(({ outcome }) => outcome === "warn");
    expect(warned).toContainEqual(
      expect.objectContaining({ check: "/shards", says: "[0].uptime: missing (24 of 24 records)" }),
    );
    expect(warned.map(({ check }) => check)).toContain("AVATAR_CDN_URL");
  });

  it("reads the environment first, then .dev.vars, then wrangler.toml", async () => {
    const toml = `${TOML}[vars]
DOCS_URL = "nonsense"
SUPPORT_URL = "https://support.example"
INVITE_URL = "nonsense"
`;
    const devVars = 'DOCS_URL="https://docs.example"\nINVITE_URL="nonsense"\n';
    const { DOCS_URL: _docs, SUPPORT_URL: _support, ...rest } = good;
    expect(failures(await look({ toml, devVars, base: rest }))).toEqual([]);
    expect(failures(await look({ toml, base: rest }))).toEqual([
      expect.stringMatching(/^DOCS_URL is not an http/),
    ]);
  });

  it("shows no secret", async () => {
    const change = { BOT_API_KEY: "wrong-key-of-the-test", SESSION_SECRET: "short-secret-1234" };
    const findings = await look({ change, toml: `${TOML}[vars]\nBOT_API_KEY = "published-key"\n` });
    const text = asText(findings) + asJson(findings);
    const hidden = [...Object.values(change), "published-key", APPLICATION.clientSecret];
    for (const secret of hidden) expect(text).not.toContain(secret);
  });
});

describe("what the doctor's words rest on", () => {
  it("measures the variety of a secret", () => {
    expect(bitsOf("a".repeat(64))).toBe(0);
    expect(bitsOf("password".repeat(8))).toBeLessThan(30);
    expect(bitsOf(SECRET)).toBeGreaterThan(120);
  });

  it("tolerates half a minute between two clocks", () => {
    const outcome = (seconds: number) =>
      clockFinding({ theirs: seconds * 1000, ours: 0 }).map(({ outcome }) => outcome);
    expect([outcome(29), outcome(-31), outcome(31)]).toEqual([["ok"], ["fail"], ["fail"]]);
    expect(clockFinding(null)).toEqual([]);
  });

  it("is good news as long as nothing fails", () => {
    const finding: Finding = { check: "a", outcome: "warn", says: "b" };
    expect(isGood([finding])).toBe(true);
    expect(JSON.parse(asJson([{ ...finding, outcome: "fail" }]))).toEqual({
      ok: false,
      findings: [{ check: "a", outcome: "fail", says: "b" }],
    });
    expect(asText([{ ...finding, outcome: "fail" }])).toContain("1 of 1 checks failed.");
  });
});
