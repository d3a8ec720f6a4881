import { Hono, type Context, type MiddlewareHandler, type Next } from "hono";
import { html } from "hono/html";
import { BotError } from "../app/contract/bot.ts";
import { isDigits } from "../app/contract/digits.ts";
import type { EdgeEnv } from "./edge.ts";
import { log, reasonOf } from "./log.ts";
import { plainDocument } from "./redirects.ts";

/** How often one client may call one route: `calls` in any `seconds`. wrangler.toml says the same. */
export const RATE_LIMITS = {
  signIn: { calls: 60, seconds: 60 },
  people: { calls: 60, seconds: 10 },
  exports: { calls: 30, seconds: 60 },
  /** What is rendered for one visitor alone. */
  views: { calls: 60, seconds: 10 },
  /** Hiding and showing one's avatar history: a few writes of KV each. */
  hiding: { calls: 10, seconds: 60 },
} as const;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** Clients remembered at once; beyond it the longest known are forgotten. */
const MAX_CLIENTS = 10_000;

/** 429 for clients that ask too often. Counted by client and route, whatever the id in the path. */
export function rateLimits(now: () => number, refuseView: RefuseView): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  const counts = {
    signIn: createCount("signIn", now),
    people: createCount("people", now),
    exports: createCount("exports", now),
    hiding: createCount("hiding", now),
  };
  const signIn = limitedTo("signIn", counts, answerPage);
  app.get("/api/auth/discord", signIn);
  app.get("/api/auth/discord/callback", signIn);
  const people = limitedTo("people", counts, answerJson);
  app.get("/api/user/:id", people);
  app.get("/api/avatars/:id", people);
  // A panel is a render, too.
  const answerPanel: Answer = async (c, next) =>
    (await refuseView(c)) ?? (await answerWithoutBot(c, next));
  app.get("*", limitedTo("people", counts, answerPanel, historyId));
  app.post("/api/staff/exports", limitedTo("exports", counts, answerJson));
  const hiding = limitedTo("hiding", counts, answerJson);
  app.post("/api/own-avatars/hide", hiding);
  app.post("/api/own-avatars/show", hiding);
  return app;
}

/** Counts a page that is rendered for its visitor alone; answers the refusal of one too many, else null. */
export type RefuseView = (c: Context<EdgeEnv>) => Promise<Response | null>;

/** Off the platform visitors cannot be told apart, so nobody's pages are counted. */
export function createViewLimit(now: () => number): RefuseView {
  const count = createCount("views", now);
  return async function refuseView(c) {
    const address = c.req.header("CF-Connecting-IP");
    const wait = address ? await waitOf(c, "views", count, `${clientOf(address)} views`) : 0;
    if (wait === 0) return null;
    const body = html`<h1>Too many pages</h1>
      <p>Please wait a moment, then try again. <a href="/">Back to the site</a></p>`;
    const headers = { "Retry-After": String(wait), "Cache-Control": "no-store" };
    return c.html(plainDocument(c.get("nonce")(), "Too many pages", body), 429, headers);
  };
}

/** Counts a call; answers 0, or the ms until the client may call again. */
type Count = (key: string) => number;

function createCount(name: RateLimitName, now: () => number): Count {
  const { calls, seconds } = RATE_LIMITS[name];
  return createRecent(calls, seconds * 1000, now);
}

type Answer = (c: Context<EdgeEnv>, next: Next) => Response | Promise<Response | void>;

/** The id in the address of somebody's avatar history, as document or as data; "" in any other. */
export function historyId(c: Context<EdgeEnv>): string {
  return /^\/+avatars\/+(\d+)(?![^./])/i.exec(c.req.path)?.[1] ?? "";
}

/**
 * The platform counts in fixed periods, which lets twice as many through around the turn of one; this
 * isolate's own count moves with time. Either may refuse. A platform that cannot count refuses nobody.
 */
