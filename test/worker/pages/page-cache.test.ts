import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Site } from "../../../worker/context/edge-env.ts";
import { isCacheable } from "../../../worker/pages/page-cache.ts";
import { pushKeyOf } from "../../../worker/push/store.ts";
import { documentPolicy } from "../../../worker/http/security.ts";
import { CONFIG, SITE_URL } from "../../support/fixtures.ts";
import { expectSecured } from "../../support/headers.ts";
import { platformLimits } from "../../support/limits.ts";
import { createClock } from "../../support/bot.ts";
import { consoleLines } from "../../support/console-lines.ts";
import { restoreSources, setSources } from "../../support/sources.ts";
import { createTestEdge } from "../../support/test-edge.ts";

const HTML = {
  "Content-Type": "text/html",
  "Cache-Control": "no-cache",
  "Content-Security-Policy": documentPolicy(
    { scripts: [`'sha256-${"a".repeat(43)}='`], styles: [] },
    { local: false, avatarCdnUrl: "" },
  ),
};

let clock = createClock();
let deployment = 0;
const lines = consoleLines();
restoreSources();

beforeEach(() => {
  clock = createClock();
  deployment++;
});

/** The requests that reached the renderer, and an isolate that sends them. */
function isolate(render?: Site, settings: object = {}) {
  const rendered: Request[] = [];
  const vars = {
    ...CONFIG,
    CACHE: env.CACHE,
    DB: env.DB,
    SESSIONS: env.SESSIONS,
    CF_VERSION_METADATA: { id: `deployment-${deployment}` },
    ...settings,
  };

  const edge = createTestEdge(vars, {
    isPage: async (path) => !path.startsWith("/unknown"),
    async site(request, needs) {
      rendered.push(request);
      if (render) return render(request, needs);
      return new Response(`<p>${rendered.length}</p>`, { headers: HTML });
    },
    now: clock.now,
  });

  async function ask(...request: Parameters<typeof edge.ask>) {
    const answer = await edge.ask(...request);
    const { headers } = answer;
    return { text: await answer.text(), state: headers.get("X-Page-Cache"), headers, answer };
  }

  return { ask, rendered };
}

