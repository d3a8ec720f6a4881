import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { get } from "node:http";
import { devNull } from "node:os";
import { createInterface } from "node:readline";
import { programFile } from "../../vite/program.ts";
import { LOOPBACK } from "./ports.ts";

/** The local KV's folder. */
export const STATE = ".wrangler/state";

/** Windows has no process groups. */
const IS_WINDOWS = process.platform === "win32";

const MAX_OUTPUT = 16_000;
const HEALTH_CHECKS = 360;
const HEALTH_CHECK_INTERVAL = 500;

/** The site as a child process with its own process group. */
export interface SiteProcess {
  /** Id of the process group. */
  group: number;
  /** Resolves with the exit code if it ends by itself. */
  ended: Promise<number>;
  /** The latest output, for error messages. */
  output(): string;
  /** Ends the group by SIGTERM, or by SIGKILL with `force`. */
  stop(force?: boolean): void;
}

/** Arguments for the built site in workerd, without secrets: wrangler warns of them as `--var`. */
export function productionArgs(
  vars: readonly (readonly [name: string, value: string])[],
  port: number,
  { persistTo = STATE, level = "warn" }: { persistTo?: string; level?: "warn" | "log" } = {},
): string[] {
  const options = {
    // Only "log" prints the worker's lines.
    "--log-level": level,
    "--ip": LOOPBACK,
    "--port": String(port),
    // Any free port: wrangler's own default may be another site's.
    "--inspector-port": "0",
    "--persist-to": persistTo,
    // Ignores your .dev.vars, which would win over the environment.
    "--env-file": devNull,
  };
  return [
    programFile("wrangler"),
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
  /** Added to this process's environment. */
  env: Record<string, string>;
  /** Gets each printed line; warnings and errors of tools come on the second stream. */
  onLine?: (line: string, stream: "stdout" | "stderr") => void;
}

/** Starts a Node program; the first argument is its file. */
export function startSite(args: string[], { cwd, env, onLine }: SiteOptions): SiteProcess {
  const quiet = { WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false" };
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd,
    // Its own group: a killed wrangler leaves its runtime, so stop() signals all.
    detached: !IS_WINDOWS,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...quiet, ...env },
  });
  let output = "";
  const append = (chunk: unknown) => {
    output = (output + String(chunk)).slice(-MAX_OUTPUT);
  };
  for (const name of ["stdout", "stderr"] as const) {
    const input = child[name];
    input?.on("data", append);
    if (input && onLine) createInterface({ input }).on("line", (line) => onLine(line, name));
  }

  const ended = new Promise<number>((resolve) => {
    child.once("error", (error) => {
      append(error.message);
      resolve(1);
    });
    child.once("close", (code) => resolve(code ?? 1));
  });

  function stop(force = false): void {
    if (child.pid === undefined) return;
    if (IS_WINDOWS) {
      spawnSync("taskkill", ["/pid", String(child.pid), "/t", "/f"]);
      return;
    }
    try {
      process.kill(-child.pid, force ? "SIGKILL" : "SIGTERM");
    } catch {
      // The group has ended.
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

/** Waits up to three minutes for `/healthz`, since a first dev start is slow. */
export async function untilHealthy(origin: string, signal: AbortSignal): Promise<boolean> {
  for (let tries = 0; tries < HEALTH_CHECKS && !signal.aborted; tries += 1) {
    if (await isHealthy(`${origin}/healthz`)) return true;
    await new Promise((resolve) => setTimeout(resolve, HEALTH_CHECK_INTERVAL));
  }
  return false;
}
