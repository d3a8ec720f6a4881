// Pushes a discord.js bot's commands, shards and team to its site. The bot needs no open port.
// Node 22 or later; `npm install discord.js`. See README.md beside this file.

import { realpathSync } from "node:fs";

/** Your staff. A rank opens the site's staff pages, so protect this list like a key. */
const TEAM = [{ user_id: "270746495788753732", rank: "Developer" }];

/** A command's group in the brand; "utility" for others. */
const CATEGORIES = { ban: "moderation", play: "music" };

const SLASH_COMMAND = 1;
const SUBCOMMAND = 1;
const SUBCOMMAND_GROUP = 2;
const MINUTE = 60_000;

/** Sends one list. The site stores all of it, or names the first record that it can't read. */
export async function push({ site, key }, read, records, isPart = false) {
  const response = await fetch(`${site}/api/bot/${read}`, {
    method: isPart ? "PATCH" : "PUT",
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    body: JSON.stringify(records),
  });
  if (response.status !== 204) {
    throw new Error(`${read}: ${response.status} ${await response.text()}`);
  }
}

/** "BanMembers" as "ban members"; an empty set means administrators only. */
function words(permissions) {
  if (permissions?.bitfield === 0n) return ["administrator"];
  // The old one of a permission's two names in discord.js.
  const names = permissions?.toArray().filter((name) => name !== "ManageEmojisAndStickers");
  const gaps = /(?<=[a-z])(?=[A-Z])|(?=[A-Z][a-z])\B/g;
  return names?.map((name) => name.replaceAll(gaps, " ").toLowerCase()) ?? [];
}

/** Slash commands; each subcommand has its full name. */
export function commandsOf(commands) {
  const typed = [...commands.values()].filter(({ type }) => type === SLASH_COMMAND);
  return typed.flatMap((command) => {
    const category = CATEGORIES[command.name] ?? "utility";
    const permissions = words(command.defaultMemberPermissions);
    return withSubcommands(command.name, command).map(({ name, description, options }) => {
      const notation = options.map((one) => (one.required ? `<${one.name}>` : `[${one.name}]`));
      return { name, description, category, permissions, aliases: [], arguments: notation };
    });
  });
}

function withSubcommands(name, { description, options = [] }) {
  const below = options.filter(({ type }) => type === SUBCOMMAND || type === SUBCOMMAND_GROUP);
  if (below.length === 0) return [{ name, description, options }];
  return below.flatMap((option) => withSubcommands(`${name} ${option.name}`, option));
}

/** Sends this process's shards. Under a ShardingManager each process sends its own. */
export function pushShards(client, target) {
  return push(target, "shards", shardsOf(client), Boolean(client.shard));
}

/** This process's shards; `latency` is in ms, `uptime` in seconds. */
export function shardsOf(client) {
  const guilds = [...client.guilds.cache.values()];
  return [...client.ws.shards.values()].map(({ id, status, ping }) => {
    const own = guilds.filter(({ shardId }) => shardId === id);
    return {
      shard_id: id,
      server_count: own.length,
      member_count: own.reduce((sum, { memberCount }) => sum + memberCount, 0),
      latency: ping < 0 ? null : ping,
      uptime: Math.floor((client.uptime ?? 0) / 1000),
      is_ready: status === 0,
    };
  });
}

/** The team with names and pictures. */
export async function teamOf(client, team = TEAM) {
  return Promise.all(
    team.map(async (member) => {
      const user = await client.users.fetch(member.user_id);
      const profile = {
        user: user.displayName,
        username: user.username,
        avatar: user.displayAvatarURL(),
      };
      return { socials: {}, ...member, user: profile };
    }),
  );
}

/** Pushes everything; twice a day, since a team older than a day opens no staff page. */
export async function pushAll(client, target, team = TEAM) {
  await pushShards(client, target);
  await push(target, "commands", commandsOf(await client.application.commands.fetch()));
  await push(target, "team", await teamOf(client, team));
}

async function main({ SITE_URL, BOT_API_KEY, BOT_TOKEN }) {
  const { Client, Events, GatewayIntentBits } = await import("discord.js");
  const client = new Client({ intents: [GatewayIntentBits.Guilds] });
  const target = { site: SITE_URL, key: BOT_API_KEY };
  let fullAt = 0;
  async function pushDue() {
    if (Date.now() < fullAt) return pushShards(client, target);
    await pushAll(client, target);
    fullAt = Date.now() + 12 * 60 * MINUTE;
  }
  const orLog = () => pushDue().catch((error) => console.error("Not pushed:", error.message));
  client.once(Events.ClientReady, () => {
    void orLog();
    setInterval(orLog, MINUTE);
  });
  await client.login(BOT_TOKEN);
}

if (import.meta.filename === realpathSync(process.argv[1] ?? ".")) await main(process.env);
