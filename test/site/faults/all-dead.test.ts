import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { FEATURE_PATHS, LEGAL_PATHS } from "../../../app/content/paths.ts";
import { neverAnswered } from "../../support/silence.ts";
import { goOn, stopTime, timed } from "../../support/time.ts";
import { visitHere } from "../../support/site.ts";

const STATIC = ["/premium", "/contact", "/embed", ...FEATURE_PATHS, ...LEGAL_PATHS];
const OTHERS: [path: string, status: number][] = [
  ["/discord", 302],
  ["/invite", 302],
  ["/epicgames/Fortnite", 200],
  ["/no/such/page", 404],
  ["/robots.txt", 200],
  ["/sitemap.xml", 200],
  ["/llms.txt", 200],
];
const PANELS = ["/commands", "/status", "/team", "/feedback", "/templates", "/avatars"];

/** How long the landing page waits for totals, in ms. */
const TOTALS_MS = 50;
/** KV's 300 ms and the bot's 4 s; the router gives a page up after 4.95 s. */
const PANEL_MS = 4300;

const FAILURES = [
  {
    kv: "rejects",
    store: () => Promise.reject(new Error("KV is down")),
    outside: async () => new Response("down", { status: 503 }),
  },
  {
    kv: "never answers",
    store: () => neverAnswered(),
    outside: (signal?: AbortSignal | null) => neverAnswered(signal),
  },
  {
    kv: "throws",
    store: () => {
      throw new Error("KV is gone");
    },
    outside: () => Promise.reject(new TypeError("connection refused")),
  },
];

// Incidents have been read, so the landing page waits for the bot alone. Each test starts the clock
// anew, so none reads them again.
beforeAll(() => visitHere("/status/uptime.json"));

describe.each(FAILURES)("with bot API and chat platform dead and KV that $kv", (failure) => {
  const { store, outside } = failure;
  let asked: string[];

  beforeEach(() => {
    stopTime();
    asked = [];
    vi.spyOn(console, "log").mockImplementation(() => {});
    vi.spyOn(caches.default, "match").mockResolvedValue(undefined);
    vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
      asked.push(new URL(input instanceof Request ? input.url : input).pathname);
      return outside(init?.signal);
    });
  });
  afterEach(() => {
    goOn();
    vi.restoreAllMocks();
  });

  /** A visit whose session can't be read, and how long it waited for dead services (ms). */
  async function visit(path: string) {
    const dead: KVNamespace = Object.assign(Object.create(env.CACHE), {
      get: store,
      put: store,
      delete: store,
      list: store,
    });
    const headers = { Cookie: "__Host-session=ImFiYyI.forged; __Host-hint=1" };
    const bindings = { CACHE: dead, SESSIONS: dead };
    const { value, ms } = await timed(() => visitHere(path, { headers, bindings }));
    await timed(value.ended);
    return { answer: value.answer, html: await value.answer.text(), ms };
  }

  async function expectWhole(path: string): Promise<{ html: string; ms: number }> {
    // A query that isn't cached: rendered each time.
    const { answer, html, ms } = await visit(`${path}?q=x`);
    expect(answer.status).toBe(200);
    expect(html).not.toMatch(/please try again later|Unexpected Application Error/);
    expect(html).toContain("</html>");
    return { html, ms };
  }

  it.each(STATIC)("F28: %s is unchanged and makes no request", async (path) => {
    expect((await expectWhole(path)).ms).toBe(0);
    expect(asked).toEqual([]);
  });

  it("F28: the landing page changes only in its totals, for which it hardly waits", async () => {
    const { html, ms } = await expectWhole("/");
    expect(ms).toBeLessThanOrEqual(TOTALS_MS);
    expect(html).toContain("Add to Discord");
    expect(html).not.toMatch(/<dt[^>]*>servers</);
    expect(asked.filter((path) => path !== "/shards")).toEqual([]);
  });

  it.each(OTHERS)("F28: %s answers %d and makes no request", async (path, status) => {
    const { answer, ms } = await visit(path);
    expect([answer.status, ms, asked]).toEqual([status, 0, []]);
  });

  it.each(PANELS)("F28: %s shows its panel in time", async (path) => {
    const { answer, html, ms } = await visit(path);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
    expect(html).toContain("Try Again");
    expect(ms).toBeLessThanOrEqual(PANEL_MS);
  });
});
