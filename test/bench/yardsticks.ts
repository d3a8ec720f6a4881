import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { ROOT, type LoneWorker } from "../support/runtime.ts";

/** As long as the worker's own. */
const LINE = JSON.stringify({
  event: "request",
  requestId: crypto.randomUUID(),
  method: "GET",
  route: "/api/auth/me",
  status: 200,
  ms: 0,
  upstreamMs: 0,
  data: "fresh",
});

/**
 * The given answer again, headers too, by workers that do nothing else: one without any library, which writes a line
 * to the log each time as the site does, and one with Hono. `ports` are theirs.
 */
export async function sameBytes(
  answer: { path: string; status: number; headers: Record<string, string>; body: Uint8Array },
  ports: { bare: number; hono: number },
): Promise<LoneWorker[]> {
  const { path, status, headers, body } = answer;
  const init = JSON.stringify({ status, headers });
  const hono = await bundled(`
    import { Hono } from "hono";
    import body from "./body.bin";
    const app = new Hono();
    app.get(${JSON.stringify(path.split("?")[0])}, (c) =>
      c.body(body, ${status}, ${JSON.stringify(headers)}),
    );
    export default app;
  `);
  const bare = `
    import body from "./body.bin";
    export default {
      fetch() {
        console.log(${JSON.stringify(LINE)});
        return new Response(body, ${init});
      },
    };
  `;
  return [
    { name: "bare", port: ports.bare, code: bare },
    { name: "hono", port: ports.hono, code: hono },
  ].map(({ name, port, code }) => ({
    name,
    port,
    modules: [
      { type: "ESModule", path: join(ROOT, `${name}.mjs`), contents: code },
      { type: "Data", path: join(ROOT, "body.bin"), contents: body },
    ],
  }));
}

let templateCode: Promise<string> | undefined;

/** React Router's template page. */
export async function template(port: number): Promise<LoneWorker> {
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