describe("a cached page", () => {
  it("is served from memory before anything else is prepared, the configuration included", async () => {
    const { ask } = isolate();
    await ask("/terms");
    const { answer, state } = await ask("/terms", {}, {});
    expect([answer.status, state]).toEqual([200, "hit"]);
    expect((await ask("/team", {}, {})).answer.status).toBe(500);
  });

  it("is rendered once and served byte for byte, with its policy and a nonce of each response's own", async () => {
    const { ask, rendered } = isolate();
    const answers = [await ask("/terms"), await ask("/terms")];
    expect(answers.map(({ state }) => state)).toEqual(["miss", "hit"]);
    expect(rendered.length).toBe(1);
    const policies = new Set<string | null>();
    for (const { text, headers } of answers) {
      expect(text).toBe("<p>1</p>");
      expect(headers.get("Cache-Control")).toBe("no-cache");
      expect(headers.get("ETag")).toBe(answers[0]?.headers.get("ETag"));
      const policy = headers.get("Content-Security-Policy");
      expect(policy).toMatch(/; script-src 'self' 'nonce-[\w+/]{22}==' 'sha256-a{43}='; /);
      policies.add(policy);
    }
    expect(policies.size).toBe(2);
  });

  it.each(["/terms", "/terms.data", "/unknown"])(
    "has every header of its first answer each time: %s",
    async (path) => {
      const render: Site = async (request) =>
        new Response("a page", {
          status: request.url.includes("not-found") ? 404 : 200,
          headers: request.url.endsWith(".data") ? { "Cache-Control": "no-cache" } : HTML,
        });
      const here = isolate(render);
      const answers = [await here.ask(path), await here.ask(path), await isolate(render).ask(path)];
      const OF_ONE_ANSWER = /^(x-page-cache|x-request-id|date|server-timing)$/;
      const constant = answers.map(({ answer, headers }) => {
        expectSecured(answer, path);
        return [...headers]
          .filter(([name]) => !OF_ONE_ANSWER.test(name))
          .map(([name, value]) => [name, value.replace(/'nonce-[^']+'/, "")]);
      });
      expect(answers.map(({ state }) => state).slice(0, 2)).toEqual(["miss", "hit"]);
      expect(constant[1]).toEqual(constant[0]);
      expect(constant[2]).toEqual(constant[0]);
      expect(new Set(answers.map(({ headers }) => headers.get("X-Request-Id"))).size).toBe(3);
    },
  );

  it("is rendered as shared, which a page for one visitor is not", async () => {
    const shared: unknown[] = [];
    const { ask } = isolate(async (_request, needs) => {
      shared.push(needs.isShared);
      return new Response("a page", { headers: HTML });
    });
    await ask("/terms");
    await ask("/terms?q=mine");
    expect(shared).toEqual([true, undefined]);
  });

  it("T12: is rendered without the visitor's headers, at the site's own address", async () => {
    const seen: unknown[] = [];
    const { ask } = isolate(async (request, needs) => {
      seen.push(request.url, [...request.headers], await needs.access());
      return new Response("a page", { headers: HTML });
    });
    await ask("/terms?utm_source=chat", {
      headers: { Cookie: "__Host-session=x", "X-Forwarded-Host": "evil.test", "User-Agent": "bot" },
    });
    expect(seen).toEqual([`${SITE_URL}/terms`, [], { kind: "signed-out" }]);
  });

  it.each(["GET", "HEAD"])(
    "T12: that a signed-in visitor had rendered is the same for all, ETag included: %s",
    async (method) => {
      const { ask, rendered } = isolate(async ({ headers }) => {
        return new Response(`for ${headers.get("Cookie")}`, { headers: HTML });
      });
      const member = { Cookie: "__Host-session=x" };
      const first = await ask("/terms", { method, headers: member });
      const etag = first.headers.get("ETag") ?? "";
      const anonymous = await ask("/terms");
      expect([anonymous.text, anonymous.headers.get("ETag")]).toEqual(["for null", etag]);
      expect(first.text).toBe(method === "GET" ? anonymous.text : "");
      const known = await ask("/terms", { method, headers: { ...member, "If-None-Match": etag } });
      expect([known.answer.status, known.text, rendered.length]).toEqual([304, "", 1]);
    },
  );

  it("is rendered once for simultaneous visitors", async () => {
    const { ask, rendered } = isolate();
    const crowd = await Promise.all(Array.from({ length: 20 }, () => ask("/premium")));
    expect(rendered.length).toBe(1);
    expect(new Set(crowd.map(({ text }) => text))).toEqual(new Set(["<p>1</p>"]));
  });

  it("comes from the data centre in a new isolate, but not after a deployment", async () => {
    await isolate().ask("/terms");
    const neighbour = isolate();
    const found = await neighbour.ask("/terms");
    expect(neighbour.rendered.length).toBe(0);
    expect(found.text).toBe("<p>1</p>");
    expect([...found.headers.keys()]).not.toContain("x-page-metadata");
    expect(found.headers.get("Cache-Control")).toBe("no-cache");
    deployment++;
    const next = isolate();
    await next.ask("/terms");
    expect(next.rendered.length).toBe(1);
  });
});

describe("a page cached in the data centre", () => {
  it.each([
    ["another site", { SITE_URL: "https://staging.haven.test" }],
    ["a site of another bot", { BOT_API_URL: "https://bot.test/staging" }],
  ])("T48: is not read by %s of the same zone", async (_, settings) => {
    await isolate().ask("/terms");
    const neighbour = isolate(undefined, settings);
    await neighbour.ask("/terms");
    expect(neighbour.rendered.length).toBe(1);
  });
});

describe("a page that the client has", () => {
  it("is 304 from memory and from the data centre, with the policy and security headers of the page", async () => {
    const here = isolate();
    const whole = await here.ask("/terms");
    const etag = whole.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]{16}"$/);
    for (const { ask } of [here, isolate()]) {
      for (const method of ["GET", "HEAD"]) {
        const { answer, text, headers } = await ask("/terms", {
          method,
          headers: { "If-None-Match": etag },
        });
        expect([method, answer.status, text]).toEqual([method, 304, ""]);
        const withoutNonce = (all: Headers) =>
          all.get("Content-Security-Policy")?.replace(/ 'nonce-[^']+'/, "");
        expect(withoutNonce(headers)).toBe(withoutNonce(whole.headers));
        expect(headers.get("Content-Security-Policy")).toContain("'nonce-");
        for (const name of ["ETag", "Cache-Control", "X-Frame-Options", "X-Content-Type-Options"]) {
          expect([name, headers.get(name)]).toEqual([name, whole.headers.get(name)]);
        }
      }
    }
  });

  it("has the same ETag after each render until its bytes change", async () => {
    let words = "a page";
    const { ask } = isolate(async (_request, { bot }) => {
      await bot()
        .feedback()
        .catch(() => null);
      return new Response(words, { headers: HTML });
    });
    vi.spyOn(globalThis, "fetch").mockImplementation(
      async () => new Response(null, { status: 404 }),
    );
    const first = (await ask("/feedback")).headers.get("ETag");
    clock.advance(11);
    const again = await ask("/feedback");
    expect([again.state, again.headers.get("ETag")]).toEqual(["miss", first]);
    words = "a healed page";
    clock.advance(11);
    const healed = await ask("/feedback", { headers: { "If-None-Match": first ?? "" } });
    expect([healed.answer.status, healed.text]).toEqual([200, words]);
    expect(healed.headers.get("ETag")).not.toBe(first);
  });

  it("is 304 with data past their time, too, and sent in full once they are new", async () => {
    let answers = 0;
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json([]));
    const { ask } = isolate(async (_request, { bot }) => {
      await bot().team();
      answers++;
      return new Response(`data ${answers}`, { headers: HTML });
    });
    const first = await ask("/team");
    const headers = { "If-None-Match": first.headers.get("ETag") ?? "" };
    clock.advance(61);
    const stale = await ask("/team", { headers });
    expect([stale.state, stale.answer.status]).toEqual(["stale", 304]);
    const healed = await ask("/team", { headers });
    expect([healed.state, healed.answer.status, healed.text]).toEqual(["hit", 200, "data 2"]);
  });

  it("is sent in full if it is rendered for one visitor", async () => {
    const { ask } = isolate();
    const mine = await ask("/?q=music", { headers: { "If-None-Match": "*" } });
    expect([mine.answer.status, mine.headers.get("ETag")]).toEqual([200, null]);
  });
});

