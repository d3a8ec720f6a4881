import { afterEach, describe, expect, it, vi } from "vitest";
import { testMessage } from "../../../worker/deliveries/message.ts";
import { createWebhookClient } from "../../../worker/deliveries/webhook.ts";
import { CONFIG } from "../../support/fixtures.ts";

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
      expect(await client.post(hook, message)).toEqual({
        kind: "failed",
        reason: "RangeError",
        byPlatform: false,
      });
    }
    expect(fetched).not.toHaveBeenCalled();
    const hook = { id: "1100000000000000001", token: "token" };
    expect(await client.post(hook, message)).toEqual({
      kind: "failed",
      reason: "status 302",
      byPlatform: false,
    });
    expect(await client.edit(hook, "../../../x", message)).toEqual({ kind: "no-message" });
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
  const json = (status: number, body: object, headers = {}) =>
    Response.json(body, { status, headers });
  const code = (status: number, number: number) => json(status, { message: "…", code: number });

  it.each([
    [
      "taken",
      json(200, { id: "1400000000000000001" }),
      { kind: "sent", messageId: "1400000000000000001" },
    ],
    ["taken without an id", new Response("<html>"), { kind: "sent", messageId: null }],
    [
      "taken without a body",
      new Response(null, { status: 204 }),
      { kind: "sent", messageId: null },
    ],
    ["10015", code(404, 10_015), { kind: "gone" }],
    ["10003", code(404, 10_003), { kind: "gone" }],
    ["50027", code(401, 50_027), { kind: "gone" }],
    ["10008", code(404, 10_008), { kind: "no-message" }],
    ["220001", code(400, 220_001), { kind: "forum" }],
    ["50035", code(400, 50_035), { kind: "refused", code: 50_035 }],
    ["413 with 40005", code(413, 40_005), { kind: "refused", code: 40_005 }],
    [
      "400 without a code",
      new Response("", { status: 400 }),
      { kind: "failed", reason: "status 400", byPlatform: false },
    ],
    [
      "30046",
      code(400, 30_046),
      { kind: "failed", reason: "status 400, code 30046", byPlatform: false },
    ],
    [
      "404 of an edge",
      new Response("<html>", { status: 404 }),
      { kind: "failed", reason: "status 404", byPlatform: false },
    ],
    [
      "404 with code 0",
      code(404, 0),
      { kind: "failed", reason: "status 404, code 0", byPlatform: false },
    ],
    [
      "403 with another code",
      code(403, 50_013),
      { kind: "failed", reason: "status 403, code 50013", byPlatform: false },
    ],
    [
      "500",
      new Response("", { status: 500 }),
      { kind: "failed", reason: "status 500", byPlatform: true },
    ],
    [
      "its own limit",
      json(429, { retry_after: 1.5, global: false }),
      { kind: "limited", seconds: 1.5, everybody: false },
    ],
    [
      "a shared limit of an hour",
      json(429, { retry_after: 3600 }, { "X-RateLimit-Scope": "shared" }),
      { kind: "limited", seconds: 900, everybody: false },
    ],
    [
      "a global limit",
      json(429, { retry_after: 3, global: true }),
      { kind: "limited", seconds: 3, everybody: true },
    ],
    [
      "1015",
      new Response("error code: 1015", { status: 429, headers: { "Retry-After": "3600" } }),
      { kind: "limited", seconds: 900, everybody: true },
    ],
    [
      "a global limit that only its headers name",
      json(429, { retry_after: 3 }, { "X-RateLimit-Global": "true" }),
      { kind: "limited", seconds: 3, everybody: true },
    ],
    [
      "a global limit without a time",
      json(429, { global: true, code: 20_028 }),
      { kind: "limited", seconds: 30, everybody: true },
    ],
    ["429 without a time", code(429, 0), { kind: "limited", seconds: 30, everybody: true }],
    [
      "429 without a time, of one resource by its code",
      code(429, 30_046),
      { kind: "limited", seconds: 30, everybody: false },
    ],
    [
      "429 without a time, of one resource by its code, with a header",
      json(429, { message: "…", code: 30_046 }, { "Retry-After": "12" }),
      { kind: "limited", seconds: 12, everybody: false },
    ],
    [
      "429 without a time, of one resource by its scope",
      json(429, {}, { "X-RateLimit-Scope": "shared" }),
      { kind: "limited", seconds: 30, everybody: false },
    ],
    [
      "429 with 40333 and a time",
      json(429, { code: 40_333, retry_after: 60, global: false }),
      { kind: "limited", seconds: 60, everybody: true },
    ],
    [
      "403 of an edge",
      new Response("<html>", { status: 403 }),
      { kind: "limited", seconds: 30, everybody: true },
    ],
    ["40333", code(403, 40_333), { kind: "limited", seconds: 30, everybody: true }],
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
    expect(await client.post(hook, message)).toEqual({ kind: "sent", messageId: null });
    vi.stubGlobal("fetch", async () => cut(502));
    expect(await client.post(hook, message)).toEqual({
      kind: "failed",
      reason: "status 502",
      byPlatform: true,
    });
  });
});
