import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { SessionsDown, type Sessions } from "../../worker/context/sessions.ts";
import type { EdgeOptions } from "../../worker/edge.ts";
import { consoleLines } from "../support/console-lines.ts";
import { API_KEY, CONFIG } from "../support/fixtures.ts";
import { expectSecured } from "../support/headers.ts";
import { createTestEdge } from "../support/test-edge.ts";

const good = { ...CONFIG, CACHE: env.CACHE, SESSIONS: env.SESSIONS, DB: env.DB };

const down: Sessions = {
  read: () => Promise.reject(new SessionsDown(new Error("KV is down"))),
  create: () => Promise.reject(new SessionsDown(new Error("KV is down"))),
  destroy: () => Promise.reject(new SessionsDown(new Error("KV is down"))),
};

const lines = consoleLines();

/** A request to its own edge. */
const ask = (
  path: string,
  needs: Partial<EdgeOptions> = {},
  vars: object = good,
  init?: RequestInit,
) => createTestEdge(vars, needs).ask(path, init);

describe("a wrong configuration", () => {
  const broken = { ...good, BOT_API_KEY: undefined, SESSION_SECRET: "short-secret" };

  it("T29, F32: is a plain 500 with all headers, and a log line that names the values", async () => {
    const answer = await ask("/commands", {}, broken);
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe("The site is not configured.");
    expectSecured(answer, "a wrong configuration");
    const line = lines.find((text) => text.includes("config.invalid"));
    expect(line).toContain("BOT_API_KEY is missing");
    expect(line).toContain("SESSION_SECRET needs 32 bytes");
    expect(lines.join()).not.toContain("short-secret");
  });

  it("names the values on the page on this machine", async () => {
    const answer = await ask("/", {}, { ...broken, SITE_URL: "http://localhost:8787" });
    expect(await answer.text()).toContain("BOT_API_KEY is missing");
  });

  it("leaves the liveness check alone", async () => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await ask("/healthz", {}, {}, { method });
      expect([answer.status, await answer.text()]).toEqual([200, method === "GET" ? "ok" : ""]);
      expect(answer.headers.get("X-Release")).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });
});

describe("Strict-Transport-Security", () => {
  it("covers subdomains and preloading only where the operator asks for it", async () => {
    const hsts = async (path: string, vars: object) =>
      (await ask(path, {}, vars)).headers.get("Strict-Transport-Security");
    for (const path of ["/", "/healthz", "/assets/none.js"]) {
      expect(await hsts(path, good)).toBe("max-age=63072000");
      expect(await hsts(path, { ...good, HSTS_PRELOAD: "on" })).toBe(
        "max-age=63072000; includeSubDomains; preload",
      );
    }
  });
});

describe("NOINDEX", () => {
  it("asks search engines on every answer to leave the site out, if the operator says so", async () => {
    for (const path of ["/", "/healthz", "/robots.txt", "/assets/none.js"]) {
      expect((await ask(path, {}, good)).headers.has("X-Robots-Tag")).toBe(false);
      const hidden = await ask(path, {}, { ...good, NOINDEX: "on" });
      expect(hidden.headers.get("X-Robots-Tag")).toBe("noindex");
    }
  });
});

describe("a session store that does not answer", () => {
  it("is 503 for who am I, logout and staff, and nothing for pages", async () => {
    const createSessions = () => down;
    const me = await ask("/api/auth/me", { createSessions });
    expect([me.status, await me.json()]).toMatchObject([
      503,
      { code: "closed", error: "Failed to fetch user" },
    ]);
    const headers = { "X-Requested-With": "XMLHttpRequest" };
    const logout = await ask("/api/auth/logout", { createSessions }, good, {
      method: "POST",
      headers,
    });
    expect([logout.status, await logout.json()]).toMatchObject([
      503,
      { code: "closed", error: "Logout failed" },
    ]);
    expect(logout.headers.getSetCookie()).toEqual([]);
    const staff = await ask("/blacklist/user/users", { createSessions });
    expect(staff.status).toBe(503);
    expect((await ask("/premium", { createSessions })).status).toBe(200);
  });
});

