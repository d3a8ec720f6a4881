import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { build } from "vite";
import { unstable_getMiniflareWorkerOptions } from "wrangler";

/** The part of wrangler's own runtime manager that is used here. */
interface Runtime {
  Miniflare: new (options: unknown) => { ready: Promise<URL>; dispose: () => Promise<void> };
  convertV4MiniflareOptions: (options: object) => unknown;
}

// It is wrangler's dependency, not ours: whichever version wrangler brings is the one that deploys.
const runtime: Runtime = createRequire(createRequire(import.meta.url).resolve("wrangler"))(
  "miniflare",
);

const ROOT = resolve(import.meta.dirname, "../..");

interface Module {
  type: "ESModule" | "Data";
  path: string;
  contents?: string | Uint8Array;
}

/** A worker on a socket of its own, without the local asset router in front. */
export interface BenchWorker {
  name: string;
  port: number;
  modules: Module[];
  /** What else miniflare is to give it. */
  options?: object;
}

export interface Running {
  /** Milliseconds of processor time the runtime has used so far; null where the system does not tell. */
  cpu: () => number | null;
  stop: () => Promise<void>;
}

/** Starts the workers in one runtime process. */
export async function startWorkers(workers: readonly BenchWorker[]): Promise<Running> {
  const before = new Set(childrenOf(process.pid));
  const miniflare = new runtime.Miniflare(
    runtime.convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      cf: false,
      handleStructuredLogs() {}, // one line per request: read and dropped
      workers: workers.map(({ name, port, modules, options }) => ({
        name,
        modules,
        modulesRoot: ROOT,
        compatibilityDate: "2026-08-15",
        unsafeDirectSockets: [{ host: "127.0.0.1", port }],
        ...options,
      })),
    }),
  );
  await miniflare.ready;
  const pid = childrenOf(process.pid).find((child) => !before.has(child));
  return { cpu: () => (pid === undefined ? null : cpuOf(pid)), stop: () => miniflare.dispose() };
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
    // Fields 14 and 15 count from behind the name, which may hold spaces; in hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}

/** The built site, with every setting given. */
export function haven(port: number, settings: object): BenchWorker {
  const server = join(ROOT, "build/server");
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(server, "wrangler.json"));
  const { assets: _assets, modulesRules: _rules, rootPath: _root, ...rest } = workerOptions;
  const bindings = typeof rest.bindings === "object" ? rest.bindings : {};
  const files = readdirSync(server, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .toSorted((a, b) => Number(b === "index.js") - Number(a === "index.js"));
  return {
    name: "haven",
    port,
    modules: files.map((file) => ({ type: "ESModule", path: join(server, file) })),
    options: {
      ...rest,
      name: "haven",
      modulesRoot: server,
      bindings: { ...bindings, ...settings },
    },
  };
}

/** (a) and (b): the given answer again, headers too, by a worker that does nothing else, and by Hono. */
export async function sameBytes(
  answer: { path: string; status: number; headers: Record<string, string>; body: Uint8Array },
  ports: { name: string; bare: number; hono: number },
): Promise<BenchWorker[]> {
  const { path, status, headers, body } = answer;
  const init = JSON.stringify({ status, headers });
  const hono = await bundled(`
    import { Hono } from "hono";
    import body from "./body.bin";
    const app = new Hono();
    app.get(${JSON.stringify(path.split("?")[0])}, (c) => c.body(body, ${status}, ${JSON.stringify(headers)}));
    export default app;
  `);
  const bare = `
    import body from "./body.bin";
    export default { fetch: () => new Response(body, ${init}) };
  `;
  return [
    { name: "bare", port: ports.bare, code: bare },
    { name: "hono", port: ports.hono, code: hono },
  ].map(({ name, port, code }) => ({
    name: `${name}-${ports.name}`,
    port,
    modules: [
      { type: "ESModule", path: join(ROOT, `${name}.mjs`), contents: code },
      { type: "Data", path: join(ROOT, "body.bin"), contents: body },
    ],
  }));
}

let templateCode: Promise<string> | undefined;

/** (c): React Router's template page. */
export async function template(port: number): Promise<BenchWorker> {
  const code = await (templateCode ??= bundled(
    readFileSync(join(import.meta.dirname, "template.ts"), "utf8"),
  ));
  return {
    name: "template",
    port,
    modules: [{ type: "ESModule", path: join(ROOT, "template.mjs"), contents: code }],
  };
}

/** One module with all it imports, as the site's own build makes it. */
async function bundled(code: string): Promise<string> {
  const id = join(ROOT, "test/bench/entry.ts");
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    resolve: { conditions: ["workerd", "worker", "module", "browser"] },
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: true,
      write: false,
      rollupOptions: { input: id, external: ["./body.bin"], output: { codeSplitting: false } },
    },
    plugins: [
      {
        name: "entry",
        enforce: "pre",
        resolveId: (source) => (source === id ? id : null),
        load: (loaded) => (loaded === id ? code : null),
      },
    ],
  });
  const output = "output" in result ? result.output : [];
  const [chunk] = output;
  if (chunk?.type !== "chunk") throw new Error("the bundler gave no module");
  return chunk.code;
}
