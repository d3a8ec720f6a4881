import type { Owner } from "../../bot/cache.ts";
import { readWith, readWritten, UnreadableFile, type Values } from "../doctor/settings.ts";

/** The name of the site's database; null if wrangler.toml has its id. @throws UnreadableFile */
export function readDatabaseName(path: string): string | null {
  const { name = "", d1_databases: databases } = readWritten(path, {}, true).toml;
  const database = databases.find(({ binding }) => binding === "DB");
  return database?.database_id ? null : (database?.database_name ?? `${name}-db`);
}

/**
 * The addresses of which the site's keys consist; for local stores the environment and .dev.vars count, too.
 * @throws UnreadableFile
 */
export function readOwner(path: string, environment: Values, isLocal: boolean): Owner {
  const { config, isBad } = readWith(readWritten(path, environment, !isLocal));
  const bad = ["SITE_URL", "BOT_API_URL"].filter(isBad);
  if (bad.length > 0) {
    throw new UnreadableFile(bad.map((name) => [name, "is missing or no address"] as const));
  }
  return config;
}
