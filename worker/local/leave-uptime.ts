import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import type { UptimeRecord } from "../../app/status/uptime/uptime-record.ts";
import { uptimeKeyOf } from "../bot/cache.ts";
import type { Settings } from "./settings.ts";

/** Puts an uptime record into the KV a site will run on, as its cron trigger would have left it. */
export async function leaveUptime(
  record: UptimeRecord | null,
  {
    configPath,
    persistTo,
    settings,
  }: {
    configPath: string;
    persistTo: string;
    settings: Pick<Settings, "SITE_URL" | "BOT_API_URL">;
  },
): Promise<void> {
  // It would warn of secrets that only the site itself needs.
  process.env.WRANGLER_LOG ??= "error";
  const { env, dispose } = await getPlatformProxy<{ CACHE: KVNamespace }>({
    configPath,
    persist: { path: join(persistTo, "v3") },
    envFiles: [],
    remoteBindings: false,
  });
  try {
    const owner = { siteUrl: settings.SITE_URL, botApiUrl: settings.BOT_API_URL };
    await env.CACHE.put(uptimeKeyOf(owner), JSON.stringify({ record }));
  } finally {
    await dispose();
  }
}
