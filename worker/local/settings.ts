import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { dirname } from "node:path";
import { brand } from "#brand";
import { ofFlags } from "../../app/commands/permissions.ts";
import { PRODUCT } from "../../app/content/site.ts";

export interface Ports {
  site: number;
  bot: number;
  chat: number;
}

/** The worker's configuration; wrangler.toml and .dev.vars.example describe each name. */
export interface Settings {
  SITE_URL: string;
  BOT_API_URL: string;
  BOT_API_KEY: string;
  DISCORD_URL: string;
  DISCORD_CLIENT_ID: string;
  DISCORD_CLIENT_SECRET: string;
  SESSION_SECRET: string;
  STAFF_SERVER_ID: string;
  SUPPORT_URL: string;
  INVITE_URL: string;
  DOCS_URL: string;
  AVATAR_CDN_URL: string;
  SUPPORT_EMAIL: string;
}

/** Through the environment: arguments show in the process list. */
const SECRETS = new Set(["BOT_API_KEY", "DISCORD_CLIENT_SECRET", "SESSION_SECRET"]);

/** Splits settings into public variables and secrets. */
export function splitSettings(settings: Settings): {
  vars: [name: string, value: string][];
  secrets: Record<string, string>;
} {
  const all = Object.entries(settings);
  return {
    vars: all.filter(([name]) => !SECRETS.has(name)),
    secrets: Object.fromEntries(all.filter(([name]) => SECRETS.has(name))),
  };
}

/** The product's name as part of an address. */
export function siteName(): string {
  return PRODUCT.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

const CLIENT_ID = "1098324755210485801";

/** Settings for this machine. Client secret and bot key are new at each start, unless given. */
export function createSettings(
  { site, bot, chat }: Ports,
  sessionSecret: string,
  apiKey = randomBytes(24).toString("hex"),
): Settings {
  const botUrl = `http://localhost:${bot}`;
  const chatUrl = `http://localhost:${chat}`;
  const invite = new URLSearchParams({
    client_id: CLIENT_ID,
    scope: "bot applications.commands",
    permissions: String(ofFlags(brand.permissions ?? [])),
  });
  return {
    SITE_URL: `http://localhost:${site}`,
    BOT_API_URL: botUrl,
    BOT_API_KEY: apiKey,
    DISCORD_URL: chatUrl,
    DISCORD_CLIENT_ID: CLIENT_ID,
    DISCORD_CLIENT_SECRET: randomBytes(24).toString("hex"),
    SESSION_SECRET: sessionSecret,
    STAFF_SERVER_ID: "914857203355312148",
    SUPPORT_URL: `${chatUrl}/support`,
    INVITE_URL: `${chatUrl}/oauth2/authorize?${invite}`,
    DOCS_URL: `${chatUrl}/docs`,
    AVATAR_CDN_URL: `${botUrl}/cdn`,
    SUPPORT_EMAIL: `support@${siteName()}.example`,
  };
}

/** Where the platform may send browsers back. */
export function redirectUrisOf({ SITE_URL }: Pick<Settings, "SITE_URL">): string[] {
  return [`${SITE_URL}/api/auth/discord/callback`, `${SITE_URL}/api/follow/callback`];
}

/** A file's secret, created at the first start, so that sessions survive restarts. */
export function readOrCreateSecret(file: string): string {
  try {
    const stored = readFileSync(file, "utf8").trim();
    if (stored.length >= 32) return stored;
  } catch {
    // The first start: no file yet.
  }
  const secret = randomBytes(32).toString("hex");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
