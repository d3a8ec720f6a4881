/** The configuration of every test worker; the secrets are sentinels that tests look for. */

export const API_KEY = "sentinel-bot-api-key-9f3b27c1";
export const CLIENT_SECRET = "sentinel-client-secret-51d07e4a";
export const SESSION_SECRET = "sentinel-session-secret-of-at-least-32-bytes";
export const OLD_SESSION_SECRET = "sentinel-session-secret-before-the-last-rotation";
export const SITE_URL = "https://haven.test";

export const CONFIG = {
  SITE_URL,
  BOT_API_URL: "https://bot.test",
  BOT_API_KEY: API_KEY,
  DISCORD_URL: "https://chat.test",
  DISCORD_CLIENT_ID: "1100000000000000001",
  DISCORD_CLIENT_SECRET: CLIENT_SECRET,
  SESSION_SECRET: `${SESSION_SECRET},${OLD_SESSION_SECRET}`,
  STAFF_SERVER_ID: "1100000000000000002",
  SUPPORT_URL: "https://support.test/join",
  INVITE_URL: "https://chat.test/oauth2/authorize?client_id=1100000000000000001&scope=bot",
  DOCS_URL: "https://docs.test",
  AVATAR_CDN_URL: "https://cdn.test",
  SUPPORT_EMAIL: "help@haven.test",
};

/** The owner of the values in these workers' stores. */
export const OWNER = { siteUrl: SITE_URL, botApiUrl: CONFIG.BOT_API_URL };

export const WORLD = {
  apiKey: API_KEY,
  clientId: CONFIG.DISCORD_CLIENT_ID,
  clientSecret: CLIENT_SECRET,
  redirectUris: [`${SITE_URL}/api/auth/discord/callback`, `${SITE_URL}/api/follow/callback`],
  cdn: CONFIG.AVATAR_CDN_URL,
};
