import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { migrate } from "../../worker/local/migrate.ts";
import { connected } from "../../worker/local/connected.ts";

/**
 * The local runtime, by private parts of wrangler, which no other file uses. Wrangler's public test
 * harness chooses the site's port, which the settings have to name; its proxy hides from the worker
 * that a visitor has left, and doubles most answers' processor time.
 */

// Otherwise wrangler warns of missing secrets, which the workers here are given as bindings.
process.env.WRANGLER_LOG ??= "error";

/** The part of wrangler's own runtime manager that is used here. */
interface Runtime {
  Miniflare: new (options: unknown) => {
    ready: Promise<URL>;
    getInspectorURL: () => Promise<URL>;
    getD1Database: (binding: string, worker: string) => Promise<D1Database>;
    dispose: () => Promise<void>;
  };
  convertV4MiniflareOptions: (options: object) => unknown;
}

// Wrangler's dependency, not ours: the version it brings is the one that deploys.
const runtime: Runtime = createRequire(createRequire(import.meta.url).resolve("wrangler"))(
  "miniflare",
);

export const ROOT = resolve(import.meta.dirname, "../..");

interface Module {
  type: "ESModule" | "Data";
  path: string;
  contents?: string | Uint8Array;
}

/** A worker on its own socket. */
export interface LoneWorker {
  name: string;
  port: number;
  /** Whether the local asset router is in front of it; at most one worker per runtime. */
  hasAssets?: boolean;
  modules: Module[];
  /** Further options for miniflare. */
  options?: object;
  /** Whether it has a database `DB` that needs its tables. */
  hasDatabase?: boolean;
}

export interface Running {
  /** The processor time (ms) that the runtime has used; null where the system doesn't report it. */
  cpu: () => number | null;
  /** The memory (bytes) that the runtime holds; null where the system doesn't report it. */
  memory: () => number | null;
  /** The workers' inspector. @throws TypeError without `inspected` */
  inspectorUrl: () => Promise<URL>;
  /** The database of a worker. */
  database: (worker: string) => Promise<D1Database>;
  stop: () => Promise<void>;
}

export interface RuntimeOptions {
  /** Whether to open an inspector. */
  inspected?: boolean;
  /** V8's flags, for all isolates: fakes of KV, cache, rate limits and network are isolates too. */
  v8Flags?: string;
  /** Hears each line the workers and the runtime print; one per request at least. */
  onLine?: (line: string) => void;
}

/** Starts the workers in one runtime process. */
export async function startWorkers(
  workers: readonly LoneWorker[],
  { inspected = false, v8Flags, onLine = () => {} }: RuntimeOptions = {},
): Promise<Running> {
  const before = new Set(childrenOf(process.pid));
  if (v8Flags) process.env.MINIFLARE_WORKERD_V8_FLAGS = v8Flags;
  const miniflare = new runtime.Miniflare(
    runtime.convertV4MiniflareOptions({
      host: "127.0.0.1",
      // The asset router listens on the runtime's own socket only.
      port: workers.find(({ hasAssets }) => hasAssets)?.port ?? 0,
      cf: false,
      // `/cdn-cgi/local/scheduled` runs the cron trigger.
      unsafeTriggerHandlers: true,
      ...(inspected && { inspectorPort: 0 }),
      handleStructuredLogs: ({ message }: { message: string }) => onLine(message),
      workers: workers.map(({ name, port, hasAssets, modules, options }) => ({
        name,
        modules,
        modulesRoot: ROOT,
        compatibilityDate: "2026-08-15",
        ...(!hasAssets && { unsafeDirectSockets: [{ host: "127.0.0.1", port }] }),
        ...options,
      })),
    }),
  );
  await miniflare.ready;
  if (v8Flags) delete process.env.MINIFLARE_WORKERD_V8_FLAGS;
  for (const { name } of workers.filter(({ hasDatabase }) => hasDatabase)) {
    await connected(async () => migrate(await miniflare.getD1Database("DB", name)));
  }
  const pid = childrenOf(process.pid).find((child) => !before.has(child));
  return {
    cpu: () => (pid === undefined ? null : cpuOf(pid)),
    memory: () => (pid === undefined ? null : memoryOf(pid)),
    inspectorUrl: () => miniflare.getInspectorURL(),
    database: (worker) => miniflare.getD1Database("DB", worker),
    stop: () => miniflare.dispose(),
  };
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
      .split(" ")
      .filter(Boolean)
      .map(Number);
  } catch {
    return []; // no Linux
  }
}

function cpuOf(pid: number): number | null {
  try {
    // The first field is nanoseconds; /proc/PID/stat counts hundredths of a second.
    return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
      const [ran] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ");
      return sum + Number(ran) / 1e6;
    }, 0);
  } catch {
    return null;
  }
}

function memoryOf(pid: number): number | null {
  try {
    const [, kilobytes] =
      /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

interface HavenOptions {
  /** Whether the local asset router is in front of it. */
  hasAssets?: boolean;
  /** Ms before KV and database answer, with nothing. By default they are the runtime's. */
  storesDelay?: number;
}

/** The built site, with every setting given. */
export function haven(
  port: number,
  settings: object,
  { hasAssets = false, storesDelay }: HavenOptions = {},
): LoneWorker {
  const server = join(ROOT, "build/server");
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(server, "wrangler.json"));
  const { assets, modulesRules: _rules, rootPath: _root, ...rest } = workerOptions;
  const bindings = typeof rest.bindings === "object" ? rest.bindings : {};
  return {
    name: "haven",
    port,
    hasAssets,
    hasDatabase: true,
    modules: [
      ...(storesDelay === undefined ? [] : [lateStores(server, storesDelay)]),
      { type: "ESModule", path: join(server, "index.js") },
    ],
    options: {
      ...rest,
      ...(hasAssets && { assets }),
      name: "haven",
      modulesRoot: server,
      bindings: { ...bindings, ...settings },
    },
  };
}

/** Hands the built worker stores that answer late. Its clock and its timers are the runtime's. */
function lateStores(server: string, delay: number): Module {
  const contents = `
    import worker from "./index.js";
    const nothing = () => scheduler.wait(${delay}).then(() => null);
    const store = { get: nothing, getWithMetadata: nothing, list: nothing, put: nothing, delete: nothing };
    const statement = { bind: () => statement, all: nothing, first: nothing, run: nothing };
    const database = { prepare: () => statement, batch: nothing };
    const late = { CACHE: store, SESSIONS: store, DB: database };
    export default { fetch: (request, env, context) => worker.fetch(request, { ...env, ...late }, context) };
  `;
  return { type: "ESModule", path: join(server, "late-stores.js"), contents };
}
