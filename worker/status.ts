import { Hono, type Context } from "hono";
import { BotError } from "../app/contract/bot.ts";
import type { Shard } from "../app/contract/status.ts";
import { feed } from "../app/status/feeds/atom.ts";
import {
  badge,
  incidentsPage,
  statusPage,
  summaryPage,
  type ShardReport,
} from "../app/status/feeds/statuspage.ts";
import type { EdgeEnv } from "./edge.ts";
import { answerTagged } from "./etag.ts";
import { log } from "./log.ts";

/** How long other machines may keep an answer (seconds): the shards are read anew every minute. */
const MAX_AGE = 30;
const JSON_TYPE = "application/json; charset=utf-8";

/** The status for machines: Statuspage v2 JSON, a badge, a feed. Anybody may read them, from any site. */
export const status = new Hono<EdgeEnv>();

status.get("/status/status.json", (c) => answerJson(c, statusPage));

status.get("/status/summary.json", async function answerSummary(c) {
  const { incidents } = await c.get("board")();
  return answerJson(c, (heard, origin) => summaryPage(heard, origin, incidents));
});

status.get("/status/incidents.json", async function answerIncidents(c) {
  const { incidents } = await c.get("board")();
  const body = JSON.stringify(incidentsPage(incidents, c.get("config").siteUrl));
  return answerTagged(c, body, { type: JSON_TYPE, seconds: MAX_AGE });
});

status.get("/status/uptime.json", async function answerUptime(c) {
  const body = JSON.stringify(await c.get("board")());
  return answerTagged(c, body, { type: JSON_TYPE, seconds: MAX_AGE });
});

status.get("/status/feed.atom", async function answerFeed(c) {
  const { incidents } = await c.get("board")();
  const body = feed(incidents, c.get("config").siteUrl);
  return answerTagged(c, body, { type: "application/atom+xml; charset=utf-8", seconds: MAX_AGE });
});

status.get("/status/badge.svg", async function answerBadge(c) {
  const heard = await hear(c);
  // A picture in somebody's page cannot show an error; it says 'unknown'.
  const svg = badge(heard instanceof BotError ? null : heard);
  const seconds = heard instanceof BotError ? 5 : MAX_AGE;
  return answerTagged(c, svg, { type: "image/svg+xml; charset=utf-8", seconds });
});

async function answerJson(
  c: Context<EdgeEnv>,
  write: (heard: ShardReport, origin: string) => object,
): Promise<Response> {
  const heard = await hear(c);
  if (heard instanceof BotError) {
    const body = { error: heard.message, requestId: c.get("requestId") };
    return c.json(body, 503, {
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": "no-store",
      "Retry-After": String(heard.retryAfter ?? 5),
    });
  }
  const body = JSON.stringify(write(heard, c.get("config").siteUrl));
  return answerTagged(c, body, { type: JSON_TYPE, seconds: MAX_AGE });
}

/** What the bot last said; an empty list says nothing. */
async function hear(c: Context<EdgeEnv>): Promise<ShardReport | BotError> {
  try {
    const { value, age } = await c.get("bot")().shards();
    if (value.length === 0) return new BotError("shape", "The bot names no shards");
    return heardFrom(value, age);
  } catch (error) {
    if (!(error instanceof BotError)) throw error;
    log("bot.failed", { requestId: c.get("requestId"), read: "shards", kind: error.kind });
    return error;
  }
}

function heardFrom(shards: Shard[], age: number): ShardReport {
  return { shards, age, asOf: Date.now() - age * 1000 };
}
