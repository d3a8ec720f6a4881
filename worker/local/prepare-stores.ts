import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { connected } from "./connected.ts";
import { migrate } from "./migrate.ts";
import { seedUptime } from "./seed/uptime.ts";

/** Migrates the site's local database and writes a made-up past, as the cron would have. */
export async function prepareStores({
  configPath,
  persistTo,
  isNew = false,
}: {
  configPath: string;
  persistTo: string;
  /** Without a past. */
  isNew?: boolean;
}): Promise<void> {
  // Else wrangler warns of secrets that this proxy doesn't need.
  process.env.WRANGLER_LOG ??= "error";
  const { env, dispose } = await getPlatformProxy<{ DB?: D1Database }>({
    configPath,
    persist: { path: join(persistTo, "v3") },
    envFiles: [],
    remoteBindings: false,
  });
  try {
    if (!env.DB) return;
    await migrate(env.DB);
    const { DB } = env;
    if (!isNew) await connected(() => seedUptime(DB, Date.now()));
  } finally {
    await dispose();
  }
}
