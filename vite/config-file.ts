import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/**
 * The configuration for build, deploy and programs: CONFIG_FILE (from the current folder) names
 * another site's, such as staging's; the default is wrangler.toml.
 * @throws Error if the named file is missing
 */
export function configFile(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const named = environment.CONFIG_FILE;
  if (!named) return resolve(import.meta.dirname, "../wrangler.toml");
  const file = resolve(named);
  if (existsSync(file)) return file;
  const error = new Error(`CONFIG_FILE names ${file}, and there is no such file`);
  // Programs and builds print the stack, which doesn't help here.
  error.stack = error.message;
  throw error;
}

/** .dev.vars for wrangler.toml, .dev.vars.staging for wrangler.staging.toml. */
export function secretsFileOf(config: string): string {
  const [, name] = /^wrangler\.(.+)\.toml$/.exec(basename(config)) ?? [];
  return join(dirname(config), name ? `.dev.vars.${name}` : ".dev.vars");
}
