import type { RateLimitName } from "./rate-limits.ts";

/** The environment the platform hands over. Values are untrusted until `readConfig` has seen them. */
export interface Env {
  CACHE?: KVNamespace;
  SESSIONS?: KVNamespace;
  SIGN_IN_LIMIT?: RateLimit;
  PEOPLE_LIMIT?: RateLimit;
  EXPORTS_LIMIT?: RateLimit;
  VIEWS_LIMIT?: RateLimit;
  HIDING_LIMIT?: RateLimit;
  [name: string]: unknown;
}

/** A deployment, as the platform names it; the tag is the operator's own, "" without one. */
export interface Version {
  id: string;
  tag: string;
}

/** The configuration, checked once. Names are those of README.md, "Configuration". */
export interface Config {
  /** Canonical origin, without a slash at the end. */
  siteUrl: string;
  /** SITE_URL is http on this machine: development rules of the security policy apply. */
  local: boolean;
  botApiUrl: string;
  botApiKey: string;
  discordUrl: string;
  discordClientId: string;
  discordClientSecret: string;
  /** The first signs, all verify. */
  sessionSecrets: [string, ...string[]];
  staffServerId: string;
  supportUrl: string;
  inviteUrl: string;
  docsUrl: string;
  avatarCdnUrl: string;
  supportEmail: string;
  cache: KVNamespace;
  sessions: KVNamespace;
  /** Names the deployment: code, settings and secrets. Null where the platform does not tell. */
  version: Version | null;
  /** Missing ones limit nobody: a site that cannot count still serves. */
  rateLimits: Record<RateLimitName, RateLimit | undefined>;
}

/** Names every value that is missing or malformed, and never shows one. */
export class ConfigError extends Error {
  override name = "ConfigError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Configuration: ${problems.join("; ")}`);
    this.problems = problems;
  }
}

const MIN_SECRET_BYTES = 32;
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Reads and checks the whole environment. @throws ConfigError with all problems at once. */
export function readConfig(env: Env): Config {
  const problems: string[] = [];

  function text(name: string, fallback?: string): string {
    const value = env[name];
    if (typeof value === "string" && value.trim() !== "") return value.trim();
    if (fallback !== undefined) return fallback;
    problems.push(`${name} is missing`);
    return "";
  }

  /** An address without the slash at its end; `secret` ones carry credentials and need https off loopback. */
  function address(name: string, kind: "link" | "secret", fallback?: string): string {
    const value = text(name, fallback);
    if (value === "") return "";
    const url = URL.parse(value);
    const safe =
      url?.protocol === "https:" ||
      (url?.protocol === "http:" && (kind === "link" || LOOPBACK.has(url.hostname)));
    if (!url || !safe || url.username || url.password) {
      problems.push(
        `${name} is not an ${kind === "link" ? "http(s)" : "https"} address` +
          (kind === "secret" ? " (http only on loopback)" : ""),
      );
      return "";
    }
    return value.replace(/\/+$/, "");
  }

  function origin(name: string): string {
    const value = address(name, "secret");
    const url = URL.parse(value);
    if (url && (url.pathname !== "/" || url.search || url.hash)) {
      problems.push(`${name} must be an origin, without a path`);
    }
    return url?.origin ?? "";
  }

  function secrets(name: string): [string, ...string[]] {
    const [first = "", ...rest] = text(name)
      .split(",")
      .map((secret) => secret.trim())
      .filter((secret) => secret !== "");
    const all: [string, ...string[]] = [first, ...rest];
    const weak = all.some((secret) => new TextEncoder().encode(secret).length < MIN_SECRET_BYTES);
    if (first !== "" && weak) problems.push(`${name} needs ${MIN_SECRET_BYTES} bytes each`);
    return all;
  }

  function digits(name: string): string {
    const value = text(name);
    if (value !== "" && !/^\d+$/.test(value)) problems.push(`${name} is not a number`);
    return value;
  }

  function email(name: string): string {
    const value = text(name);
    if (value !== "" && !/^[^\s@?&]+@[^\s@?&]+$/.test(value)) {
      problems.push(`${name} is not an e-mail address`);
    }
    return value;
  }

  const siteUrl = origin("SITE_URL");
  const read = {
    siteUrl,
    local: siteUrl.startsWith("http:"),
    botApiUrl: address("BOT_API_URL", "secret"),
    botApiKey: text("BOT_API_KEY"),
    discordUrl: address("DISCORD_URL", "secret", "https://discord.com"),
    discordClientId: text("DISCORD_CLIENT_ID"),
    discordClientSecret: text("DISCORD_CLIENT_SECRET"),
    sessionSecrets: secrets("SESSION_SECRET"),
    staffServerId: digits("STAFF_SERVER_ID"),
    supportUrl: address("SUPPORT_URL", "link"),
    inviteUrl: address("INVITE_URL", "link"),
    docsUrl: address("DOCS_URL", "link"),
    avatarCdnUrl: address("AVATAR_CDN_URL", "secret"),
    supportEmail: email("SUPPORT_EMAIL"),
    version: versionOf(env.CF_VERSION_METADATA),
  };
  const { CACHE: cache, SESSIONS: sessions } = env;
  if (!cache) problems.push("CACHE is not bound");
  if (!sessions) problems.push("SESSIONS is not bound");
  if (problems.length > 0 || !cache || !sessions) throw new ConfigError(problems);
  return { ...read, cache, sessions, rateLimits: rateLimitsOf(env) };
}

function rateLimitsOf(env: Env): Config["rateLimits"] {
  return {
    signIn: env.SIGN_IN_LIMIT,
    people: env.PEOPLE_LIMIT,
    exports: env.EXPORTS_LIMIT,
    views: env.VIEWS_LIMIT,
    hiding: env.HIDING_LIMIT,
  };
}

/** What the `version_metadata` binding says. */
function versionOf(metadata: unknown): Version | null {
  if (typeof metadata !== "object" || metadata === null) return null;
  const said = (name: string) => {
    const value: unknown = Reflect.get(metadata, name);
    return typeof value === "string" ? value : "";
  };
  return said("id") ? { id: said("id"), tag: said("tag") } : null;
}

/** Whether a raw SITE_URL names this machine, for use when the rest could not be read. */
export function isLocalSite(env: Env): boolean {
  const url = typeof env.SITE_URL === "string" ? URL.parse(env.SITE_URL) : null;
  return url?.protocol === "http:" && LOOPBACK.has(url.hostname);
}