describe("T34: a body of ten megabytes", () => {
  it("is refused after its first parts", async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (sent === 10_240) return controller.close();
        sent += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    const headers = { "X-Requested-With": "XMLHttpRequest" };
    const answer = await ask("/api/auth/logout", {}, good, { method: "POST", headers, body });
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(100);
  });
});

describe("T35, F29: an error nobody caught", () => {
  it("is a plain 500 in the catalogue's words, with headers and without the reason", async () => {
    const site = async () => {
      throw new Error(`boom ${API_KEY}`);
    };
    const answer = await ask("/", { site });
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(text).toContain("Unexpected Application Error!");
    expect(text).not.toContain("boom");
    expectSecured(answer, "an error nobody caught");
    expect(lines.some((line) => line.includes("request.failed") && line.includes("boom"))).toBe(
      true,
    );
  });
});

describe("T39: the log", () => {
  it("has the waiting time for the bot, as does Server-Timing", async () => {
    let now = Date.UTC(2026, 0, 1);
    vi.stubGlobal("fetch", async () => {
      now += 40;
      return Response.json([]);
    });
    // Its own address, so that no other test has read anything.
    const vars = { ...good, BOT_API_URL: "https://waiting.test" };
    const answer = await ask("/api/team", { now: () => now }, vars);
    vi.unstubAllGlobals();
    expect(answer.headers.get("Server-Timing")).toMatch(
      /^upstream;dur=40, render;dur=0, total;dur=40, at;dur=\d+, cache;desc="miss"$/,
    );
    const line = lines.find((text) => text.includes('"event":"request"')) ?? "{}";
    expect(JSON.parse(line)).toMatchObject({ ms: 40, upstreamMs: 40, data: "miss" });
  });

  it("omits those that went well, all or a share, and never a failure", async () => {
    const vars = { ...good, LOG_SAMPLE: "0" };
    expect((await ask("/healthz", {}, vars)).status).toBe(200);
    expect(lines.join()).not.toContain('"event":"request"');
    expect((await ask("/assets/none.js", {}, vars)).status).toBe(404);
    expect(lines.join()).toContain('"status":404');
  });

  it("has the state of the page cache if there is one", async () => {
    const site = async () => new Response("kept", { headers: { "X-Page-Cache": "hit" } });
    const answer = await ask("/premium", { site, strict: false });
    expect(answer.headers.get("Server-Timing")).toContain('cache;desc="hit"');
    expect(lines.join()).toContain('"page":"hit"');
  });
});

describe("the development server", () => {
  it("has no policy, because its inline code has no hash", async () => {
    const answer = await ask("/", { strict: false });
    expect(answer.headers.get("Content-Security-Policy")).toBeNull();
    expect((await ask("/")).headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });
});

describe("a read by ID", () => {
  const id = "212345678901234567";
  it.each([
    `/api/user/${id}`,
    `/api/avatars/${id}`,
    `/avatars/${id}`,
    `/avatars/${id}.data`,
    `/de/avatars/${id}`,
    `/de/avatars/${id}.data`,
    `/DE/Avatars/${id}`,
  ])("%s has the same answer whether or not somebody has just looked it up", async (path) => {
    vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
    const now = () => Date.UTC(2026, 0, 2);
    const vars = { ...good, BOT_API_URL: "https://by-id.test" };
    const site: EdgeOptions["site"] = async (_, { bot }) => {
      await bot()
        .user(id)
        .catch(() => null);
      return new Response("a page", { headers: { "Content-Type": "text/html" } });
    };
    const told = async () => {
      const { status, headers } = await ask(path, { site, now }, vars);
      return [
        status,
        ...["X-Data-State", "X-Data-Age", "Server-Timing"].map((h) => headers.get(h)),
      ];
    };
    const first = await told();
    expect(await told()).toEqual(first);
    expect(first.slice(1)).toEqual([null, null, `at;dur=${now()}`]);
    vi.unstubAllGlobals();
  });
});
