import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { brandOfSetup, startBrandSite, type BrandSite } from "../support/brand-site.ts";

/** The discord.js example with a fake client, against a site that asks the bot nothing. */

const EXAMPLE = join(import.meta.dirname, "../../.github/examples/bot-discord-js/bot.mjs");
const KEY = "key-of-a-bot-without-an-address";
const SLOT = 5 * 60_000;
const DEVELOPER = "270746495788753732";

interface Target {
  site: string;
  key: string;
}

interface Example {
  push: (target: Target, read: string, records: unknown) => Promise<void>;
  pushAll: (bot: unknown, target: Target, team: unknown) => Promise<void>;
  shardsOf: (bot: unknown) => unknown;
}
const { push, pushAll, shardsOf }: Example = await import(
  /* @vite-ignore */ pathToFileURL(EXAMPLE).href
);

let site: BrandSite;
/** The five minutes in which the site starts. */
const begin = Math.floor(Date.now() / SLOT) * SLOT;
beforeAll(async () => {
  vi.stubEnv("HAVEN_BOT_KEY", KEY);
  site = await startBrandSite(await brandOfSetup());
  vi.unstubAllEnvs();
});
afterAll(() => site?.stop());

function mapOf(...items: object[]): Map<number, object> {
  return new Map(items.entries());
}

/** Two names of one permission; discord.js has both. */
const EXPRESSIONS = ["ManageEmojisAndStickers", "ManageGuildExpressions"];

function permissionsOf(...names: string[]) {
  return { bitfield: BigInt(names.length), toArray: () => names };
}

/** What the example reads from a discord.js 14 client. */
const ban = {
  type: 1,
  name: "ban",
  description: "Bans somebody",
  defaultMemberPermissions: permissionsOf("BanMembers", "SendTTSMessages", ...EXPRESSIONS),
  options: [
    { type: 6, name: "member", required: true },
    { type: 3, name: "reason", required: false },
  ],
};
const role = {
  type: 1,
  name: "role",
  description: "Roles",
  defaultMemberPermissions: null,
  options: [
    { type: 1, name: "list", description: "Lists roles" },
    {
      type: 2,
      name: "all",
      options: [{ type: 1, name: "add", description: "Adds one", options: [] }],
    },
  ],
};
const reset = { ...ban, name: "reset", defaultMemberPermissions: permissionsOf(), options: [] };
const menu = { ...reset, type: 3, name: "Report message" };
const shards = [
  { id: 0, status: 0, ping: 41 },
  { id: 1, status: 0, ping: -1 },
];
const client = {
  uptime: 90_000,
  ws: { shards: mapOf(...shards) },
  guilds: { cache: mapOf({ shardId: 0, memberCount: 30 }, { shardId: 1, memberCount: 12 }) },
  application: { commands: { fetch: async () => mapOf(ban, role, reset, menu) } },
  users: {
    fetch: async () => ({
      displayName: "Rin",
      username: "rin",
      displayAvatarURL: () => "https://cdn.example/rin.png",
    }),
  },
};

const read = async (path: string): Promise<unknown> => (await fetch(site.origin + path)).json();
const runCron = (slots: number) =>
  fetch(`${site.origin}/cdn-cgi/handler/scheduled?time=${begin - slots * SLOT}`);

async function pushShards(status: number): Promise<void> {
  const [, second] = shards;
  if (second) second.status = status;
  await push({ site: site.origin, key: KEY }, "shards", shardsOf(client));
}

it("shows a bot that pushes, draws its chart, and opens and ends its outage", async () => {
  const target = { site: site.origin, key: KEY };
  await expect(push({ ...target, key: "another" }, "team", [])).rejects.toThrow("team: 401");
  await pushAll(client, target, [{ user_id: DEVELOPER, rank: "Developer" }]);

  expect(await read("/api/commands")).toMatchObject([
    {
      name: "ban",
      category: "moderation",
      permissions: "ban members, send tts messages, manage guild expressions",
      arguments: "<member> [reason]",
    },
    { name: "reset", permissions: "administrator" },
    { name: "role all add", description: "Adds one" },
    { name: "role list", permissions: "" },
  ]);
  expect(await (await fetch(`${site.origin}/commands`)).text()).toContain("role all add");
  expect(await (await fetch(`${site.origin}/team`)).text()).toContain("Rin");
  expect(await read("/api/shards")).toMatchObject([
    { shard_id: 0, server_count: 1, member_count: 30, latency: 41, uptime: 90, is_ready: true },
    { shard_id: 1, latency: null, is_ready: true },
  ]);

  await runCron(5);
  expect(await read("/api/history?range=24h")).toMatchObject([
    { total_servers: 2, total_users: 42 },
  ]);

  await pushShards(5);
  await runCron(4);
  await runCron(3);
  await pushShards(0);
  await runCron(2);
  await runCron(1);
  const { incidents } = (await read("/status/incidents.json")) as {
    incidents: { status: string; incident_updates: unknown[] }[];
  };
  expect(incidents.map(({ status }) => status)).toEqual(["resolved"]);
  expect(await (await fetch(`${site.origin}/status`)).text()).toContain("Gemessen seit");
});
