import * as v from "valibot";
import { WRITING_RANKS } from "../../app/content/ranks.ts";
import { hasRead, sourceOf } from "../../app/content/reads.ts";
import { PRODUCT } from "../../app/content/site.ts";
import { isDigits } from "../../app/contract/digits.ts";
import { READ_NAMES, type ReadName } from "../../app/contract/endpoints.ts";
import { withTimeLimit } from "../db/time-limit.ts";

/** A message of the queue DELIVERIES. Names nobody: deliveries are in the database. */
export interface WakeUp {
  wake: "deliveries";
}

/** The worker's bindings, variables and secrets, unchecked until `readConfig`. */
export interface Env {
  CACHE?: KVNamespace;
  SESSIONS?: KVNamespace;
  DB?: D1Database;
  DELIVERIES?: Queue<WakeUp>;
  SIGN_IN_LIMIT?: RateLimit;
  PEOPLE_LIMIT?: RateLimit;
  EXPORTS_LIMIT?: RateLimit;
  VIEWS_LIMIT?: RateLimit;
  HIDING_LIMIT?: RateLimit;
  [name: string]: unknown;
}

/** The deployed version's platform id, and the operator's tag ("" for none). */
export interface Version {
  id: string;
  tag: string;
}

/** The parts of a webhook's address. */
export interface StaffWebhook {
  origin: string;
  id: string;
  token: string;
}

/** The checked configuration. */
export interface Config {
  /** Canonical origin, without a final slash. */
  siteUrl: string;
  /** SITE_URL is http on loopback, which relaxes the policy for images and upgrades. */
  local: boolean;
  /** Names the site in every request to another service. */
  userAgent: string;
  /** "" if nothing is read from the bot. */
  botApiUrl: string;
  botApiKey: string;
  discordUrl: string;
  discordClientId: string;
  discordClientSecret: string;
  /** The first one signs, all verify. */
  sessionSecrets: [string, ...string[]];
  /** "" if the brand has no activity. */
  staffServerId: string;
  supportUrl: string;
  inviteUrl: string;
  docsUrl: string;
  /** "" if the brand has no avatars. */
  avatarCdnUrl: string;
  supportEmail: string;
  cache: KVNamespace;
  sessions: KVNamespace;
  db: D1Database;
  /** Wakes the consumer of deliveries; without it nobody can follow. */
  deliveries: Queue<WakeUp> | null;
  /** The channel for news of appeals; null for none. A typo in it doesn't stop the site. */
  staffWebhook: StaffWebhook | "malformed" | null;
  /** Ranks that may write incidents. */
  incidentRanks: readonly string[];
  /** Changes with code, settings and secrets. Null without the binding. */
  version: Version | null;
  /** Without its binding, a limit doesn't apply. */
  rateLimits: Record<"signIn" | "people" | "exports" | "views" | "hiding", RateLimit | undefined>;
}

/** Lists every missing or malformed value by name, never its content. */
export class ConfigError extends Error {
  override name = "ConfigError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Configuration: ${problems.join("; ")}`);
    this.problems = problems;
  }
}

const MIN_SECRET_BYTES = 32;
const DISCORD = "https://discord.com";
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Optional values: their form, and their default. */
const FORMS = [
  ["HSTS_PRELOAD", /^(on|off)$/, '"on" or "off"', "off"],
  ["NOINDEX", /^(on|off)$/, '"on" or "off"', "off"],
  ["LOG_SAMPLE", /^(0(\.\d+)?|1)$/, "a number from 0 to 1", "1"],
] as const;

