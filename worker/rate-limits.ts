import { Hono, type MiddlewareHandler, type Next } from "hono";
import { html } from "hono/html";
import { UNAVAILABLE, ANSWERS, PLAIN_PAGES } from "../app/content/answers.ts";
import { BotError } from "../app/contract/bot.ts";
import { isDigits } from "../app/contract/digits.ts";
import type { Config } from "./context/config.ts";
import { historyId } from "./avatars/history-id.ts";
import type { EdgeContext, EdgeEnv, LimitView } from "./context/edge-env.ts";
import { jsonError } from "./http/json-error.ts";
import { log, reasonOf } from "./logging/log.ts";
import { respondWithPlainDocument } from "./http/plain-document.ts";
import { createSlidingWindow, type Counter } from "./primitives/sliding-window.ts";

type RateLimitName = keyof Config["rateLimits"];

/** The limit on calls of one client to one route: `calls` in any `seconds`. wrangler.toml has the same numbers. */
export const RATE_LIMITS = {
  signIn: { calls: 60, seconds: 60 },
  people: { calls: 60, seconds: 10 },
  exports: { calls: 30, seconds: 60 },
  /** Pages that are rendered for one visitor instead of taken from the cache. */
  views: { calls: 60, seconds: 10 },
  /** Hiding and showing one's avatar history: a few KV writes each. */
  hiding: { calls: 10, seconds: 60 },
} as const satisfies Record<RateLimitName, object>;

/** 429 for clients that call too often, counted by client and route whatever the id in the path. */
export function rateLimits(now: () => number, limitView: LimitView): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  const signIn = rateLimit("signIn", now, respondWithPage);
  app.get("/api/auth/discord", signIn);
  app.get("/api/auth/discord/callback", signIn);
  app.get("/api/follow", signIn);
  app.get("/api/follow/callback", signIn);
  const people = createCounter("people", now);
  const peopleApi = rateLimit("people", now, respondWithJson, { counter: people });
  app.get("/api/user/:id", peopleApi);
  app.get("/api/users", peopleApi);
  app.get("/api/avatars/:id", peopleApi);
  // The refusal within the site is a render, so it counts as a view.
  const respondWithPanel: Respond = async (c, next) =>
    (await limitView(c)) ?? (await renderWithoutBot(c, next));
  app.get("*", rateLimit("people", now, respondWithPanel, { counter: people, idOf: historyId }));
  app.post("/api/staff/exports", rateLimit("exports", now, respondWithJson));
  // An incident's id is no person's, so it is not looked at.
  const writes = rateLimit("exports", now, respondWithJson, { idOf: () => undefined });
  app.post("/api/staff/incidents", writes);
  app.post("/api/staff/incidents/:id/updates", writes);
  const hiding = rateLimit("hiding", now, respondWithJson);
  app.post("/api/own-avatars/hide", hiding);
  app.post("/api/own-avatars/show", hiding);
  app.post("/api/follow/end", hiding);
  const backToPage: Respond = (c) => c.redirect("/status/following?test=failed", 303);
  app.post("/api/follow/test", rateLimit("hiding", now, backToPage));
  return app;
}

/** Without the platform's header visitors cannot be told apart, so nothing is counted. */
export function createViewLimit(now: () => number): LimitView {
  const counter = createCounter("views", now);
  return async function limitView(c) {
    const address = c.req.header("CF-Connecting-IP");
    const wait = address
      ? await secondsToWait(c, "views", counter, `${clientOf(address)} views`)
      : 0;
    if (wait === 0) return null;
    const headers = { "Retry-After": String(wait), "Cache-Control": "no-store" };
    return refuse(c, PLAIN_PAGES.tooManyPages, headers);
  };
}

function createCounter(name: RateLimitName, now: () => number): Counter {
  const { calls, seconds } = RATE_LIMITS[name];
  return createSlidingWindow(calls, seconds * 1000, now);
}

type Respond = (c: EdgeContext, next: Next) => Response | Promise<Response | void>;

interface Counting {
  /** Shared by routes whose calls are counted together. */
  counter?: Counter;
  /** The id of the person whom a call asks about; undefined where there is none. */
  idOf?: (c: EdgeContext) => string | undefined;
}

/**
 * The platform counts in fixed periods, which lets through twice as many calls around the end of one; this
 * isolate's own count is a sliding window. Either may refuse. When the platform cannot count, it allows.
 */
function rateLimit(
  name: RateLimitName,
  now: () => number,
  respond: Respond,
  { counter = createCounter(name, now), idOf = (c) => c.req.param("id") }: Counting = {},
): MiddlewareHandler<EdgeEnv> {
  return async function rateLimit(c, next) {
    // A malformed id costs nothing, as it is refused before any request to the bot API.
    const id = idOf(c);
    if (id !== undefined && !isDigits(id)) return next();
    const key = `${clientOf(c.req.header("CF-Connecting-IP"))} ${routeOf(c.req.path)}`;
    const wait = await secondsToWait(c, name, counter, key);
    if (wait === 0) return next();
    c.res = (await respond(c, next)) ?? c.res;
    c.header("Retry-After", String(wait));
    c.header("Cache-Control", "no-store");
  };
}

/** Seconds until the client may call again; 0 when it may now. */
async function secondsToWait(
  c: EdgeContext,
  name: RateLimitName,
  counter: Counter,
  key: string,
): Promise<number> {
  const wait = counter(key);
  if (wait === 0 && (await isAllowed(c, name, key))) return 0;
  log("limit.reached", { requestId: c.get("requestId"), limit: name });
  return Math.ceil((wait || RATE_LIMITS[name].seconds * 1000) / 1000);
}

async function isAllowed(c: EdgeContext, name: RateLimitName, key: string): Promise<boolean> {
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

/**
 * A client by the address the platform saw; of IPv6 its /64, which is one household or server. Without the
 * header, which is missing only off the platform, all requests are one client.
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

/** A path without the id at its end: all people share one count, and a history's page shares its API's. */
function routeOf(path: string): string {
  // One call for many people is one look-up.
  if (/^\/api\/users?(\/|$)/.test(path)) return "/api/user";
  return /^(\/api|\/*)\/avatars\//i.test(path) ? "/api/avatars" : path;
}

function respondWithJson(c: EdgeContext): Response {
  return jsonError(c, 429, ANSWERS.tooManyRequests);
}

/** The browser navigates to sign in, so the refusal is a page with a way back. */
function respondWithPage(c: EdgeContext): Promise<Response> {
  return refuse(c, PLAIN_PAGES.tooManySignIns);
}

function refuse(
  c: EdgeContext,
  { title, text }: { title: string; text: string },
  headers?: Record<string, string>,
): Promise<Response> {
  const body = () =>
    html`<h1>${title}</h1>
      <p>${text} <a href="/">${PLAIN_PAGES.back}</a></p>`;
  return respondWithPlainDocument(c, { title, body, status: 429, headers });
}

/** Renders the page with a bot client that refuses, so that the page shows its own failure panel. */
async function renderWithoutBot(c: EdgeContext, next: Next): Promise<Response> {
  const reject = () => Promise.reject(new BotError("closed", UNAVAILABLE.tooManyLookUps));
  c.set("bot", { ...c.get("bot"), user: reject, avatarsOf: reject });
  await next();
  return new Response(c.res.body, { status: 429, headers: c.res.headers });
}
