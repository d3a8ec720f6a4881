import { Hono } from "hono";
import { UNAVAILABLE } from "../../app/contract/unavailable.ts";
import { BotError } from "../../app/contract/bot.ts";
import { viewsOf, type IncidentView } from "../../app/incidents/view.ts";
import { uptimeOf } from "../../app/status/uptime/bars.ts";
import { presentShards } from "../../app/status/shards/present.ts";
import { feed } from "./feeds/atom.ts";
import { calendar, createCalendarMemory } from "./feeds/calendar.ts";
import {
  badge,
  incidentsPage,
  LIST_PATHS,
  listPages,
  statusPage,
  summaryPage,
  type ShardReport,
} from "./feeds/statuspage.ts";
import type { EdgeContext, EdgeEnv } from "../context/edge-env.ts";
import { respondWithPublicFile } from "../http/etag.ts";
import { publicUnavailable } from "../http/json-error.ts";
import { failureFields, log } from "../logging/log.ts";

/** How long clients may cache (seconds); shards are read every minute. */
const MAX_AGE = 30;
const JSON_TYPE = "application/json; charset=utf-8";

const calendarOf = createCalendarMemory();

/** Where Statuspage clients look for the same JSON. */
const V2 = "/api/v2";

/** The status for programs of any site: Statuspage v2 JSON, badge, feed, calendar. */
export const statusFiles = new Hono<EdgeEnv>();

statusFiles.on("GET", ["/status.json", `${V2}/status.json`], async function respondWithStatus(c) {
  const incidents = await readIncidents(c);
  return respondWithShards(c, (shards, origin) => statusPage(shards, origin, incidents));
});

statusFiles.on(
  "GET",
  ["/summary.json", `${V2}/summary.json`],
  async function respondWithSummary(c) {
    const incidents = await readIncidents(c);
    return respondWithShards(c, (shards, origin) => summaryPage(shards, origin, incidents));
  },
);

statusFiles.get(`${V2}/components.json`, async function respondWithComponents(c) {
  const incidents = await readIncidents(c);
  return respondWithShards(c, (shards, origin) => {
    const { page, components } = summaryPage(shards, origin, incidents);
    return { page, components };
  });
});

statusFiles.get("/incidents.json", async function respondWithIncidents(c) {
  return respondWithJson(c, incidentsPage(await readIncidents(c), feedContext(c)));
});

for (const path of LIST_PATHS) {
  statusFiles.get(V2 + path, async function respondWithList(c) {
    return respondWithJson(c, listPages(await readIncidents(c), feedContext(c))[path]);
  });
}

statusFiles.get("/uptime.json", async function respondWithUptime(c) {
  const report = await c.get("statusReport")();
  const incidents = report.posted.flatMap(({ outage }) => outage ?? []);
  return respondWithJson(c, {
    ...report,
    incidents: incidents.sort((a, b) => b.start - a.start),
    uptime: uptimeOf(report.days),
  });
});

statusFiles.on("GET", ["/feed.atom", "/history.atom"], async function respondWithFeed(c) {
  const body = feed(await readIncidents(c), feedContext(c));
  const type = "application/atom+xml; charset=utf-8";
  return respondWithPublicFile(c, body, { type, seconds: MAX_AGE });
});

statusFiles.get("/maintenance.ics", async function respondWithCalendar(c) {
  const report = await c.get("statusReport")();
  const context = feedContext(c);
  const body = calendarOf({ revision: report.revision, now: context.now }, () =>
    calendar(viewsOf(report), context),
  );
  const type = "text/calendar; charset=utf-8";
  return respondWithPublicFile(c, body, { type, seconds: MAX_AGE });
});

statusFiles.get("/badge.svg", async function respondWithBadge(c) {
  const shards = await readShards(c);
  // An image can't show an error; it says 'unknown'.
  const svg = badge(shards instanceof BotError ? null : shards);
  const seconds = shards instanceof BotError ? 5 : MAX_AGE;
  return respondWithPublicFile(c, svg, { type: "image/svg+xml; charset=utf-8", seconds });
});

function feedContext(c: EdgeContext): { origin: string; now: number } {
  return { origin: c.get("config").siteUrl, now: c.get("now")() };
}

async function readIncidents(c: EdgeContext): Promise<IncidentView[]> {
  return viewsOf(await c.get("statusReport")());
}

function respondWithJson(c: EdgeContext, value: object): Promise<Response> {
  return respondWithPublicFile(c, JSON.stringify(value), { type: JSON_TYPE, seconds: MAX_AGE });
}

async function respondWithShards(
  c: EdgeContext,
  write: (shards: ShardReport, origin: string) => object,
): Promise<Response> {
  const shards = await readShards(c);
  if (shards instanceof BotError) return publicUnavailable(c, shards);
  return respondWithJson(c, write(shards, c.get("config").siteUrl));
}

/** The shards of the bot's last report; an empty list is none. */
async function readShards(c: EdgeContext): Promise<ShardReport | BotError> {
  try {
    const [{ value, age }, { shardCount: count }] = await Promise.all([
      presentShards(c.get("bot")()),
      c.get("statusReport")(),
    ]);
    if (value.length === 0) return new BotError("shape", UNAVAILABLE.noShards);
    return { shards: value, count, age, asOf: c.get("now")() - age * 1000 };
  } catch (error) {
    if (!(error instanceof BotError)) throw error;
    log("bot.failed", { requestId: c.get("requestId"), read: "shards", ...failureFields(error) });
    return error;
  }
}
