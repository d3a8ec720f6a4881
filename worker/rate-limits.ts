import { Hono, type Context, type MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { isDigits } from "../app/contract/digits.ts";
import type { EdgeEnv } from "./edge.ts";
import { log, reasonOf } from "./log.ts";
import { plainDocument } from "./redirects.ts";

/** How often one client may call one route: `calls` in any `seconds`. wrangler.toml says the same. */
export const RATE_LIMITS = {
  signIn: { calls: 60, seconds: 60 },
  people: { calls: 60, seconds: 10 },
  exports: { calls: 30, seconds: 60 },
} as const;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** Clients remembered at once; beyond it the longest known are forgotten. */
const MAX_CLIENTS = 10_000;

/** 429 for clients that ask too often. Counted by address and route, whatever the id in the path. */
export function rateLimits(now: () => number): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  const signIn = limitedTo("signIn", now, answerPage);
  app.get("/api/auth/discord", signIn);
  app.get("/api/auth/discord/callback", signIn);
  const people = limitedTo("people", now, answerJson);
  app.get("/api/user/:id", people);
  app.get("/api/avatars/:id", people);
  app.post("/api/staff/exports", limitedTo("exports", now, answerJson));
  return app;
}

type Answer = (c: Context<EdgeEnv>) => Response | Promise<Response>;

/**
 * The platform counts in fixed periods, which lets twice as many through around the turn of one; this
 * isolate's own count moves with time. Either may refuse. A platform that cannot count refuses nobody.
 */
function limitedTo(
  name: RateLimitName,
  now: () => number,
  answer: Answer,
): MiddlewareHandler<EdgeEnv> {
  const { calls, seconds } = RATE_LIMITS[name];
  const recent = createRecent(calls, seconds * 1000, now);

  return async function limitedTo(c, next) {
    // What is no id costs nothing further on: it is told so, not counted.
    const id = c.req.param("id");
    if (id !== undefined && !isDigits(id)) return next();
    const key = `${clientOf(c.req.header("CF-Connecting-IP"))} ${routeOf(c.req.path)}`;
    const wait = recent(key);
    if (wait === 0 && (await isAllowed(c, name, key))) return next();
    log("limit.reached", { requestId: c.get("requestId"), limit: name });
    c.header("Retry-After", String(Math.ceil((wait || seconds * 1000) / 1000)));
    c.header("Cache-Control", "no-store");
    return answer(c);
  };
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

/** A path without the id at its end: all people share one count. */
function routeOf(path: string): string {
  return path.replace(/^(\/api\/(?:user|avatars))\/.*$/, "$1");
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
