import type { Owner } from "../../bot/cache.ts";
import { isLoopback } from "../../context/config.ts";
import { readWith, readWritten, UnreadableFile, type Values } from "../doctor/settings.ts";

/** The name of the site's database; null if wrangler.toml has its id. @throws UnreadableFile */
export function readDatabaseName(path: string): string | null {
  const { name = "", d1_databases: databases } = readWritten(path, {}, true).toml;
  const database = databases.find(({ binding }) => binding === "DB");
  return database?.database_id ? null : (database?.database_name ?? `${name}-db`);
}

interface SettingsFile {
  /** The path of wrangler.toml. */
  path: string;
  environment: Values;
  /** For local stores the environment and .dev.vars count, too. */
  isLocal: boolean;
}

/** The addresses of which the site's keys consist. @throws UnreadableFile */
export function readOwner(file: SettingsFile): Owner {
  return readAddresses(file, ["SITE_URL", "BOT_API_URL"]);
}

/** SITE_URL; null if it is this machine's. @throws UnreadableFile */
export function readSiteUrl(file: SettingsFile): string | null {
  const { siteUrl } = readAddresses(file, ["SITE_URL"]);
  return isLoopback(siteUrl) ? null : siteUrl;
}

function readAddresses(
  { path, environment, isLocal }: SettingsFile,
  names: readonly string[],
): Owner {
  const { config, isBad } = readWith(readWritten(path, environment, !isLocal));
  const bad = names.filter(isBad);
  if (bad.length > 0) {
    throw new UnreadableFile(bad.map((name) => [name, "is missing or no address"] as const));
  }
  return config;
}
