import { afterEach, describe, expect, it, vi } from "vitest";
import { createBotFetch, MAX_BODY_BYTES } from "../../../worker/bot/upstream.ts";

const ask = createBotFetch({
  url: "https://bot.test/base",
  key: "sentinel",
  userAgent: "Haven (+https://haven.test)",
});

function upstream(...answers: (() => Response | Promise<Response>)[]) {
  const calls: Request[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    calls.push(request);
    const answer = answers[Math.min(calls.length, answers.length) - 1];
    if (!answer) throw new Error("no answer prepared");
    return answer();
  });
  return calls;
}

afterEach(() => vi.restoreAllMocks());

const json = (body: string, init?: ResponseInit) => () =>
  new Response(body, { headers: { "Content-Type": "application/json" }, ...init });

describe("asking the bot", () => {
  it("T1: sends the key in its own header to the configured base", async () => {
    const calls = upstream(json("[1]"));
    expect(await ask("/commands")).toEqual({ value: [1], bytes: 3 });
    expect(calls[0]?.url).toBe("https://bot.test/base/commands");
    expect(calls[0]?.headers.get("X-API-Key")).toBe("sentinel");
    expect(calls[0]?.redirect).toBe("manual");
    expect(calls[0]?.headers.get("User-Agent")).toBe("Haven (+https://haven.test)");
  });

  it("T2: treats a redirect as a failure and does not follow it", async () => {
    const calls = upstream(
      () => new Response(null, { status: 302, headers: { Location: "https://evil.test/" } }),
    );
    await expect(ask("/commands")).rejects.toMatchObject({ kind: "status", upstreamStatus: 302 });
    expect(calls.map(({ redirect }) => redirect)).toEqual(["manual"]);
  });

  it("F2: tries a second time after a server error, and not after a refusal", async () => {
    const healed = upstream(() => new Response("no", { status: 500 }), json("[]"));
    expect(await ask("/commands")).toEqual({ value: [], bytes: 2 });
    expect(healed).toHaveLength(2);
    const refused = upstream(() => new Response("no", { status: 401 }), json("[]"));
    await expect(ask("/commands")).rejects.toMatchObject({ status: 502, upstreamStatus: 401 });
    expect(refused).toHaveLength(1);
  });

  it.each([
    ["certificate", "TLS peer's certificate is not trusted"],
    ["dns", "DNS lookup failed."],
    ["refused", "connect(): Connection refused"],
    ["connection-lost", "Network connection lost."],
    ["dns-or-certificate", "internal error; reference = 1gtboq5jboutmuq39tirmv87"],
    [null, "something else"],
  ])("recognises the cause %s from the runtime's message", async (networkCause, words) => {
    upstream(() => Promise.reject(new Error(words)));
    await expect(ask("/commands")).rejects.toMatchObject({ kind: "network", networkCause });
  });

  it.each([
    [521, "refused"],
    [526, "certificate"],
    [530, "dns"],
    [500, null],
  ])("maps the platform's status %i to the cause %s", async (status, networkCause) => {
    upstream(() => new Response("", { status }));
    await expect(ask("/commands")).rejects.toMatchObject({ upstreamStatus: status, networkCause });
  });

  it("F24: waits before the second attempt, no two callers equally long", async () => {
    const timers = vi.spyOn(globalThis, "setTimeout");
    upstream(() => new Response("no", { status: 500 }));
    await Promise.allSettled(Array.from({ length: 8 }, () => ask("/commands")));
    const pauses = timers.mock.calls.map(([, ms = 0]) => ms);
    timers.mockRestore();
    expect(new Set(pauses).size).toBe(8);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(50);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(250);
  });

  it("F2: gives up after two attempts", async () => {
    const calls = upstream(() => Promise.reject(new TypeError("reset")));
    await expect(ask("/commands")).rejects.toMatchObject({ kind: "network", status: 502 });
    expect(calls).toHaveLength(2);
  });

  it("stops reading at 8 MiB, with or without an announced length", async () => {
    upstream(json(" ".repeat(MAX_BODY_BYTES + 1)));
    await expect(ask("/commands")).rejects.toMatchObject({ kind: "too-large" });
    let sent = 0;
    upstream(() => {
      const body = new ReadableStream({
        pull(controller) {
          sent += 1;
          controller.enqueue(new Uint8Array(1024 * 1024));
        },
      });
      return new Response(body, { headers: { "Content-Type": "application/json" } });
    });
    await expect(ask("/commands")).rejects.toMatchObject({ kind: "too-large" });
    expect(sent).toBeLessThan(12);
  });

  it("F8: stops reading a compressed body with a short announced length", async () => {
    let sent = 0;
    upstream(() => {
      const body = new ReadableStream({
        pull(controller) {
          sent += 1;
          if (sent > 20) return controller.close();
          controller.enqueue(new Uint8Array(1024 * 1024));
        },
      });
      const type = "application/json";
      const headers = {
        "Content-Type": type,
        "Content-Length": "9000",
        "Content-Encoding": "gzip",
      };
      return new Response(body, { headers });
    });
    await expect(ask("/commands")).rejects.toMatchObject({ kind: "too-large" });
    expect(sent).toBeLessThan(12);
  });
});
