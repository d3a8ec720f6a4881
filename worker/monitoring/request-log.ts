import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { STAFF_LINKS, STAFF_SECTIONS } from "../../app/content/staff/navigation.ts";
import { SITE_PATHS } from "../../app/content/pages.ts";
import type { DataState } from "../../app/contract/bot.ts";
import { splitLanguage } from "../http/language-prefix.ts";
import type { ReadObserver } from "../bot/context.ts";
import { youPages } from "../../app/content/you/nav.static.ts";
import { logShareOf } from "../context/config.ts";
import type { EdgeContext, EdgeEnv, Trace } from "../context/edge-env.ts";
import { log } from "../logging/log.ts";

/** From the newest to the oldest kind of data. */
const STATES: readonly DataState[] = ["miss", "fresh", "stale"];

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Notes the bot client's work in the request's trace. */
export function createReadObserver(trace: Trace, now: () => number): ReadObserver {
  return {
    onReading(state) {
      const isOlder = trace.data === null || STATES.indexOf(state) > STATES.indexOf(trace.data);
      if (isOlder) trace.data = state;
    },
    onRequest() {
      if (trace.running === 0) trace.since = now();
      trace.running += 1;
      return function onEnd() {
        trace.running -= 1;
        if (trace.running === 0) trace.upstreamMs += now() - trace.since;
      };
    },
  };
}

/**
 * Gives every request an id, a Server-Timing header and a log line (LOG_SAMPLE is the share for
 * successful ones). The line names the route, as the path may contain ids. Cloudflare's clock
 * stands still during computing, so times are waiting times.
 */
export function logRequests(now: () => number, random = Math.random): MiddlewareHandler<EdgeEnv> {
  return async function logRequests(c, next) {
    const start = now();
    const trace: Trace = { data: null, upstreamMs: 0, running: 0, since: 0 };
    c.set("requestId", crypto.randomUUID());
    c.set("trace", trace);
    await next();
    const { status, headers } = c.res;
    const ms = now() - start;
    const page = headers.get("X-Page-Cache");
    const upstreamMs = Math.min(trace.upstreamMs, ms);
    // Browsers read the worker's clock from it (app/live/clock.ts). The platform adds Date.
    const at = `at;dur=${start + ms}`;
    const timing = serverTiming(at, ms, upstreamMs, page ?? trace.data);
    headers.set("Server-Timing", tellsLookUps(c.req.path) ? at : timing);
    const share = status < 400 ? logShareOf(c.env) : 1;
    if (random() >= share) return;
    log("request", {
      requestId: c.get("requestId"),
      method: METHODS.has(c.req.method) ? c.req.method : "other",
      route: routeOf(c),
      status,
      ms,
      upstreamMs,
      data: trace.data ?? undefined,
      page: page ?? undefined,
      share: share < 1 ? share : undefined,
    });
  };
}

/**
 * Whether a path, in any language, concerns people by ID. The age of their cached data would tell
 * when somebody last looked them up.
 */
export function tellsLookUps(path: string): boolean {
  return /^\/+((api\/+)?(user|avatars)\/+\d|api\/+users\b)/i.test(splitLanguage(path).path);
}

function serverTiming(at: string, ms: number, upstreamMs: number, cache: string | null): string {
  const times = `upstream;dur=${upstreamMs}, render;dur=${ms - upstreamMs}, total;dur=${ms}, ${at}`;
  return cache ? `${times}, cache;desc="${cache}"` : times;
}

/** The request's route in Hono's notation; "*" for unknown paths. */
function routeOf(c: EdgeContext): string {
  const paths = matchedRoutes(c).map(({ path }) => path);
  const named = paths.filter((path) => path !== "*" && path !== "/*");
  // Middleware for all paths below comes before the route itself.
  return named.find((path) => !path.endsWith("/*")) ?? named[0] ?? pageRoute(c.req.path);
}

/** Pages without a visitor's input in their address. */
const PAGES: ReadonlySet<string> = new Set([
  ...SITE_PATHS,
  "/status/following",
  "/status/history",
  "/status/unfollow",
  ...youPages.map(({ path }) => path),
  "/staff",
  ...STAFF_LINKS.map(({ path }) => path),
  ...STAFF_SECTIONS.flatMap(({ links }) => links.map(({ path }) => path)),
]);

/** The route of a page or its data, in Hono's notation; "*" for unknown paths. */
export function pageRoute(path: string): string {
  const page = splitLanguage(path)
    .path.toLowerCase()
    .replace(/\.data$/, "")
    .replace(/^\/_(?:root)?$/, "/")
    .replace(/(?<=.)\/$/, "");
  if (page.startsWith("/avatars/")) return "/avatars/:userId";
  if (page.startsWith("/status/incidents/")) return "/status/incidents/:id";
  if (page.startsWith("/commands/")) return "/commands/:category";
  if (page.startsWith("/templates/")) return "/templates/:id";
  return PAGES.has(page) ? page : "*";
}
