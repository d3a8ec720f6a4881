import { Hono, type MiddlewareHandler, type Next } from "hono";
import { html } from "hono/html";
import { within } from "../app/content/addresses.ts";
import { UNAVAILABLE } from "../app/contract/unavailable.ts";
import { refusals } from "../app/content/refusals.static.ts";
import { BotError } from "../app/contract/bot.ts";
import { isDigits } from "../app/contract/digits.ts";
import type { Config } from "./context/config.ts";
import { historyId } from "./avatars/history-id.ts";
import type { EdgeContext, EdgeEnv, LimitCall, LimitView } from "./context/edge-env.ts";
import { jsonError } from "./http/json-error.ts";
import { prefixOfOrigin, splitLanguage } from "./http/language-prefix.ts";
import { log, reasonOf } from "./logging/log.ts";
import { respondWithPlainDocument } from "./http/plain-document.ts";

type RateLimitName = keyof Config["rateLimits"];

/**
 * The limits on calls of one client to one route: `calls` in a period of `seconds`. Each is of a class of routes, and
 * named after the first of them, as its binding is. wrangler.toml, by which the platform counts, has the same numbers.
 */
export const RATE_LIMITS = {
  /** Consents of the chat platform: the start and the return of each. */
  signIn: { calls: 60, seconds: 60 },
  /** Look-ups of people, profiles and avatar histories: each may ask the bot. */
  people: { calls: 60, seconds: 10 },
  /** Reports of exports and what else the team writes, and looks at one's own records: each reads several lists. */
  exports: { calls: 30, seconds: 60 },
  /** What is made for one visitor instead of taken from a cache: pages, all with one count, and the deep check. */
  views: { calls: 60, seconds: 10 },
  /** What visitors write: a few statements of the database each, or a message to a channel. And what the bot pushes. */
  hiding: { calls: 10, seconds: 60 },
} as const satisfies Record<RateLimitName, object>;

/** 429 for clients that call too often, counted by client and route whatever the id in the path. */
export function rateLimits(): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  const signIn = rateLimit("signIn", respondWithPage);
  app.get("/api/auth/discord", signIn);
  app.get("/api/auth/discord/callback", signIn);
  app.get("/api/me/servers/consent", signIn);
  app.get("/api/follow", signIn);
  app.get("/api/follow/callback", signIn);
  const peopleApi = rateLimit("people", respondWithJson);
  app.get("/api/user/:id", peopleApi);
  app.get("/api/users", peopleApi);
  app.get("/api/avatars/:id", peopleApi);
  // The refusal within the site is a render, so it counts as a view.
  const respondWithPanel: Respond = async (c, next) =>
    (await limitView(c)) ?? (await renderWithoutBot(c, next));
  app.get("*", rateLimit("people", respondWithPanel, historyId));
  // A monitor asks once a minute; each check reads every store.
  app.get("/healthz/deep", rateLimit("views", respondWithJson));
  const teamWrites = rateLimit("exports", respondWithJson);
  app.post("/api/staff/exports", teamWrites);
  app.post("/api/staff/incidents/*", teamWrites);
  app.post("/api/staff/appeals/*", teamWrites);
  // By person they are counted in the database, as long as that answers.
  const looks = rateLimit("exports", respondWithJson);
  app.get("/api/me/data", looks);
  app.get("/api/me/standing", looks);
  app.post("/api/me/servers/standing", looks);
  const visitorWrites = rateLimit("hiding", respondWithJson);
  app.post("/api/own-avatars/hide", visitorWrites);
  app.post("/api/own-avatars/show", visitorWrites);
  app.post("/api/me/appeals/*", visitorWrites);
  app.post("/api/follow/end", visitorWrites);
  const backToPage: Respond = (c) =>
    c.redirect(within(prefixOfOrigin(c), "/status/following?test=failed"), 303);
  app.post("/api/follow/test", rateLimit("hiding", backToPage));
  return app;
}

/** Without the platform's header visitors cannot be told apart, so nothing is counted. */
export const limitView: LimitView = async function limitView(c) {
  const address = c.req.header("CF-Connecting-IP");
  if (!address || (await isAllowed(c, "views", { address, route: "*" }))) return null;
  const headers = { "Retry-After": retryAfter("views"), "Cache-Control": "no-store" };
  return refuse(c, "tooManyPages", { prefix: splitLanguage(c.req.path).prefix, headers });
};

