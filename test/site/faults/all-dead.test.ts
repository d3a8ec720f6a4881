import { env } from "cloudflare:workers";
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FEATURE_PATHS, LEGAL_PATHS } from "../../../app/content/paths.ts";
import type { Env } from "../../../worker/config.ts";
import { SITE_URL } from "../../support/fixtures.ts";
import { breakDown, heal } from "../../support/site.ts";

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

/** What a page without data may take on a machine that is busy with other tests; the promise is 100 ms. */
const FIRST_BYTE_MS = 1000;

function storeThat(fails: () => Promise<never>): KVNamespace {
  return Object.assign(Object.create(env.CACHE), { get: fails, put: fails, delete: fails });
}

const hanging = () => new Promise<never>(() => {});
const rejecting = () => Promise.reject(new Error("KV is down"));
const throwing = (): never => {
  throw new Error("KV is gone");
};

beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  await breakDown({ path: "/*", status: 503 });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await heal();
});

describe.each([
  ["rejects", rejecting],
  ["never answers", hanging],
  ["throws", throwing],
])("with the bot API and the chat platform dead and KV that %s", (_, fails) => {
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

  it.each(STATIC)("F28: %s is as good as ever", async (path) => {
    // A word in the address that no copy of a page is kept for: rendered each time.
    const { answer, firstByte, html } = await visit(`${path}?q=x`);
    expect(answer.status).toBe(200);
    expect(firstByte).toBeLessThan(FIRST_BYTE_MS);
    expect(html).not.toMatch(/please try again later|Unexpected Application Error/);
    expect(html).toContain("</html>");
  });

  it.each(OTHERS)("F28: %s answers %d", async (path, status) => {
    const { answer, firstByte } = await visit(path);
    expect(answer.status).toBe(status);
    expect(firstByte).toBeLessThan(FIRST_BYTE_MS);
  });

  it.each(PANELS)("F28: %s shows its panel in time", async (path) => {
    const { answer, firstByte, html } = await visit(path);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
    expect(firstByte).toBeLessThan(4500);
    expect(html).toContain("Try Again");
  });
});
