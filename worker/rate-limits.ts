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
 * Limits per client and route: `calls` in `seconds`. A class of routes is named after its first
 * one, as is its binding. The platform counts by wrangler.toml, which repeats these numbers.
 */
export const RATE_LIMITS = {
  /** The chat platform's consents: start and return. */
  signIn: { calls: 60, seconds: 60 },
  /** Look-ups, profiles and avatar histories: each may ask the bot. */
  people: { calls: 60, seconds: 10 },
  /** The team's writes and exports; looks at one's own records, which read several lists. */
  exports: { calls: 30, seconds: 60 },
  /** Rendered for one visitor instead of cached: pages, with one count, and the deep check. */
  views: { calls: 60, seconds: 10 },
  /** Visitors' writes (some database statements or a message each), and the bot's pushes. */
  hiding: { calls: 10, seconds: 60 },
} as const satisfies Record<RateLimitName, object>;

/** Sends 429 to clients that call too often, by client and route, whatever the id. */
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
  // A refused avatar history still gets a rendered page, which counts as a view.
  const respondWithPanel: Respond = async (c, next) =>
    (await limitView(c)) ?? (await renderWithoutBot(c, next));
  app.get("*", rateLimit("people", respondWithPanel, historyId));
  // Monitors ask once a minute; each check reads every store.
  app.get("/healthz/deep", rateLimit("views", respondWithJson));
  const teamWrites = rateLimit("exports", respondWithJson);
  app.post("/api/staff/exports", teamWrites);
  app.post("/api/staff/incidents/*", teamWrites);
  app.post("/api/staff/appeals/*", teamWrites);
  // The database counts them by person while it answers.
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

/** Without the platform's header, clients look the same, so nothing counts. */
export const limitView: LimitView = async function limitView(c) {
  const address = c.req.header("CF-Connecting-IP");
  if (!address || (await isAllowed(c, "views", { address, route: "*" }))) return null;
  const headers = { "Retry-After": retryAfter("views"), "Cache-Control": "no-store" };
  return refuse(c, "tooManyPages", { prefix: splitLanguage(c.req.path).prefix, headers });
};

/** Counts the bot by read, and by process if it sends parts; a wrong key by address. */
export const limitCall: LimitCall = async function limitCall(c, limit, call) {
  return (await isAllowed(c, limit, call)) ? null : RATE_LIMITS[limit].seconds;
};

type Respond = (c: EdgeContext, next: Next) => Response | Promise<Response | void>;

/** `idOf` finds the id that a call asks about. Of the routes above, only people's have `:id`. */
function rateLimit(
  name: RateLimitName,
  respond: Respond,
  idOf: (c: EdgeContext) => string | undefined = (c) => c.req.param("id"),
): MiddlewareHandler<EdgeEnv> {
  return async function rateLimit(c, next) {
    // A malformed id is refused before any request to the bot API.
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

/** The whole period, as the platform doesn't say when it ends. */
function retryAfter(name: RateLimitName): string {
  return String(RATE_LIMITS[name].seconds);
}

interface Call {
  address: string | undefined;
  /** The route that counts, without id; "*" for pages. The log names it. */
  route: string;
}

/** Counts a call. If the platform can't count, lets everybody through. */
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
 * A client by the address the platform saw, or the /64 of IPv6 (one household or server). Off the
 * platform the header is missing, and all requests are one client.
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

/** A path without id: people count together, incidents too, a history's page with its API. */
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

/** A browser navigates to sign in, so the refusal is a page with a way back. */
function respondWithPage(c: EdgeContext): Promise<Response> {
  return refuse(c, "tooManySignIns", { prefix: prefixOfOrigin(c) });
}

interface Refused {
  /** The requested page's. */
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

/** Renders with a bot client that refuses everything, so the page shows its failure panel. */
async function renderWithoutBot(c: EdgeContext, next: Next): Promise<Response> {
  const reject = () => Promise.reject(new BotError("closed", UNAVAILABLE.tooManyLookUps));
  const bot = { ...c.get("bot")(), user: reject, avatarsOf: reject };
  c.set("bot", () => bot);
  await next();
  return new Response(c.res.body, { status: 429, headers: c.res.headers });
}