describe("the age of a page", () => {
  const shards = [{ shard_id: 0, server_count: 1, member_count: 1, latency: 1, uptime: 1 }];

  /** Renders what the team page does: one read, which is fresh for a minute. */
  const reading: Site = async (_request, { bot }) => {
    const { age } = await bot().team();
    return new Response(`<p>${age}</p>`, { headers: HTML });
  };

  beforeEach(() => {
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      return pathname === "/team" ? Response.json([]) : Response.json(shards);
    });
  });

  it("is the age of its data", async () => {
    const { ask, rendered } = isolate(reading);
    await ask("/team");
    clock.advance(59);
    expect((await ask("/team")).state).toBe("hit");
    clock.advance(2);
    expect((await ask("/team")).state).toBe("stale");
    expect(rendered.length).toBe(2);
  });

  it("is a minute for what the bot pushes", async () => {
    setSources({ templates: "push" });
    await env.CACHE.put(pushKeyOf(SITE_URL, "templates"), '{"value":[],"at":0}');
    const { ask } = isolate(async (_request, { bot }) => {
      return Response.json((await bot().templates()).value, { headers: HTML });
    });
    expect((await ask("/templates")).text).toBe("[]");
    clock.advance(61);
    expect((await ask("/templates")).state).toBe("stale");
    clock.advance(121);
    expect((await ask("/templates")).state).toBe("miss");
  });

  it("makes a visitor wait for a new render when the copy is too old", async () => {
    const { ask } = isolate(reading);
    await ask("/team");
    clock.advance(181);
    expect((await ask("/team")).state).toBe("miss");
  });

  it("is limited to a few seconds if the page shows seconds", async () => {
    const { ask } = isolate();
    await ask("/status?range=7d");
    clock.advance(4);
    expect((await ask("/status?range=7d")).state).toBe("hit");
    clock.advance(2);
    expect((await ask("/status?range=7d")).state).toBe("miss");
  });

  it("is limited when a read failed but the page was rendered", async () => {
    const { ask } = isolate(async (_request, { bot }) => {
      await bot()
        .feedback()
        .catch(() => null);
      return new Response("half a page", { headers: HTML });
    });
    vi.mocked(fetch).mockImplementation(async () => new Response(null, { status: 404 }));
    await ask("/feedback");
    clock.advance(9);
    expect((await ask("/feedback")).state).toBe("hit");
    clock.advance(2);
    expect((await ask("/feedback")).state).toBe("miss");
  });

  it("is not limited without reads", async () => {
    const { ask } = isolate();
    await ask("/terms");
    clock.advance(30 * 24 * 3600);
    expect((await ask("/terms")).state).toBe("hit");
  });
});

