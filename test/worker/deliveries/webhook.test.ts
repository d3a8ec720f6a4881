import { afterEach, describe, expect, it, vi } from "vitest";
import { testMessage } from "../../../worker/deliveries/message.ts";
import { createWebhookClient } from "../../../worker/deliveries/webhook.ts";
import { CONFIG } from "../../support/fixtures.ts";

/** An answer without JSON. */
const raw = (status: number, body: string | null = "", headers = {}) =>
  new Response(body, { status, headers });
const json = (status: number, body: object, headers = {}) =>
  Response.json(body, { status, headers });
const code = (status: number, number: number) => json(status, { message: "…", code: number });

const failed = (reason: string) => ({ kind: "failed", reason });
const blocked = (reason: string) => ({ kind: "blocked", reason, seconds: 30 });
const limited = (seconds: number, everybody: boolean) => ({ kind: "limited", seconds, everybody });
const SENT = { kind: "sent" };

const SHARED = { "X-RateLimit-Scope": "shared" };

afterEach(() => vi.unstubAllGlobals());

describe("T71: a webhook's address", () => {
  it("T71: is of the configured platform alone, and a redirect is not followed", async () => {
    const client = createWebhookClient({ discordUrl: CONFIG.DISCORD_URL, userAgent: "Haven" });
    const fetched = vi.fn<typeof fetch>(async () => Response.redirect("https://evil.test/"));
    vi.stubGlobal("fetch", fetched);
    const message = testMessage("all", {
      origin: "https://haven.test",
      unfollow: "https://haven.test",
    });
    for (const hook of [
      { id: "1", token: "x" },
      { id: "1100000000000000001", token: "x/../../../evil" },
      { id: "1100000000000000001/x?", token: "x" },
    ]) {
      expect(await client.post(hook, message)).toEqual(failed("RangeError"));
    }
    expect(fetched).not.toHaveBeenCalled();
    const hook = { id: "1100000000000000001", token: "token" };
    expect(await client.post(hook, message)).toEqual(failed("status 302"));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0]).toBe(
      "https://chat.test/api/v10/webhooks/1100000000000000001/token?wait=true",
    );
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ redirect: "manual" });
  });
});

describe("an answer of the platform", () => {
  const hook = { id: "1100000000000000001", token: "token" };
  const client = createWebhookClient({ discordUrl: CONFIG.DISCORD_URL, userAgent: "Haven" });
  const message = testMessage("all", {
    origin: "https://haven.test",
    unfollow: "https://haven.test",
  });

  it.each([
    ["taken", json(200, { id: "1400000000000000001" }), SENT],
    ["taken without an id", raw(200, "<html>"), SENT],
    ["taken without a body", raw(204, null), SENT],
    ["taken with no message", json(200, { ok: true }), SENT],
    ["10015", code(404, 10_015), { kind: "gone" }],
    ["10003", code(404, 10_003), { kind: "gone" }],
    ["50027", code(401, 50_027), { kind: "gone" }],
    ["220001", code(400, 220_001), { kind: "forum" }],
    ["50035", code(400, 50_035), { kind: "refused", code: 50_035 }],
    ...[50_006, 200_000, 240_000].map(
      (number) => [String(number), code(400, number), { kind: "refused", code: number }] as const,
    ),
    ["413 with 40005", code(413, 40_005), { kind: "refused", code: 40_005 }],
    ["400 without a code", raw(400), failed("status 400")],
    ["30046", code(400, 30_046), failed("status 400, code 30046")],
    ["404 of an edge", raw(404, "<html>"), failed("status 404")],
    ["404 with code 0", code(404, 0), failed("status 404, code 0")],
    ["403 with another code", code(403, 50_013), failed("status 403, code 50013")],
    ["408", raw(408), failed("status 408")],
    ["500", raw(500), failed("status 500")],
    ["its own limit", json(429, { retry_after: 1.5, global: false }), limited(1.5, false)],
    ["a shared limit of an hour", json(429, { retry_after: 3600 }, SHARED), limited(900, false)],
    ["a global limit", json(429, { retry_after: 3, global: true }), limited(3, true)],
    [
      "a global limit by its scope",
      json(429, { retry_after: 60 }, { "X-RateLimit-Scope": "global" }),
      limited(60, true),
    ],
    ["1015", raw(429, "error code: 1015", { "Retry-After": "3600" }), limited(900, true)],
    [
      "a global limit that only its headers name",
      json(429, { retry_after: 3 }, { "X-RateLimit-Global": "true" }),
      limited(3, true),
    ],
    ["a global limit without a time", json(429, { global: true, code: 20_028 }), limited(30, true)],
    ["429 without a time", code(429, 0), limited(30, true)],
    ["429 without a time, of one resource by its code", code(429, 30_046), limited(30, false)],
    [
      "429 without a time, of one resource by its code, with a header",
      json(429, { message: "…", code: 30_046 }, { "Retry-After": "12" }),
      limited(12, false),
    ],
    ["429 without a time, of one resource by its scope", json(429, {}, SHARED), limited(30, false)],
    [
      "429 with 40333 and a time",
      json(429, { code: 40_333, retry_after: 60, global: false }),
      limited(60, true),
    ],
    ["403 of an edge", raw(403, "<html>"), blocked("status 403")],
    ["401 of an edge", raw(401), blocked("status 401")],
    ["40333", code(403, 40_333), blocked("status 403, code 40333")],
  ] as const)("%s has its outcome", async (_, answer, outcome) => {
    vi.stubGlobal("fetch", async () => answer);
    expect(await client.post(hook, message)).toEqual(outcome);
  });

  it("that breaks off after its status still says whether the message was accepted", async () => {
    const cut = (status: number) =>
      new Response(
        new ReadableStream({ pull: (controller) => controller.error(new Error("reset")) }),
        { status },
      );
    vi.stubGlobal("fetch", async () => cut(200));
    expect(await client.post(hook, message)).toEqual(SENT);
    vi.stubGlobal("fetch", async () => cut(502));
    expect(await client.post(hook, message)).toEqual(failed("status 502"));
  });
});
