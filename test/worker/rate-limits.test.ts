import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { clientOf } from "../../worker/rate-limits.ts";
import { CONFIG, SITE_URL } from "../support/fixtures.ts";
import { platformLimits } from "../support/limits.ts";
import { createTestEdge } from "../support/test-edge.ts";

afterEach(() => vi.restoreAllMocks());

describe("T16: a client's calls", () => {
  it("counts a /64 of IPv6 as one client", () => {
    const one = clientOf("2001:db8:1:2::1");
    expect(clientOf("2001:0DB8:0001:0002:ffff:ffff:ffff:ffff")).toBe(one);
    expect(clientOf("2001:db8:1:3::1")).not.toBe(one);
    expect(clientOf("::1")).toBe("0:0:0:0::/64");
    expect(clientOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
    expect(clientOf("2001:db8::")).toBe("2001:db8:0:0::/64");
    expect([clientOf(undefined), clientOf("203.0.113.7")]).toEqual(["unknown", "203.0.113.7"]);
    expect(() => clientOf("1:2:3:4:5:6:7:8:9::1")).not.toThrow();
  });

  it.each([
    ["is not bound", undefined],
    ["fails", { limit: () => Promise.reject(new Error("limiter down")) }],
  ])("are let through, with a line in the log, when the platform's limit %s", async (_, limit) => {
    const lines: string[] = [];
    vi.spyOn(console, "log").mockImplementation((line) => void lines.push(String(line)));
    const answer = await begin(limit);
    expect(answer.status).toBe(302);
    expect(lines.filter((line) => line.includes('"limit.failed"'))).toHaveLength(1);
  });
});

describe("T16: what reads several of the bot's lists", () => {
  it.each(["/api/me/data", "/api/me/standing"])("%s is asked 30 times a minute", async (path) => {
    vi.spyOn(console, "log").mockImplementation(() => {});
    const visit = createVisitor(platformLimits());
    const statuses: number[] = [];
    for (let i = 0; i < 32; i++) statuses.push((await visit(path)).status);
    expect(statuses).toEqual([...Array(30).fill(401), 429, 429]);
  });
});

describe("T16: writes below an id", () => {
  it.each([
    ["/api/me/appeals", 10, "hiding"],
    ["/api/staff/incidents", 30, "exports"],
    ["/api/staff/appeals", 30, "exports"],
  ])("of %s have one count, and the log says what was called", async (route, calls, limit) => {
    const lines: string[] = [];
    vi.spyOn(console, "log").mockImplementation((line) => void lines.push(String(line)));
    const visit = createVisitor(platformLimits());
    const init = { method: "POST", headers: { Origin: SITE_URL } };
    const statuses: number[] = [];
    for (let i = 0; i < calls + 2; i++) {
      statuses.push((await visit(`${route}/abcdefghjkm${i}/x`, init)).status);
    }
    expect(statuses.slice(0, calls)).not.toContain(429);
    expect(statuses.slice(calls)).toEqual([429, 429]);
    const reached = lines.filter((line) => line.includes('"limit.reached"'));
    expect(reached).toHaveLength(2);
    expect(JSON.parse(reached[0] ?? "")).toEqual({
      event: "limit.reached",
      requestId: expect.any(String),
      limit,
      route,
    });
  });
});

/** A visitor of an edge with these limits, and no others. */
function createVisitor(limits: object) {
  const stores = { CACHE: env.CACHE, SESSIONS: env.SESSIONS, DB: env.DB };
  const edge = createTestEdge({ ...CONFIG, ...stores, ...limits });
  return (path: string, { method, headers }: { method?: string; headers?: object } = {}) =>
    edge.ask(path, { method, headers: { ...headers, "CF-Connecting-IP": "203.0.113.7" } });
}

/** The start of a sign-in at an edge with the given limit. */
function begin(limit: object | undefined): Promise<Response> {
  return createVisitor({ SIGN_IN_LIMIT: limit })("/api/auth/discord");
}
