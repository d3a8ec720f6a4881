import { describe, expect, it } from "vitest";
import { platformLimits } from "../../support/limits.ts";
import {
  AJAX,
  forget,
  seen,
  signIn,
  visit as visitPlatform,
  visitHere,
} from "../../support/site.ts";

const bindings = platformLimits();

/** A visit counted on the test's clock. */
async function visit(path: string, init: RequestInit = {}): Promise<Response> {
  return (await visitHere(path, { bindings, ...init })).answer;
}

function visitAs(cookie: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Cookie", cookie);
  return visit(path, { ...init, headers });
}

/** `count` different ids that look real. */
function idsFrom(start: bigint, count: number): string[] {
  return Array.from({ length: count }, (_, i) => String(start + BigInt(i)));
}

/** Answers to parallel calls, counted by status. */
async function statusesOf(count: number, call: (i: number) => Promise<Response>) {
  const answers = await Promise.all(Array.from({ length: count }, (_, i) => call(i)));
  const statuses: Record<number, number> = {};
  for (const { status, headers, body } of answers) {
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 429) {
      expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
    await body?.cancel();
  }
  return statuses;
}

describe("T16: looking up people in bulk", () => {
  it.each(["user", "avatars"])(
    "through /api/%s reaches the bot 60 times and is 429 after that",
    async (kind) => {
      const ids = idsFrom(345678901234567000n, 300);
      await forget();
      const statuses = await statusesOf(300, (i) =>
        visit(`/api/${kind}/${ids[i]}`, {
          headers: {
            "CF-Connecting-IP": "203.0.113.7",
            "X-Forwarded-For": `198.51.100.${i % 250}`,
          },
        }),
      );
      expect(statuses[429]).toBe(240);
      const asked = (await seen()).filter(({ path }) => path.startsWith(`/${kind}/`));
      expect(asked).toHaveLength(60);
      const other = await visit(`/api/${kind}/${ids[299]}`);
      expect(other.status, "another client is not held up").not.toBe(429);
    },
  );

  it.each(["user", "avatars"])("with a malformed id is 400 each time: /api/%s", async (kind) => {
    const init = { headers: { "CF-Connecting-IP": "203.0.113.9" } };
    const statuses = await statusesOf(100, (i) => visit(`/api/${kind}/not-an-id-${i}`, init));
    expect(statuses).toEqual({ 400: 100 });
  });
});

