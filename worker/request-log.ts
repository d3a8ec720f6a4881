import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { MAIN_PAGES } from "../app/content/pages.ts";
import { STAFF_LINKS, STAFF_SECTIONS } from "../app/content/navigation.ts";
import { FEATURE_PATHS, LEGAL_PATHS } from "../app/content/paths.ts";
import type { DataState } from "../app/contract/bot.ts";
import type { Watch } from "./bot/read-observer.ts";
import type { EdgeEnv } from "./edge.ts";
import { log } from "./log.ts";
import type { Tally } from "./metrics.ts";

/** What one request learns on its way. */
export interface Trace {
  /** The oldest kind of data in the answer. */
  data: DataState | null;
  /** Milliseconds in which at least one own question to the bot API was under way. */
  upstreamMs: number;
  running: number;
  since: number;
}

const ORDER: readonly DataState[] = ["miss", "fresh", "stale"];

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Writes what the bot client does into the request's trace and the isolate's tally. */
export function watchOf(trace: Trace, tally: Tally, now: () => number): Watch {
  return {
    heard(read, reading) {
      tally.heard(read, reading);
      const isOlder =
        trace.data === null || ORDER.indexOf(reading.state) > ORDER.indexOf(trace.data);
      if (isOlder) trace.data = reading.state;
    },
    asked(read) {
      if (trace.running === 0) trace.since = now();
      trace.running += 1;
      return function ended(error) {
        trace.running -= 1;
        if (trace.running === 0) trace.upstreamMs += now() - trace.since;
        tally.asked(read, error);
      };
    },
    wrote: tally.wrote,
  };
}

/**
 * An id for every request, one line in the log and a Server-Timing header. The line names the route, not the path, which may
 * carry ids. On Cloudflare the clock stands still while code computes: the numbers are waiting time.
 */
export function observed(tally: Tally, now: () => number): MiddlewareHandler<EdgeEnv> {
  return async function observed(c, next) {
    const start = now();
    const trace: Trace = { data: null, upstreamMs: 0, running: 0, since: 0 };
    c.set("requestId", crypto.randomUUID());
    c.set("trace", trace);
    await next();
    const { status, headers } = c.res;
    const ms = now() - start;
    const page = headers.get("X-Page-Cache");
    const upstreamMs = Math.min(trace.upstreamMs, ms);
    tally.served(status, page);
    headers.set("Server-Timing", timing(ms, upstreamMs, page ?? trace.data));
    // By it the status page knows when its figures were said, whatever the reader's clock shows.
    headers.set("Date", new Date(now()).toUTCString());
    log("request", {
      requestId: c.get("requestId"),
      method: METHODS.has(c.req.method) ? c.req.method : "other",
      route: routeOf(c),
      status,
      ms,
      upstreamMs,
      data: trace.data ?? undefined,
      page: page ?? undefined,
    });
  };
}

/** Three numbers and a word of ours: nothing that another site might not read. */
function timing(ms: number, upstreamMs: number, cache: string | null): string {
  const times = `upstream;dur=${upstreamMs}, render;dur=${ms - upstreamMs}, total;dur=${ms}`;
  return cache ? `${times}, cache;desc="${cache}"` : times;
}

/** The route of a request in the router's notation; "*" for paths nobody knows. */
function routeOf(c: Context<EdgeEnv>): string {
  for (const { path } of matchedRoutes(c)) if (path !== "*" && path !== "/*") return path;
  return pageRoute(c.req.path);
}

/** The pages whose address holds nothing that a visitor chose. */
const PAGES: ReadonlySet<string> = new Set([
  ...MAIN_PAGES.map(({ path }) => path),
  ...FEATURE_PATHS,
  ...LEGAL_PATHS,
  "/avatars",
  "/staff",
  ...STAFF_LINKS.map(({ path }) => path),
  ...STAFF_SECTIONS.flatMap(({ links }) => links.map(({ path }) => path)),
]);

/** The route of a page by its path, in the router's notation; "*" for paths nobody knows. */
export function pageRoute(path: string): string {
  const page = path
    .toLowerCase()
    .replace(/\.data$/, "")
    .replace(/^\/_(?:root)?$/, "/")
    .replace(/(?<=.)\/$/, "");
  if (page.startsWith("/avatars/")) return "/avatars/:userId";
  if (page.startsWith("/commands/")) return "/commands/:category";
  return PAGES.has(page) ? page : "*";
}