describe("pages that are never cached", () => {
  it.each([
    ["an error", 503, {}],
    ["a missing page", 404, {}],
    ["a redirect", 302, {}],
    ["an answer with a cookie", 200, { "Set-Cookie": "a=b" }],
    ["an answer that must not be stored", 200, { "Cache-Control": "no-store" }],
    ["an answer of one person's", 200, { "Cache-Control": "private" }],
    ["an answer that depends on a header", 200, { Vary: "Cookie" }],
  ])("%s", async (_what, status, headers) => {
    expect(isCacheable({ status, headers: new Headers(headers) })).toBe(false);
    const { ask, rendered } = isolate(async () => new Response("an answer", { status, headers }));
    const first = await ask("/terms");
    expect(first.answer.status).toBe(status);
    expect(first.headers.get("X-Page-Cache")).toBe("miss");
    await ask("/terms");
    expect(rendered.length).toBe(2);
  });

  it("after a failed refresh the cached page is served, and the log says so", async () => {
    let fails = false;
    const { ask } = isolate(async (_request, { bot }) => {
      if (fails) throw new Error("broken");
      await bot().team();
      return new Response("good", { headers: HTML });
    });
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json([]));
    await ask("/team");
    fails = true;
    clock.advance(70);
    const later = await ask("/team");
    expect([later.text, later.state]).toEqual(["good", "stale"]);
    expect(lines.join()).toContain("pages.refresh_failed");
    clock.advance(200);
    expect((await ask("/team")).answer.status).toBe(500);
  });
});

describe("T50: an unknown path", () => {
  const missing: Site = async (request) =>
    new Response(new URL(request.url).pathname, { status: 404, headers: HTML });

  it("is answered from one render, in full whatever ETag the client has", async () => {
    const { ask, rendered } = isolate(missing);
    const texts = new Set<string>();
    for (let i = 0; i < 100; i++) {
      const { answer, headers, text, state } = await ask(`/unknown-${i}?q=${i}`, {
        headers: { "CF-Connecting-IP": "203.0.113.1", "If-None-Match": "*" },
      });
      expect([answer.status, state]).toEqual([404, i === 0 ? "miss" : "hit"]);
      expect(headers.get("Content-Security-Policy")).toContain("'sha256-aa");
      texts.add(text);
    }
    expect([rendered.length, [...texts]]).toEqual([1, ["/not-found"]]);
  });

  it("is rendered again after a render that failed", async () => {
    let fails = true;
    const { ask } = isolate(async (request, needs) =>
      fails ? new Response("broken", { status: 500 }) : missing(request, needs),
    );
    expect((await ask("/unknown")).answer.status).toBe(500);
    fails = false;
    expect((await ask("/unknown")).answer.status).toBe(404);
  });
});

