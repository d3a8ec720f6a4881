import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import type { UptimeRecord } from "../status/uptime-record.ts";
import { uptimeKeyOf } from "../status/uptime-value.ts";
import { migrate } from "./migrate.ts";
import type { Settings } from "./settings.ts";

/**
 * Writes an uptime record into the site's local KV, as its cron trigger would have done, and migrates its database.
 * What the record of the last start opened there is deleted, as this one knows nothing of it.
 */
export async function prepareStores(
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
  // Otherwise wrangler warns of missing secrets, which this proxy does not need.
  process.env.WRANGLER_LOG ??= "error";
  const { env, dispose } = await getPlatformProxy<{ CACHE: KVNamespace; DB?: D1Database }>({
    configPath,
    persist: { path: join(persistTo, "v3") },
    envFiles: [],
    remoteBindings: false,
  });
  try {
    const owner = { siteUrl: settings.SITE_URL, botApiUrl: settings.BOT_API_URL };
    await env.CACHE.put(uptimeKeyOf(owner), JSON.stringify({ record }));
    if (env.DB) {
      await migrate(env.DB);
      await deleteOpenOutages(env.DB);
    }
  } finally {
    await dispose();
  }
}

async function deleteOpenOutages(db: D1Database): Promise<void> {
  const open = "SELECT id FROM incidents WHERE recorded_at IS NOT NULL AND closed_at IS NULL";
  const updates = `SELECT id FROM incident_updates WHERE incident_id IN (${open})`;
  await db.batch(
    [
      `DELETE FROM deliveries WHERE update_id IN (${updates})`,
      `DELETE FROM incident_edits WHERE incident_id IN (${open})`,
      `DELETE FROM incident_updates WHERE incident_id IN (${open})`,
      "DELETE FROM incidents WHERE recorded_at IS NOT NULL AND closed_at IS NULL",
      "UPDATE revisions SET revision = revision + 1",
    ].map((sql) => db.prepare(sql)),
  );
}
