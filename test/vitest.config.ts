import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { readMigrations } from "../worker/local/migrate.ts";
import { chooseBrand } from "../vite/brand.ts";
import { createOutsideWorld } from "../worker/local/world.ts";
import { CONFIG, WORLD } from "./support/fixtures.ts";
import LongestFirst from "./support/longest-first.ts";

// wrangler looks for required secrets here and warns about each missing one.
const { BOT_API_KEY, DISCORD_CLIENT_SECRET, SESSION_SECRET } = CONFIG;
Object.assign(process.env, { BOT_API_KEY, DISCORD_CLIENT_SECRET, SESSION_SECRET });
// Otherwise it prints a line per file, and each command waits a second to tell Cloudflare.
Object.assign(process.env, { WRANGLER_LOG: "error", WRANGLER_SEND_METRICS: "false" });

/**
 * The runtime's databases and the browser's shared memory are temporary files: in memory, if there
 * is room, they save an eighth of the processor time. Common programs are compiled once.
 */
const MEMORY = "/dev/shm";
const { bavail, bsize } = existsSync(MEMORY) ? statfsSync(MEMORY) : { bavail: 0, bsize: 0 };
const hasRoom = bavail * bsize > 4 * 1024 ** 3;
const folder = mkdtempSync(join(hasRoom ? MEMORY : tmpdir(), "haven-test-"));
Object.assign(process.env, { TMPDIR: folder, NODE_COMPILE_CACHE: join(folder, "compiled") });
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

/**
 * The chosen brand, or the repository's own. Project `brand` tests it, and a browser test visits
 * its site. All other tests use the repository's own, whose words, ranks and pages they know.
 */
const { file: brandFile, namedBy } = chooseBrand();
const visitedBrand = namedBy ? brandFile : "";
process.env.BRAND_FILE = "";

/** These projects' runtime sees none of this process's environment. */
const env = { HAVEN_LONG: process.env.HAVEN_LONG ?? "" };

/** Sessions are React Router's, whose CommonJS the pool's runner cannot load from a cold start. */
const IN_NODE = ["test/worker/auth/session.test.ts"];

const root = fileURLToPath(new URL("..", import.meta.url));

const RUNTIME_SETUP = ["runtime-setup", "lines", "migrate-database"].map(
  (name) => `test/support/${name}.ts`,
);

/** For tests that start a runtime, a browser or other processes. */
const ON_SOCKETS = ["connected-fetch", "end-with-run"].map((name) => `test/support/${name}.ts`);

/** Each file starts with its own database, which migrate-database.ts migrates. */
const BINDINGS = { ...CONFIG, MIGRATIONS: readMigrations() };

/** Ends tests that hang. No test measures the machine's speed, so this is far off. */
const PATIENCE = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/**
 * The built site's outside world, in this process. Refuses all other addresses: no test leaves it.
 * One for each file, since parallel files break and heal it.
 */
function createOutbound() {
  const world = createOutsideWorld({ ...WORLD, now: Date.now });
  return async function outbound(request: Request): Promise<Response> {
    try {
      // The pool has its own Request class; the apps want the platform's.
      const { url, method, headers } = request;
      const body = method === "GET" || method === "HEAD" ? undefined : await request.arrayBuffer();
      return await world.fetch(new Request(url, { method, headers: [...headers], body }));
    } catch (error) {
      // The pool turns a rejection into a 500; the header asks for a real network's failure.
      return new Response(String(error), { status: 599 });
    }
  };
}

const HEALTHY = "test/site/healthy/**/*.test.ts";

/** Tests of the built worker, within the runtime it was built for. */
function siteProject(
  test: Partial<TestProjectInlineConfiguration["test"]>,
): TestProjectInlineConfiguration {
  return {
    root,
    plugins: [
      cloudflareTest(() => ({
        main: "./test/support/built-entry.js",
        wrangler: { configPath: "./build/server/wrangler.json" },
        miniflare: { bindings: BINDINGS, outboundService: createOutbound() },
      })),
    ],
    test: {
      ...PATIENCE,
      setupFiles: RUNTIME_SETUP,
      disableConsoleIntercept: true,
      env,
      ...test,
    },
  };
}

export default defineConfig({
  root,
  test: {
    // Failed tests, with what they and the site printed; nothing of those that passed.
    reporters: ["minimal", "./test/support/closing-line.ts"],
    silent: "passed-only",
    sequence: { sequencer: LongestFirst },
    // Tests wait more than they compute, so a machine of two cores runs three files at a time.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    projects: [
      { root, test: { ...PATIENCE, name: "rooms", include: ["test/rooms.test.ts"] } },
      {
        root,
        resolve: { alias: { "#brand": brandFile } },
        test: {
          ...PATIENCE,
          name: "brand",
          include: ["test/brand/**/*.test.ts"],
          env: { BRAND_FILE: brandFile },
        },
      },
      { root, test: { ...PATIENCE, name: "build", include: ["test/build/**/*.test.ts"] } },
      { root, test: { ...PATIENCE, name: "local", include: ["test/local/**/*.test.ts"] } },
      {
        root,
        // The package imports its types' package as if that held code.
        resolve: { alias: { "@cloudflare/workers-types": "node:buffer" } },
        test: {
          ...PATIENCE,
          name: "sessions",
          include: IN_NODE,
          server: { deps: { inline: ["@react-router/cloudflare"] } },
        },
      },
      {
        root,
        test: {
          ...PATIENCE,
          name: "app",
          include: ["test/app/**/*.test.{ts,tsx}"],
          // Modules are read once in each worker: tests leave nothing in them.
          isolate: false,
        },
      },
      {
        root,
        plugins: [
          cloudflareTest({
            main: "./test/support/unit-entry.ts",
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: BINDINGS,
              outboundService: () => new Response("no test reaches the network", { status: 599 }),
            },
          }),
        ],
        test: {
          ...PATIENCE,
          name: "worker",
          setupFiles: [...RUNTIME_SETUP, "test/support/empty-stores.ts"],
          disableConsoleIntercept: true,
          env,
          include: ["test/worker/**/*.test.ts"],
          exclude: IN_NODE,
          // A runtime for each file would cost a third more processor time.
          isolate: false,
        },
      },
      // Files that leave the bot API alone share a runtime; each other file gets a new one.
      siteProject({ name: "site", include: [HEALTHY], isolate: false }),
      siteProject({ name: "site-cold", include: ["test/site/**/*.test.ts"], exclude: [HEALTHY] }),
      {
        root,
        test: {
          ...PATIENCE,
          name: "sockets",
          include: ["test/sockets/**/*.test.ts"],
          setupFiles: ON_SOCKETS,
        },
      },
      {
        root,
        test: {
          ...PATIENCE,
          name: "deadlines",
          include: ["test/deadlines/**/*.test.ts"],
          setupFiles: ON_SOCKETS,
        },
      },
      {
        root,
        test: {
          ...PATIENCE,
          name: "browser",
          include: ["test/browser/**/*.test.ts"],
          env: { VISITED_BRAND: visitedBrand },
          globalSetup: ["./test/support/browser-setup.ts"],
          setupFiles: [...ON_SOCKETS, "test/support/browser-hooks.ts"],
          // Files of a worker share its browser, and playwright is read once.
          isolate: false,
        },
      },
    ],
  },
});
