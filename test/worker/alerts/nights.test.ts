import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { takeAlarms } from "../../../worker/logging/alarms.ts";
import { runScheduled } from "../../../worker/scheduled.ts";
import { databaseDown, watchDatabase } from "../../support/database.ts";
import {
  createDeliveryQueue,
  followAt,
  forgetDeliveries,
  type DeliveryQueue,
} from "../../support/delivery-queue.ts";
import { CONFIG } from "../../support/fixtures.ts";
import { createKv } from "../../support/kv.ts";
import { advance } from "../../support/runtime-setup.ts";
import { createTestEdge, type TestEdge } from "../../support/test-edge.ts";
import { openIncident, OUTAGE } from "../../support/team-writes.ts";

/** What goes wrong at night, from the failure itself to what the staff channel hears of it within a quarter of an hour. */

const CHANNEL = "1300000000000000001";
const ALERT_WEBHOOK_URL = `https://chat.test/api/webhooks/${CHANNEL}/token`;
const DAY = 86_400;

/** What of the outside world fails. */
interface Night {
  /** The token endpoint of a sign-in. */
  token?: () => Response;
  /** Followers' webhooks. */
  webhooks?: () => Response;
  bindings?: () => object;
  /** What people do meanwhile, in each of the runs. */
  meanwhile?: (site: Site) => Promise<void>;
}

interface Site {
  bindings: Record<string, unknown>;
  visit: TestEdge["ask"];
  queue: DeliveryQueue;
}

const SHARDS = [{ shard_id: 0, is_ready: true, latency: 40, server_count: 9 }];
const sent = () => Response.json({ id: "1400000000000000001" });

let heard: string[] = [];

beforeEach(async () => {
  heard = [];
  advance(DAY);
  await forgetDeliveries();
  await env.DB.prepare("DELETE FROM alerts").run();
  takeAlarms(Date.now() - 60_000);
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function startSite({ bindings: more = () => ({}) }: Night): Site {
  const queue = createDeliveryQueue();
  const bindings = {
    ...queue.bindings,
    ...CONFIG,
    ALERT_WEBHOOK_URL,
    CACHE: createKv().kv,
    SESSIONS: createKv().kv,
    ...more(),
  };
  return { bindings, visit: createTestEdge(bindings).ask, queue };
}

/** What the staff channel hears in three runs of the cron. */
async function hearOf(night: Night): Promise<string> {
  vi.stubGlobal("fetch", async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const { host, pathname } = new URL(request.url);
    if (host !== "chat.test") return Response.json(SHARDS);
    if (pathname.endsWith("/oauth2/token")) return (night.token ?? sent)();
    if (!pathname.includes(`/webhooks/${CHANNEL}/`)) return (night.webhooks ?? sent)();
    heard.push(await request.text());
    return sent();
  });
  const site = startSite(night);
  for (let run = 0; run < 3; run += 1) {
    await night.meanwhile?.(site);
    const scheduledTime = new Date(Date.now());
    await runScheduled(createScheduledController({ scheduledTime, cron: "" }), site.bindings);
    advance(300);
  }
  return heard.join("\n");
}

/** Somebody comes back from the chat platform with a code. */
async function signIn({ visit }: Site): Promise<void> {
  const begun = await visit("/api/auth/discord");
  const state = new URL(begun.headers.get("Location") ?? "").searchParams.get("state") ?? "";
  const cookie = begun.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const back = new URLSearchParams({ code: "c", state });
  await visit(`/api/auth/discord/callback?${back}`, { headers: { Cookie: cookie } });
}

async function announce({ queue }: Site): Promise<void> {
  await openIncident(env.DB, OUTAGE, { author: "1", now: Date.now() });
  queue.send();
}

/** An incident is announced, and four minutes of tries go by. */
async function announceLong(site: Site): Promise<void> {
  await announce(site);
  for (let tries = 0; tries < 9; tries += 1) {
    await site.queue.consumeDue();
    advance(30);
  }
}

const down = () => Promise.reject(new Error("KV is down"));

const RINGING: [what: string, night: Night, says: string][] = [
  [
    "the chat platform lets nobody sign in",
    { token: () => new Response("", { status: 503 }), meanwhile: signIn },
    "auth.sign_in_failed",
  ],
  [
    "the client secret is wrong",
    {
      token: () => Response.json({ error: "invalid_client" }, { status: 401 }),
      meanwhile: signIn,
    },
    "auth.sign_in_failed",
  ],
  [
    "the database is down",
    {
      bindings: () => {
        const { db, before } = watchDatabase(env.DB);
        before(/./, databaseDown);
        return { DB: db };
      },
    },
    "The database does not answer",
  ],
  [
    "KV is down",
    { bindings: () => ({ CACHE: { ...createKv().kv, get: down, put: down } }) },
    "uptime.failed",
  ],
  [
    "the chat platform takes no message, of the only follower",
    {
      webhooks: () => new Response("", { status: 503 }),
      meanwhile: async (site) => {
        await followAt(1);
        await announceLong(site);
      },
    },
    "deliveries.unanswered",
  ],
  [
    "a session secret was taken out too early",
    {
      meanwhile: async (site) => {
        await followAt(2);
        await env.DB.prepare("UPDATE followers SET token = 'other.x.x'").run();
        await announceLong(site);
      },
    },
    "delivery.unreadable",
  ],
];

const QUIET: [what: string, night: Night][] = [
  ["nothing is wrong", {}],
  [
    "a channel has deleted its webhook",
    {
      webhooks: () => Response.json({ code: 10_015 }, { status: 404 }),
      meanwhile: async (site) => {
        await followAt(3);
        await announceLong(site);
      },
    },
  ],
  [
    "a visitor makes codes up",
    {
      token: () => Response.json({ error: "invalid_grant" }, { status: 400 }),
      meanwhile: signIn,
    },
  ],
  [
    "somebody calls too often",
    {
      bindings: () => ({ SIGN_IN_LIMIT: { limit: async () => ({ success: false }) } }),
      meanwhile: async ({ visit }) => void (await visit("/api/auth/discord")),
    },
  ],
];

describe("within a quarter of an hour the staff channel hears that", () => {
  it.each(RINGING)("%s", async (_, night, says) => {
    expect(await hearOf(night)).toContain(says);
  });
});

describe("the staff channel hears nothing where", () => {
  it.each(QUIET)("%s", async (_, night) => {
    expect(await hearOf(night)).toBe("");
  });
});
