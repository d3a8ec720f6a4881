import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { ConfigError, forOneRun, readConfig } from "../../../worker/context/config.ts";
import { CONFIG } from "../../support/fixtures.ts";
import { goOn, stopTime, timed } from "../../support/time.ts";

const { CACHE, SESSIONS, DB } = env;
const good = { ...CONFIG, CACHE, SESSIONS, DB };

function problemsOf(change: object): readonly string[] {
  try {
    readConfig({ ...good, ...change });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe("the configuration", () => {
  it("reads every value, with the chat platform's address as the only default", () => {
    const config = readConfig({
      ...good,
      DISCORD_URL: undefined,
      BOT_API_URL: "https://bot.test/v1/",
    });
    expect(config.discordUrl).toBe("https://discord.com");
    expect(config.botApiUrl).toBe("https://bot.test/v1");
    expect(config.local).toBe(false);
  });

  it("takes the address of a webhook of the chat platform for the staff channel, and no other", () => {
    const hook = "/webhooks/1300000000000000001/a-token_of-it";
    for (const address of [
      `https://chat.test/api${hook}`,
      `https://canary.chat.test/api/v10${hook}/`,
    ]) {
      const { staffWebhook } = readConfig({ ...good, STAFF_WEBHOOK_URL: address });
      const { origin } = new URL(address);
      expect(staffWebhook).toEqual({ origin, id: "1300000000000000001", token: "a-token_of-it" });
    }
    expect(readConfig(good).staffWebhook).toBeNull();
    for (const address of [
      `http://chat.test/api${hook}`,
      `https://evil.test/api${hook}`,
      `https://localhost/api${hook}`,
      `http://localhost:8789/api${hook}`,
      `https://evilchat.test/api${hook}`,
      `https://chat.test:444/api${hook}`,
      `https://me@chat.test/api${hook}`,
      `https://chat.test/api${hook}?thread_id=1`,
      "https://chat.test/api/webhooks/1/short",
      "https://chat.test/api/webhooks/1300000000000000001",
      "soon",
    ]) {
      // The site still works: a secret takes effect at once, unchecked.
      const { staffWebhook } = readConfig({ ...good, STAFF_WEBHOOK_URL: address });
      expect([address, staffWebhook]).toEqual([address, "malformed"]);
    }
    const local = { SITE_URL: "http://localhost:8787", DISCORD_URL: "http://localhost:8789" };
    const { staffWebhook } = readConfig({
      ...good,
      ...local,
      STAFF_WEBHOOK_URL: `http://localhost:8789/api${hook}`,
    });
    expect(staffWebhook).toMatchObject({ origin: "http://localhost:8789" });
  });

  it.each(Object.keys(good).filter((name) => name !== "DISCORD_URL"))(
    "names %s when it is missing",
    (name) => {
      const [problem, ...others] = problemsOf({ [name]: undefined });
      expect(problem).toContain(name);
      expect(others).toEqual([]);
    },
  );

  it("is valid without the queue, and then nobody can follow", () => {
    const queue = { send: async () => {} };
    expect(readConfig({ ...good, DELIVERIES: queue as never }).deliveries).toBe(queue);
    expect(readConfig(good).deliveries).toBeNull();
  });

  it("gives every call of the database five seconds", async () => {
    const statement = { bind: () => statement, all: () => new Promise(() => {}) };
    const hanging = { prepare: () => statement } as unknown as D1Database;
    const { db } = forOneRun(readConfig({ ...good, DB: hanging }));
    stopTime();
    const { value, ms } = await timed(async () => db.prepare("SELECT 1").all().catch(String));
    goOn();
    expect([value, ms]).toEqual(["Error: no answer within 5000 ms", 5000]);
  });

  it("lets developers and managers write incidents unless it names other ranks", () => {
    expect(readConfig(good).incidentRanks).toEqual(["Developer", "Manager"]);
    const INCIDENT_RANKS = "Supporter, Moderator,";
    expect(readConfig({ ...good, INCIDENT_RANKS }).incidentRanks).toEqual([
      "Supporter",
      "Moderator",
    ]);
  });

  it("names all problems at once and shows no value", () => {
    const problems = problemsOf({
      BOT_API_KEY: "",
      SESSION_SECRET: "short",
      BOT_API_URL: "http://bot.example",
    });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toMatch(/short|bot\.example/);
  });

  it.each([
    ["BOT_API_URL", "ftp://bot.test"],
    ["BOT_API_URL", "https://user:pass@bot.test"],
    ["DISCORD_URL", "http://chat.example"],
    ["SITE_URL", "https://haven.test/path"],
    ["SESSION_SECRET", `${"x".repeat(32)},tooshort`],
    ["STAFF_SERVER_ID", "abc"],
    ["SUPPORT_EMAIL", "nobody"],
    ["HSTS_PRELOAD", "yes"],
    ["NOINDEX", "true"],
    ["LOG_SAMPLE", "10%"],
  ])("refuses %s = %s", (name, value) => {
    expect(problemsOf({ [name]: value })).toHaveLength(1);
  });

  it("names the site and its address to other services, in ASCII", () => {
    expect(readConfig(good).userAgent).toBe("Haven (+https://haven.test)");
  });

  it("allows http on this machine only", () => {
    expect(
      problemsOf({ BOT_API_URL: "http://127.0.0.1:8788", SITE_URL: "http://localhost:8787" }),
    ).toEqual([]);
    expect(readConfig({ ...good, SITE_URL: "http://localhost:8787/" })).toMatchObject({
      local: true,
      siteUrl: "http://localhost:8787",
    });
  });

  it("keeps every session secret in order", () => {
    const [a, b] = ["a".repeat(32), "b".repeat(40)];
    expect(readConfig({ ...good, SESSION_SECRET: `${a}, ${b}` }).sessionSecrets).toEqual([a, b]);
  });
});
