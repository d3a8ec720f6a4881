import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { unstable_readConfig as readWrangler } from "wrangler";
import { ConfigError, readConfig, type Config, type Env } from "../../../worker/config.ts";
import { createSettings } from "../../../worker/local/settings.ts";
import { reasonOf } from "../../../worker/log.ts";

export type Values = Record<string, string | undefined>;

export interface KvBinding {
  binding: string;
  id?: string;
}

/** A configuration as an operator has written it down. */
export interface Written {
  /** The environment first, then .dev.vars, then [vars] of wrangler.toml. */
  values: Values;
  /** [vars] alone: what everybody who can read the file can read. */
  vars: Values;
  kv: KvBinding[];
  /** Why wrangler.toml could not be read; null when it was. */
  problem: string | null;
}

/** Reads the three places. `file` is the path of wrangler.toml; .dev.vars is its neighbour. */
export function readWritten(file: string, environment: Values): Written {
  const secretsFile = join(dirname(file), ".dev.vars");
  const secrets = existsSync(secretsFile) ? parseEnv(readFileSync(secretsFile, "utf8")) : {};
  const { vars, kv, problem } = readFile(file);
  return { values: { ...vars, ...secrets, ...environment }, vars, kv, problem };
}

function readFile(file: string): Pick<Written, "vars" | "kv" | "problem"> {
  if (!existsSync(file)) return { vars: {}, kv: [], problem: "there is no such file" };
  try {
    const { vars, kv_namespaces: kv } = readWrangler({ config: file }, { hideWarnings: true });
    const texts = Object.entries(vars).map(([name, value]) => [name, String(value)] as const);
    return { vars: Object.fromEntries(texts), kv, problem: null };
  } catch (error) {
    return { vars: {}, kv: [], problem: reasonOf(error) };
  }
}

/** A configuration, and what the worker would refuse it for. */
export interface Reading {
  /** Values named in `problems` are placeholders here. */
  config: Config;
  problems: readonly string[];
  isBad: (name: string) => boolean;
}

const STAND_IN_PORTS = { site: 8787, bot: 8788, chat: 8789 };
/** The worker only checks whether a store is bound. */
const STORE = {} as KVNamespace;

/** Reads it by the worker's own rules; one bad value does not keep the others from being looked at. */
export function readWith(values: Values, kv: readonly KvBinding[]): Reading {
  const bound = kv.map(({ binding }) => [binding, STORE] as const);
  const env: Env = { ...values, ...Object.fromEntries(bound) };
  const problems = problemsOf(env);
  const isBad = (name: string) => problems.some((problem) => problem.startsWith(`${name} `));
  const standIns = {
    ...createSettings(STAND_IN_PORTS, "x".repeat(32)),
    CACHE: STORE,
    SESSIONS: STORE,
  };
  const replaced = Object.entries(standIns).filter(([name]) => isBad(name));
  return { config: readConfig({ ...env, ...Object.fromEntries(replaced) }), problems, isBad };
}

function problemsOf(env: Env): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}