/** Reads and checks the environment. @throws ConfigError with all problems */
export function readConfig(env: Env): Config {
  const problems: string[] = [];

  function text(name: string, fallback?: string): string {
    const value = env[name];
    if (typeof value === "string" && value.trim() !== "") return value.trim();
    if (fallback !== undefined) return fallback;
    problems.push(`${name} is missing`);
    return "";
  }

  /** An address without a final slash. A `safe` one must be https, or http on loopback. */
  function address(name: string, kind: "link" | "safe", fallback?: string): string {
    const value = text(name, fallback);
    if (value === "") return "";
    const url = URL.parse(value);
    const safe =
      url?.protocol === "https:" ||
      (url?.protocol === "http:" && (kind === "link" || LOOPBACK.has(url.hostname)));
    if (!url || !safe || url.username || url.password) {
      problems.push(
        `${name} is not an ${kind === "link" ? "http(s)" : "https"} address` +
          (kind === "safe" ? " (http only on loopback)" : ""),
      );
      return "";
    }
    return value.replace(/\/+$/, "");
  }

  function origin(name: string): string {
    const value = address(name, "safe");
    const url = URL.parse(value);
    if (url && (url.pathname !== "/" || url.search || url.hash)) {
      problems.push(`${name} must be an origin, without a path`);
    }
    return url?.origin ?? "";
  }

  function secrets(name: string): [string, ...string[]] {
    const [first = "", ...rest] = listed(text(name));
    const all: [string, ...string[]] = [first, ...rest];
    const weak = all.some((secret) => new TextEncoder().encode(secret).length < MIN_SECRET_BYTES);
    if (first !== "" && weak) problems.push(`${name} needs ${MIN_SECRET_BYTES} bytes each`);
    return all;
  }

  function matching(name: string, pattern: RegExp, wanted: string, fallback?: string): string {
    const value = text(name, fallback);
    if (value !== "" && !pattern.test(value)) problems.push(`${name} is not ${wanted}`);
    return value;
  }

  const siteUrl = origin("SITE_URL");
  const asksBot = READ_NAMES.some((name) => sourceOf(name) === "pull");
  const checked = {
    siteUrl,
    local: siteUrl.startsWith("http:"),
    userAgent: userAgentOf(siteUrl),
    botApiUrl: address("BOT_API_URL", "safe", asksBot ? undefined : ""),
    botApiKey: text("BOT_API_KEY"),
    discordUrl: address("DISCORD_URL", "safe", DISCORD),
    discordClientId: text("DISCORD_CLIENT_ID"),
    discordClientSecret: text("DISCORD_CLIENT_SECRET"),
    sessionSecrets: secrets("SESSION_SECRET"),
    staffServerId: matching("STAFF_SERVER_ID", /^\d+$/, "a number", neededFor("activity")),
    supportUrl: address("SUPPORT_URL", "link"),
    inviteUrl: address("INVITE_URL", "link"),
    docsUrl: address("DOCS_URL", "link"),
    avatarCdnUrl: address("AVATAR_CDN_URL", "safe", neededFor("avatars")),
    supportEmail: matching("SUPPORT_EMAIL", /^[^\s@?&]+@[^\s@?&]+$/, "an e-mail address"),
    version: versionOf(env.CF_VERSION_METADATA),
    deliveries: env.DELIVERIES ?? null,
    incidentRanks: listed(text("INCIDENT_RANKS", WRITING_RANKS.join())),
  };
  const staffWebhook =
    text("STAFF_WEBHOOK_URL", "") === ""
      ? null
      : (webhookOf(env, checked.discordUrl) ?? "malformed");
  for (const [name, pattern, wanted, usual] of FORMS) matching(name, pattern, wanted, usual);
  const { CACHE: cache, SESSIONS: sessions, DB: db } = env;
  const unbound = ["CACHE", "SESSIONS", "DB"].filter((name) => !env[name]);
  problems.push(...unbound.map((name) => `${name} is not bound`));
  if (problems.length > 0 || !cache || !sessions || !db) throw new ConfigError(problems);
  return { ...checked, staffWebhook, cache, sessions, db, rateLimits: rateLimitsOf(env) };
}

/** The default of a value that one read needs: none if the brand has the read. */
function neededFor(name: ReadName): "" | undefined {
  return hasRead(name) ? undefined : "";
}

/** The configuration for one request, cron run or queue batch, each with a time limit. */
export function forOneRun(config: Config): Config {
  return { ...config, db: withTimeLimit(config.db) };
}

/**
 * The parts of a webhook's address: at the platform or its test versions (canary.discord.com), or
 * on loopback for a local site.
 */
function webhookOf(env: Env, discordUrl: string): StaffWebhook | null {
  const { STAFF_WEBHOOK_URL: value } = env;
  const url = typeof value === "string" ? URL.parse(value.trim()) : null;
  const host = URL.parse(discordUrl)?.host;
  if (!url || !host || url.username || url.search || url.hash) return null;
  const isThere = url.protocol === "https:" && (url.host === host || url.host.endsWith(`.${host}`));
  const isLocal = isLocalSite(env) && LOOPBACK.has(url.hostname);
  const path = /^\/api(?:\/v\d+)?\/webhooks\/(\d+)\/([\w-]{1,200})\/?$/.exec(url.pathname);
  const [, id = "", token = ""] = path ?? [];
  return (isThere || isLocal) && isDigits(id) ? { origin: url.origin, id, token } : null;
}

/** Headers are ASCII. */
function userAgentOf(siteUrl: string): string {
  return `${PRODUCT} (+${siteUrl})`.replace(/[^ -~]+/g, "?");
}

function listed(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** The names of the rate limit bindings. */
export const RATE_LIMIT_BINDINGS = {
  signIn: "SIGN_IN_LIMIT",
  people: "PEOPLE_LIMIT",
  exports: "EXPORTS_LIMIT",
  views: "VIEWS_LIMIT",
  hiding: "HIDING_LIMIT",
} as const;

function rateLimitsOf(env: Env): Config["rateLimits"] {
  return {
    signIn: env[RATE_LIMIT_BINDINGS.signIn],
    people: env[RATE_LIMIT_BINDINGS.people],
    exports: env[RATE_LIMIT_BINDINGS.exports],
    views: env[RATE_LIMIT_BINDINGS.views],
    hiding: env[RATE_LIMIT_BINDINGS.hiding],
  };
}

const versionMetadata = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  tag: v.fallback(v.string(), ""),
});

function versionOf(metadata: unknown): Version | null {
  const version = v.safeParse(versionMetadata, metadata);
  return version.success ? version.output : null;
}

/**
 * Whether Strict-Transport-Security covers all subdomains and permits preloading. Only the operator
 * can ask for it: subdomains that need http would be lost for two years. Needs no valid
 * configuration.
 */
export function wantsHstsPreload(env: Env): boolean {
  return env.HSTS_PRELOAD === "on";
}

/** Whether search engines should ignore the site, such as staging. Needs no valid configuration. */
export function isHidden(env: Env): boolean {
  return env.NOINDEX === "on";
}

/** Whether SITE_URL is http on loopback. Needs no valid configuration. */
export function isLocalSite(env: Env): boolean {
  const url = typeof env.SITE_URL === "string" ? URL.parse(env.SITE_URL) : null;
  return url?.protocol === "http:" && LOOPBACK.has(url.hostname);
}

/** The share of successful requests to log. */
export function logShareOf(env: Env): number {
  return Number(env.LOG_SAMPLE || 1);
}