describe("T50: pages that are rendered for one visitor", () => {
  const NAMES = Array.from({ length: 100 }, (_, i) => `command${i}`);
  const from = (address: string) => ({ headers: { "CF-Connecting-IP": address } });

  beforeEach(() => {
    const commands = NAMES.map((name) => ({ name, description: "", category: "fun" }));
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(commands));
  });

  async function statuses(paths: string[], ask: (path: string) => Promise<{ answer: Response }>) {
    const counts: Record<number, number> = {};
    for (const path of paths) {
      const { status, headers } = (await ask(path)).answer;
      counts[status] = (counts[status] ?? 0) + 1;
      if (status === 429) {
        expect(headers.get("Retry-After")).toBe("10");
        expect(headers.get("Cache-Control")).toBe("no-store");
      }
    }
    return counts;
  }

  it.each([
    ["searches", (i: number) => `/commands?q=${i}`],
    ["pages of a list", (i: number) => `/avatars?page=${i}`],
    ["other spellings", (i: number) => `/terms${"/".repeat(i + 1)}`],
    ["data of searches", (i: number) => `/commands.data?q=${i}`],
    ["invented commands", (i: number) => `/commands?c=invented${i}`],
    ["linked commands", (i: number) => `/commands?c=command${i}`],
  ])("is 429 after sixty in ten seconds, for that client alone: %s", async (_, pathOf) => {
    const { ask, rendered } = isolate(undefined, platformLimits(clock.now));
    const paths = Array.from({ length: 70 }, (_, i) => pathOf(i));
    const mine = from("203.0.113.1");
    expect(await statuses(paths, (path) => ask(path, mine))).toEqual({ 200: 60, 429: 10 });
    expect(rendered.length).toBe(60);
    expect((await ask(pathOf(80), from("203.0.113.2"))).answer.status).toBe(200);
    clock.advance(10);
    expect((await ask(pathOf(81), mine)).answer.status).toBe(200);
  });

  it("does not count cached pages, nor those of the team", async () => {
    const { ask } = isolate(undefined, platformLimits(clock.now));
    await ask("/commands?c=command1");
    const kept = ["/", "/terms", "/commands", "/terms?utm_source=x", "/commands?c=command1"];
    for (const path of [...kept, "/staff/overview", "/staff/lookup.data"]) {
      const paths = Array.from({ length: 70 }, () => path);
      const counts = await statuses(paths, (one) => ask(one, from("203.0.113.3")));
      expect(counts, path).toEqual({ 200: 70 });
    }
  });

  it("is refused with a readable page in the language of its address, with the way back to it", async () => {
    const { ask } = isolate(undefined, platformLimits(clock.now));
    const mine = from("203.0.113.5");
    for (let i = 0; i < 60; i++) await ask(`/de/commands?q=${i}`, mine);
    for (const path of ["/de?q=60", "/de/commands?q=60", "/de/commands.data?q=60"]) {
      const { text, headers } = await ask(path, mine);
      expect(headers.get("Content-Security-Policy")).toMatch(/style-src 'self' 'sha256-/);
      expect(text).toMatch(/<html lang="de" dir="ltr">/);
      expect(text).toContain("Zu viele Seiten");
      expect(text).toContain('<a href="/de">Zurück zur Website</a>');
    }
    expect((await ask("/?q=60", mine)).text).toMatch(/<html lang="en"[^]*<a href="\/">Back/);
  });

  it("evicts no other page from memory, however many commands are linked to", async () => {
    const body = "x".repeat(100_000);
    const { ask, rendered } = isolate(async () => new Response(body, { headers: HTML }));
    vi.stubGlobal("caches", { default: { match: async () => undefined, put: async () => {} } });
    await ask("/terms");
    for (const group of ["", "/fun", "/music"]) {
      for (const name of NAMES) await ask(`/commands${group}?c=${name}`);
    }
    expect(rendered.length).toBe(301);
    expect((await ask("/terms")).state).toBe("hit");
    expect((await ask("/commands/music?c=command99")).state).toBe("hit");
    vi.unstubAllGlobals();
  });
});
