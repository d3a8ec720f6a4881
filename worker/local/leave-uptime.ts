import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import type { UptimeRecord } from "../../app/status/uptime-record.ts";

/** Puts an uptime record into the KV a site will run on, as its cron trigger would have left it. */
export async function leaveUptime(
  record: UptimeRecord | null,
  { configPath, persistTo }: { configPath: string; persistTo: string },
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
    await env.CACHE.put("uptime", JSON.stringify({ record }));
  } finally {
    await dispose();
  }
}
