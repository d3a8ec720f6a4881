import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { secretsFileOf } from "../../../vite/config-file.ts";
import {
  unstable_readConfig as readWrangler,
  type Unstable_Config as WranglerConfig,
} from "wrangler";
import { ConfigError, readConfig, type Config, type Env } from "../../context/config.ts";
import { createSettings } from "../../local/settings.ts";

export type Values = Record<string, string | undefined>;

export const SECRETS = ["BOT_API_KEY", "DISCORD_CLIENT_SECRET", "SESSION_SECRET"] as const;

/** All secrets, optional ones included. */
export const ALL_SECRETS = [...SECRETS, "STAFF_WEBHOOK_URL"] as const;

/** Names of [vars] that each site sets. */
export const OWN_VARIABLES = [
  "SITE_URL",
  "BOT_API_URL",
  "DISCORD_CLIENT_ID",
  "STAFF_SERVER_ID",
  "SUPPORT_URL",
  "INVITE_URL",
  "DOCS_URL",
  "AVATAR_CDN_URL",
  "SUPPORT_EMAIL",
];

export const PUBLISHED =
  "stands in [vars] of wrangler.toml, which is committed; use `npx wrangler secret put`";

export function quotesWanted(name: string): string {
  return `is a number in wrangler.toml; put it in quotes: ${name} = "…"`;
}

/** A configuration as written. */
export interface Written {
  /** From the environment, else .dev.vars, else [vars]. */
  values: Values;
  /** Only [vars], as texts: public to all readers of the file. */
  vars: Values;
  toml: WranglerConfig;
}

/** Why wrangler.toml can't be read, a named problem each. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile";
  readonly problems: readonly (readonly [name: string, says: string])[];

  constructor(problems: UnreadableFile["problems"]) {
    super("wrangler.toml cannot be read");
    this.problems = problems;
  }
}

/**
 * Reads the three places: `file` (wrangler.toml), secrets beside it, environment. With `isDeploy`,
 * only what gets uploaded: [vars], and secrets from the others. @throws UnreadableFile
 */
export function readWritten(file: string, environment: Values, isDeploy: boolean): Written {
  const toml = readFile(file);
  const secretsFile = secretsFileOf(file);
  const local: Values = {
    ...(existsSync(secretsFile) ? parseEnv(readFileSync(secretsFile, "utf8")) : {}),
    ...environment,
  };
  const texts = Object.entries(toml.vars).map(
    ([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)] as const,
  );
  const vars: Values = Object.fromEntries(texts);
  const names = [...ALL_SECRETS, "DISCORD_REDIRECT_URI"];
  const uploaded = Object.fromEntries(names.map((name) => [name, local[name]]));
  return { values: { ...vars, ...(isDeploy ? uploaded : local) }, vars, toml };
}

function readFile(file: string): WranglerConfig {
  if (!existsSync(file)) throw new UnreadableFile([["wrangler.toml", "there is no such file"]]);
  try {
    // Wrangler prints its own warnings, such as unknown keys.
    return readWrangler({ config: file });
  } catch (error) {
    const causes = commonMistakes(readFileSync(file, "utf8"));
    if (causes.length > 0) throw new UnreadableFile(causes);
    // The message quotes lines, maybe with a secret; its first line is a summary.
    const [summary = ""] = error instanceof Error ? error.message.split("\n") : [];
    throw new UnreadableFile([["wrangler.toml", `cannot be read: ${summary}`]]);
  }
}

/** Mistakes for which wrangler refuses the file without naming the line. */
function commonMistakes(text: string): UnreadableFile["problems"] {
  const numbers = [...text.matchAll(/^[ \t]*(\w+)[ \t]*=[ \t]*\d{16,}/gm)].map(
    ([, name = ""]) => [name, quotesWanted(name)] as const,
  );
  const published = ALL_SECRETS.filter((name) =>
    new RegExp(`^[ \\t]*${name}[ \\t]*=`, "m").test(text),
  );
  return [...numbers, ...published.map((name) => [name, PUBLISHED] as const)];
}

/** A configuration, and why the worker would refuse it. */
export interface Reading {
  /** Values named in `problems` are placeholders. */
  config: Config;
  problems: readonly string[];
  isBad: (name: string) => boolean;
}

const PLACEHOLDER_PORTS = { site: 8787, bot: 8788, chat: 8789 };
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the worker only checks whether a store is bound
const STORE = {} as KVNamespace & D1Database;

/** Reads by the worker's rules; a bad value doesn't hide others. */
export function readWith({ values, toml }: Pick<Written, "values" | "toml">): Reading {
  const stores = [...toml.kv_namespaces, ...toml.d1_databases];
  const bound = stores.map(({ binding }) => [binding, STORE] as const);
  const env: Env = { ...values, ...Object.fromEntries(bound) };
  const problems = problemsOf(env);
  const isBad = (name: string) => problems.some((problem) => problem.startsWith(`${name} `));
  const placeholders = {
    ...createSettings(PLACEHOLDER_PORTS, "x".repeat(32)),
    CACHE: STORE,
    SESSIONS: STORE,
    DB: STORE,
    HSTS_PRELOAD: "",
    NOINDEX: "",
    LOG_SAMPLE: "",
    STAFF_WEBHOOK_URL: "",
  };
  const replaced = Object.entries(placeholders).filter(([name]) => isBad(name));
  return { config: readConfig({ ...env, ...Object.fromEntries(replaced) }), problems, isBad };
}

function problemsOf(env: Env): readonly string[] {
  try {
    const isMalformed = readConfig(env).staffWebhook === "malformed";
    return isMalformed ? ["STAFF_WEBHOOK_URL is no webhook of the chat platform"] : [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}
