import { spawn, type ChildProcess } from "node:child_process";
import { get } from "node:http";
import { devNull } from "node:os";
import { createInterface } from "node:readline";
import { LOOPBACK } from "./ports.ts";

/** Where a site on this machine keeps its KV. */
export const STATE = ".wrangler/state";

const KEPT_OUTPUT = 16_000;
const TRIES = 360;
const BETWEEN_TRIES = 500;

/** The site as a child process in a process group of its own. */
export interface SiteProcess {
  /** The id of its process group. */
  group: number;
  /** Resolves with the exit code when it ends by itself. */
  ended: Promise<number>;
  /** The last output, for when something failed. */
  output(): string;
  /** Ends the whole group; a second call ends it by force. */
  stop(force?: boolean): void;
}

/** Arguments for the built site in workerd. Required secrets come by the environment: as `--var` they work, with a warning. */
export function productionArgs(
  vars: readonly (readonly [name: string, value: string])[],
  port: number,
  inspector: number,
  persistTo = STATE,
): string[] {
  const options = {
    "--log-level": "warn",
    "--ip": LOOPBACK,
    "--port": String(port),
    "--inspector-port": String(inspector),
    "--persist-to": persistTo,
    // In place of an operator's own .dev.vars, which would win over the environment.
    "--env-file": devNull,
  };
  return [
    "wrangler",
    "dev",
    "-c",
    "build/server/wrangler.json",
    "--show-interactive-dev-session=false",
    ...Object.entries(options).flat(),
    ...vars.flatMap(([name, value]) => ["--var", `${name}:${value}`]),
  ];
}

interface SiteOptions {
  cwd: string;
  /** Added to this process's own environment. */
  env: Record<string, string>;
  /** Hears each line the site prints. */
  onLine?: (line: string) => void;
}

/** Starts the site through npx. */
export function startSite(args: string[], { cwd, env, onLine }: SiteOptions): SiteProcess {
  const quiet = { WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false" };
  const child: ChildProcess = spawn("npx", ["--no-install", ...args], {
    cwd,
    // A group of its own: npx leaves its children behind, a group can be ended as one.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...quiet, ...env },
  });
  let output = "";
  const keep = (chunk: unknown) => {
    output = (output + String(chunk)).slice(-KEPT_OUTPUT);
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", keep);
    if (stream && onLine) createInterface({ input: stream }).on("line", onLine);
  }

  const ended = new Promise<number>((resolve) => {
    child.once("error", (error) => {
      keep(error.message);
      resolve(1);
    });
    child.once("close", (code) => resolve(code ?? 1));
  });

  function stop(force = false): void {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, force ? "SIGKILL" : "SIGTERM");
    } catch {
      // The group has already ended.
    }
  }

  return { group: child.pid ?? 0, ended, output: () => output, stop };
}

function isHealthy(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 5_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once("timeout", () => request.destroy());
    request.once("error", () => resolve(false));
  });
}

/** Waits until `/healthz` answers 200: up to three minutes, as a first dev start is slow. */
export async function untilHealthy(origin: string, signal: AbortSignal): Promise<boolean> {
  for (let tries = 0; tries < TRIES && !signal.aborted; tries += 1) {
    if (await isHealthy(`${origin}/healthz`)) return true;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES));
  }
  return false;
}
