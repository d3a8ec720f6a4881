import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { getPlatformProxy } from "wrangler";
import { sealToken } from "../../worker/crypto/sealed-token.ts";
import { prepareStores } from "../../worker/local/prepare-stores.ts";
import { splitSettings } from "../../worker/local/settings.ts";
import {
  productionArgs,
  startSite,
  untilHealthy,
  type SiteProcess,
} from "../../worker/local/site-process.ts";
import { startOutsideWorld, type Outside } from "../support/outside-world.ts";
import { signIn } from "../support/sign-in.ts";

const SECRET = "a-session-secret-for-a-runtime-that-is-killed";
const FOLLOWERS = 60;
/** Parallel calls to the platform. */
const CONNECTIONS = 5;
const root = resolve(import.meta.dirname, "../..");
const configPath = join(root, "build/server/wrangler.json");

let outside: Outside;
let state: string;
let site: SiteProcess;
const webhooks: string[] = [];

beforeAll(async () => {
  outside = await startOutsideWorld(SECRET);
  state = await mkdtemp(join(tmpdir(), "haven-killed-"));
  await prepareStores({ configPath, persistTo: state });
  const { servers } = outside.world.webhooks;
  const channels = servers.flatMap(({ id: guild, channels: all }) =>
    all.map(({ id }) => ({ id, guild })),
  );
  await withDatabase(async (db) => {
    for (let place = 0; place < FOLLOWERS; place += 1) {
      const channel = channels[place % channels.length];
      const { id, token } = outside.world.webhooks.create(channel?.id ?? "", "Haven");
      webhooks.push(id);
      await db
        .prepare(
          "INSERT INTO followers (webhook_id, channel_id, guild_id, token, scope, created_at) VALUES (?, ?, ?, ?, 'all', 0)",
        )
        .bind(id, String(place), channel?.guild, await sealToken(token, id, [SECRET]))
        .run();
    }
  });
  site = await start();
});

afterAll(async () => {
  site.stop(true);
  await site.ended;
  outside.stop();
  await rm(state, { recursive: true, force: true });
});

async function withDatabase(work: (db: D1Database) => Promise<unknown>): Promise<void> {
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
    configPath,
    persist: { path: join(state, "v3") },
    envFiles: [],
    remoteBindings: false,
  });
  try {
    await work(env.DB);
  } finally {
    await dispose();
  }
}

async function start(): Promise<SiteProcess> {
  const { vars, secrets } = splitSettings(outside.settings);
  const args = productionArgs(vars, outside.ports.site, { persistTo: state });
  const started = startSite(args, { cwd: root, env: secrets });
  process.once("exit", () => started.stop(true));
  const isUp = await untilHealthy(outside.settings.SITE_URL, AbortSignal.timeout(180_000));
  if (!isUp) throw new Error(`The built site does not answer:\n${started.output()}`);
  return started;
}

/** How many messages each webhook has posted. */
function posted(): Map<string, number> {
  const { webhooks: all } = outside.world;
  const messages = all.servers.flatMap(({ channels }) =>
    channels.flatMap(({ id }) => all.messagesIn(id)),
  );
  const counts = new Map(webhooks.map((id) => [id, 0]));
  for (const { webhookId } of messages) counts.set(webhookId, (counts.get(webhookId) ?? 0) + 1);
  return counts;
}

const reached = () => [...posted().values()].filter((count) => count > 0).length;

it("F53: a killed runtime resumes: everybody gets their message, and only those under way may come twice", async () => {
  const { SITE_URL } = outside.settings;
  const cookie = await signIn(SITE_URL, outside.world, "Manager");
  // Slow, so that the end comes in the middle.
  outside.world.faults.set({ path: "/api/v10/webhooks/*", delay: 50 });
  const body = {
    title: "Music is silent",
    impact: "major",
    shards: "all",
    status: "investigating",
    text: "Voice connections fail.",
  };
  const headers = { Cookie: cookie, Origin: SITE_URL, "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  expect((await fetch(`${SITE_URL}/api/staff/incidents`, init)).status).toBe(201);
  await expect.poll(reached, { interval: 10 }).toBeGreaterThan(8);
  site.stop(true);
  await site.ended;
  const before = reached();
  expect(before).toBeLessThan(FOLLOWERS);

  // Claims of the dead expire, as after half a minute.
  await withDatabase((db) => db.prepare("UPDATE deliveries SET not_before = 0").run());
  site = await start();
  await (await fetch(`${SITE_URL}/cdn-cgi/handler/scheduled`)).text();
  await expect.poll(reached).toBe(FOLLOWERS);
  const twice = [...posted().values()].filter((count) => count > 1);
  expect(twice.length).toBeLessThanOrEqual(CONNECTIONS);
  expect(twice.every((count) => count === 2)).toBe(true);
});