function limitedTo(
  name: Exclude<RateLimitName, "views">,
  counts: Record<Exclude<RateLimitName, "views">, Count>,
  answer: Answer,
  idOf = (c: Context<EdgeEnv>) => c.req.param("id"),
): MiddlewareHandler<EdgeEnv> {
  const count = counts[name];

  return async function limitedTo(c, next) {
    // What is no id costs nothing further on: it is told so, not counted.
    const id = idOf(c);
    if (id !== undefined && !isDigits(id)) return next();
    const key = `${clientOf(c.req.header("CF-Connecting-IP"))} ${routeOf(c.req.path)}`;
    const wait = await waitOf(c, name, count, key);
    if (wait === 0) return next();
    c.res = (await answer(c, next)) ?? c.res;
    c.header("Retry-After", String(wait));
    c.header("Cache-Control", "no-store");
  };
}

/** Seconds until the client may call again; 0 when it may now. */
async function waitOf(
  c: Context<EdgeEnv>,
  name: RateLimitName,
  count: Count,
  key: string,
): Promise<number> {
  const wait = count(key);
  if (wait === 0 && (await isAllowed(c, name, key))) return 0;
  log("limit.reached", { requestId: c.get("requestId"), limit: name });
  return Math.ceil((wait || RATE_LIMITS[name].seconds * 1000) / 1000);
}

async function isAllowed(c: Context<EdgeEnv>, name: RateLimitName, key: string): Promise<boolean> {
  const limiter = c.get("config").rateLimits[name];
  try {
    if (!limiter) throw new Error("not bound");
    return (await limiter.limit({ key })).success;
  } catch (error) {
    const requestId = c.get("requestId");
    log("limit.failed", { requestId, limit: name, reason: reasonOf(error) });
    return true;
  }
}

/** Counts calls by key in the last `period` ms; answers 0, or the ms until the next one is allowed. */
export function createRecent(calls: number, period: number, now: () => number) {
  const known = new Map<string, number[]>();
  return function recent(key: string): number {
    const time = now();
    const times = (known.get(key) ?? []).filter((at) => time - at < period);
    const [oldest = time] = times;
    if (times.length >= calls) return oldest + period - time;
    times.push(time);
    known.delete(key);
    known.set(key, times);
    const [longest] = known.keys();
    if (known.size > MAX_CLIENTS && longest !== undefined) known.delete(longest);
    return 0;
  };
}

/**
 * Who asks: the address the platform saw; of IPv6 the /64, which is one household or server. Without
 * the header, which only happens off the platform, everybody is one client.
 */
export function clientOf(address: string | undefined): string {
  if (!address) return "unknown";
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [front = [], back = []] = address
    .toLowerCase()
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const gap = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0");
  const groups = [...front, ...gap, ...back].map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** A path without the id at its end: all people share one count, and so do a history's page and API. */
function routeOf(path: string): string {
  if (path.startsWith("/api/user/")) return "/api/user";
  return /^(\/api|\/*)\/avatars\//i.test(path) ? "/api/avatars" : path;
}

function answerJson(c: Context<EdgeEnv>): Response {
  return c.json(
    { error: "Too many requests, please wait a moment", requestId: c.get("requestId") },
    429,
  );
}

/** Signing in is a visit, not a call: a page with a way back. */
function answerPage(c: Context<EdgeEnv>): Response | Promise<Response> {
  const body = html`<h1>Too many sign-ins</h1>
    <p>Please wait a minute, then try again. <a href="/">Back to the site</a></p>`;
  return c.html(plainDocument(c.get("nonce")(), "Too many sign-ins", body), 429);
}

/** The page's own failure panel, by a render that cannot ask the bot: within the site, with a way on. */
async function answerWithoutBot(c: Context<EdgeEnv>, next: Next): Promise<Response> {
  const bot = c.get("bot")();
  const refuse = () => Promise.reject(new BotError("closed", "Too many look-ups"));
  c.set("bot", () => ({ ...bot, user: refuse, avatarsOf: refuse }));
  await next();
  return new Response(c.res.body, { status: 429, headers: c.res.headers });
}
