import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { connected } from "./connected.ts";
import { migrate } from "./migrate.ts";
import { seedUptime } from "./seed/uptime.ts";

/** Migrates the site's local database and writes a made-up past into it, as its cron trigger would have done. */
export async function prepareStores({
  configPath,
  persistTo,
  isNew = false,
}: {
  configPath: string;
  persistTo: string;
  /** Leaves out the past, which is that of the simulated bot. */
  isNew?: boolean;
}): Promise<void> {
  // Otherwise wrangler warns of missing secrets, which this proxy does not need.
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