/** The bot is counted by read, and by process where it sends a part; a wrong key by the address it comes from. */
export const limitCall: LimitCall = async function limitCall(c, limit, call) {
  return (await isAllowed(c, limit, call)) ? null : RATE_LIMITS[limit].seconds;
};

type Respond = (c: EdgeContext, next: Next) => Response | Promise<Response | void>;

/**
 * `idOf` gives the id of the person whom a call asks about, undefined where there is none: of the routes above, only
 * those of people name an `:id`.
 */
function rateLimit(
  name: RateLimitName,
  respond: Respond,
  idOf: (c: EdgeContext) => string | undefined = (c) => c.req.param("id"),
): MiddlewareHandler<EdgeEnv> {
  return async function rateLimit(c, next) {
    // A malformed id costs nothing, as it is refused before any request to the bot API.
    const id = idOf(c);
    if (id !== undefined && !isDigits(id)) return next();
    const address = c.req.header("CF-Connecting-IP");
    const route = routeOf(splitLanguage(c.req.path).path);
    if (await isAllowed(c, name, { address, route })) return next();
    c.res = (await respond(c, next)) ?? c.res;
    c.header("Retry-After", retryAfter(name));
    c.header("Cache-Control", "no-store");
  };
}

/** The platform does not say when its period ends, so the whole of it. */
function retryAfter(name: RateLimitName): string {
  return String(RATE_LIMITS[name].seconds);
}

interface Call {
  address: string | undefined;
  /** What is counted together, without an id, as the log names it; "*" for pages. */
  route: string;
}

/** Counts a call. When the platform cannot count, everybody is let through. */
async function isAllowed(
  c: EdgeContext,
  name: RateLimitName,
  { address, route }: Call,
): Promise<boolean> {
  const limiter = c.get("config").rateLimits[name];
  const requestId = c.get("requestId");
  try {
    if (!limiter) throw new Error("not bound");
    const { success } = await limiter.limit({ key: `${clientOf(address)} ${route}` });
    if (!success) log("limit.reached", { requestId, limit: name, route });
    return success;
  } catch (error) {
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

const GROUPED = /^\/api\/(?:staff\/(?:incidents|appeals)|me\/appeals)(?=\/)/;

/** A path without its id: all people share one count, all incidents another, and a history's page shares its API's. */
function routeOf(path: string): string {
  // One call for many people is one look-up.
  if (/^\/api\/users?(\/|$)/.test(path)) return "/api/user";
  const [grouped] = GROUPED.exec(path) ?? [];
  if (grouped !== undefined) return grouped;
  return /^(\/api|\/*)\/avatars\//i.test(path) ? "/api/avatars" : path;
}

function respondWithJson(c: EdgeContext): Response {
  return jsonError(c, "too_many");
}

/** The browser navigates to sign in, so the refusal is a page with a way back. */
function respondWithPage(c: EdgeContext): Promise<Response> {
  return refuse(c, "tooManySignIns", { prefix: prefixOfOrigin(c) });
}

interface Refused {
  /** Of the language of what was asked for. */
  prefix: string;
  headers?: Record<string, string>;
}

async function refuse(
  c: EdgeContext,
  kind: "tooManyPages" | "tooManySignIns",
  { prefix, headers }: Refused,
): Promise<Response> {
  const words = refusals.find((language) => language.prefix === prefix);
  if (!words) throw new RangeError(`No language has ${prefix}`);
  const { title, text } = words[kind];
  const body = () =>
    html`<h1>${title}</h1>
      <p>${text} <a href="${prefix || "/"}">${words.back}</a></p>`;
  const language = words.tag;
  return respondWithPlainDocument(c, { language, title, body, status: 429, headers });
}

/** Renders the page with a bot client that refuses, so that the page shows its own failure panel. */
async function renderWithoutBot(c: EdgeContext, next: Next): Promise<Response> {
  const reject = () => Promise.reject(new BotError("closed", UNAVAILABLE.tooManyLookUps));
  const bot = { ...c.get("bot")(), user: reject, avatarsOf: reject };
  c.set("bot", () => bot);
  await next();
  return new Response(c.res.body, { status: 429, headers: c.res.headers });
}