describe("T16: opening avatar histories in bulk", () => {
  const spellings = [
    (id: string) => `/avatars/${id}`,
    (id: string) => `/avatars/${id}.data`,
    (id: string) => `/avatars/${id}.data?_routes=routes%2Favatars.user`,
    (id: string) => `/AVATARS/${id}/`,
    (id: string) => `/%61vatars/${id}?page=2`,
    (id: string) => `/avatars/${id.slice(0, -1)}%3${id.at(-1)}`,
    (id: string) => `/avatars/${id}/_.data`,
    (id: string) => `/api/avatars/${id}`,
    (id: string) => `/de/avatars/${id}`,
    (id: string) => `/DE/%61vatars/${id}.data`,
  ];

  it("reaches the bot 60 times, however the address is written, and is 429 after that", async () => {
    const init = { headers: { "CF-Connecting-IP": "203.0.113.20" } };
    const ids = idsFrom(345678901234570000n, 160);
    await forget();
    const statuses = await statusesOf(160, (i) =>
      visit(spellings[i % spellings.length]?.(ids[i] ?? "") ?? "", init),
    );
    expect(statuses[429]).toBe(100);
    for (const kind of ["avatars", "user"]) {
      const asked = (await seen()).filter(({ path }) => path.startsWith(`/${kind}/`));
      // People, not requests: on a slow machine the bot client retries.
      expect(new Set(asked.map(({ path }) => path)).size, kind).toBeLessThanOrEqual(60);
    }
    const other = await visit(`/avatars/${ids[0]}`);
    expect(other.status, "another client is not held up").not.toBe(429);
  });

  it("shows the site's own error panel, and its data to the router", async () => {
    const init = { headers: { "CF-Connecting-IP": "203.0.113.21" } };
    const ids = idsFrom(345678901234580000n, 61);
    await statusesOf(60, (i) => visit(`/api/avatars/${ids[i]}`, init));
    const page = await visit(`/avatars/${ids[60]}`, init);
    expect([page.status, page.headers.get("Cache-Control")]).toEqual([429, "no-store"]);
    expect(Number(page.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(page.headers.get("Content-Security-Policy")).toContain("script-src 'self' 'nonce-");
    const html = await page.text();
    expect(html).toContain("Failed to load data. Please try again later.");
    expect(html).toContain("Try Again");
    expect(html).toContain("<nav");
    const data = await visit(`/avatars/${ids[60]}.data`, init);
    expect([data.status, data.headers.get("Content-Type")]).toEqual([429, "text/x-script"]);
    expect(await data.text()).toContain("Failed to load data. Please try again later.");
  });

  it("counts neither malformed ids nor the list of all pictures", async () => {
    const init = { headers: { "CF-Connecting-IP": "203.0.113.22" } };
    const invalid = (i: number) => visit(`/avatars/not-an-id-${i}`, init);
    expect(await statusesOf(30, invalid)).toEqual({ 404: 30 });
    expect(await statusesOf(30, (i) => visit(`/avatars?page=${i + 1}`, init))).toEqual({ 200: 30 });
    expect((await visit(`/api/avatars/${idsFrom(345678901234590000n, 1)[0]}`, init)).status).toBe(
      200,
    );
  });
});

describe("T16: other calls in bulk", () => {
  it("sign-ins get a page that asks to wait; starts and callbacks are counted separately", async () => {
    const init = { headers: { "CF-Connecting-IP": "203.0.113.9" } };
    expect(await statusesOf(70, () => visit("/api/auth/discord", init))).toEqual({
      302: 60,
      429: 10,
    });
    expect(await statusesOf(70, () => visit("/api/auth/discord/callback", init))).toEqual({
      302: 60,
      429: 10,
    });
    const answer = await visit("/api/auth/discord", init);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.text()).toContain("Too many sign-ins");
    const german = await visit("/api/auth/discord?returnTo=/de/status?q=1", init);
    expect(await german.text()).toContain("Zu viele Anmeldungen");
    const back = await visit("/api/auth/discord/callback?code=x&state=x.de", init);
    expect(await back.text()).toContain("Zu viele Anmeldungen");
  });

  it("export reports are 429 after thirty a minute", async () => {
    const cookie = await signIn("Manager");
    const body = JSON.stringify({ list: "userBans", rows: 3, form: "comma" });
    const headers = { ...AJAX, "CF-Connecting-IP": "203.0.113.10" };
    const send = () => visitAs(cookie, "/api/staff/exports", { method: "POST", headers, body });
    expect(await statusesOf(40, send)).toEqual({ 204: 30, 429: 10 });
  });

  it("hiding and showing one's avatar history are 429 after ten a minute", async () => {
    const cookie = await signIn("Visitor");
    const init = { method: "POST", headers: { ...AJAX, "CF-Connecting-IP": "203.0.113.12" } };
    const codes = [];
    for (let i = 0; i < 12; i++) {
      const answer = await visitAs(cookie, "/api/own-avatars/hide", init);
      codes.push((await answer.json<{ code?: string }>()).code);
    }
    expect(new Set(codes.slice(0, 10))).toEqual(new Set([undefined]));
    expect(new Set(codes.slice(10))).toEqual(new Set(["too_many"]));
  });

  it("cached pages, and everything else, are not counted", async () => {
    const init = { headers: { "CF-Connecting-IP": "203.0.113.11" } };
    expect(await statusesOf(100, () => visit("/terms", init))).toEqual({ 200: 100 });
    expect(await statusesOf(100, () => visit("/api/commands", init))).toEqual({ 200: 100 });
    expect(await statusesOf(70, () => visit("/api/auth/me", init))).toEqual({ 401: 70 });
  });
});

describe("T16: the limits of wrangler.toml", () => {
  it.each([
    ["signIn", 60, "/api/auth/discord", "GET"],
    ["hiding", 10, "/api/follow/end", "POST"],
  ])("are counted by the runtime: %s", async (_, calls, path, method) => {
    const headers = { ...AJAX, "CF-Connecting-IP": "203.0.113.77" };
    // The minute may turn, so one call more than two minutes allow.
    const all = 2 * calls + 1;
    const statuses = await statusesOf(all, () => visitPlatform(path, { method, headers }));
    expect(statuses[429]).toBeGreaterThan(0);
    expect(all - (statuses[429] ?? 0)).toBeGreaterThanOrEqual(calls);
  });
});

describe("T50: unknown paths", () => {
  it.each(["/TERMS", "/terms/", "/%74erms", "/Commands/Music", "/features/Music/", "/avatars/"])(
    "%s is no unknown path",
    async (path) => expect((await visit(path)).status).toBe(200),
  );

  it.each(["/terms%2f", "/avatars/x/y", "/features", "/staffing", "/x.data"])(
    "%s is an unknown path",
    async (path) => expect((await visit(path)).status).toBe(404),
  );
});
