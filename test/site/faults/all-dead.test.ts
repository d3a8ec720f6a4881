import { env } from "cloudflare:workers";
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { FEATURE_PATHS, LEGAL_PATHS } from "../../../app/content/paths.ts";
import type { Env } from "../../../worker/config.ts";
import { SITE_URL } from "../../support/fixtures.ts";
import { breakDown, forget, heal, seen } from "../../support/site.ts";

// The built worker itself, for it is given stores of our own.
const built = "/build/server/index.js";
const { default: worker }: { default: ExportedHandler<Env> } = await import(
  /* @vite-ignore */ built
);

const STATIC = ["/", "/premium", "/contact", "/embed", ...FEATURE_PATHS, ...LEGAL_PATHS];
const OTHERS: [path: string, status: number][] = [
  ["/discord", 302],
  ["/invite", 302],
  ["/epicgames/Fortnite", 200],
  ["/no/such/page", 404],
  ["/robots.txt", 200],
];
const PANELS = ["/commands", "/status", "/team", "/feedback", "/templates", "/avatars"];

/** The promise for a page without data. Whoever waits for a store or a bot waits longer each time. */
const FIRST_BYTE_MS = 100;
/** So many visits, that a machine busy with other tests lets one through undisturbed. */
const VISITS = 7;
/** What no visit may take, however busy the machine: less than a KV read and an attempt at the bot. */
const NEVER_MS = 1000;
/** KV's 300 ms and the bot's 4 s; the router itself gives a page up after 4.95. */
const PANEL_MS = 4900;

function storeThat(fails: () => Promise<never>): KVNamespace {
  return Object.assign(Object.create(env.CACHE), { get: fails, put: fails, delete: fails });
}

const hanging = () => new Promise<never>(() => {});
const rejecting = () => Promise.reject(new Error("KV is down"));
const throwing = (): never => {
  throw new Error("KV is gone");
};

// Dead from the first test to the last: a late second attempt must not find anything alive.
afterAll(heal);
beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

describe.each([
  { kv: "rejects", fails: rejecting, outside: { status: 503 } },
  { kv: "never answers", fails: hanging, outside: { delay: 8000 } },
  { kv: "throws", fails: throwing, outside: { status: 502 } },
])("with the bot API and the chat platform dead and KV that $kv", ({ fails, outside }) => {
  beforeAll(async () => {
    await breakDown({ path: "/*", ...outside });
    await visit("/no/such/page"); // loads the code
  });

  async function visit(path: string) {
    const stores = { CACHE: storeThat(fails), SESSIONS: storeThat(fails) };
    const context = createExecutionContext();
    const start = performance.now();
    const headers = { Cookie: "__Host-session=ImFiYyI.forged; __Host-hint=1" };
    const request = new Request(SITE_URL + path, { headers, redirect: "manual" });
    const answer = await worker.fetch?.(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the platform's own request has more to it than the worker reads
      request as unknown as Parameters<NonNullable<typeof worker.fetch>>[0],
      { ...env, ...stores },
      context,
    );
    if (!answer) throw new Error("the built worker has no fetch");
    const firstByte = performance.now() - start;
    const html = await answer.text();
    await waitOnExecutionContext(context);
    return { answer, firstByte, html };
  }

  /** Visits again and again; answers the last, and how long the quickest and the slowest took. */
  async function visitOften(path: string) {
    const visits = [];
    for (let i = 0; i < VISITS; i++) visits.push(await visit(path));
    const times = visits.map(({ firstByte }) => firstByte);
    const [{ answer, html }] = visits.slice(-1) as [(typeof visits)[number]];
    return { answer, html, quickest: Math.min(...times), slowest: Math.max(...times) };
  }

  it.each(STATIC)("F28: %s is as good as ever, and as quick", async (path) => {
    await forget();
    // A word in the address that no copy of a page is kept for: rendered each time.
    const { answer, html, quickest, slowest } = await visitOften(`${path}?q=x`);
    expect(answer.status).toBe(200);
    expect(html).not.toMatch(/please try again later|Unexpected Application Error/);
    expect(html).toContain("</html>");
    expect(quickest).toBeLessThan(FIRST_BYTE_MS);
    expect(slowest).toBeLessThan(NEVER_MS);
    // The landing page alone would like to know something, and does not wait for it.
    const asked = new Set((await seen()).map((request) => request.path));
    expect([...asked].filter((name) => path !== "/" || name !== "/shards")).toEqual([]);
  });

  it.each(OTHERS)("F28: %s answers %d at once", async (path, status) => {
    const { answer, quickest, slowest } = await visitOften(path);
    expect(answer.status).toBe(status);
    expect(quickest).toBeLessThan(FIRST_BYTE_MS);
    expect(slowest).toBeLessThan(NEVER_MS);
  });

  it.each(PANELS)("F28: %s shows its panel in time", async (path) => {
    const { answer, firstByte, html } = await visit(path);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
    expect(firstByte).toBeLessThan(PANEL_MS);
    expect(html).toContain("Try Again");
  });
});
