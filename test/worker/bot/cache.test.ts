import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createCopies, createMemory } from "../../../worker/bot/cache.ts";

const kept = { value: [1], storedAt: 5, kvAt: 0 };
const logs: string[] = [];
const log = (event: string) => void logs.push(event);

/** The worker's KV binding with some of its methods replaced. */
function brokenKv(methods: Partial<Record<"get" | "put", () => Promise<never>>>): KVNamespace {
  return Object.assign(Object.create(env.CACHE), methods);
}

afterEach(() => {
  logs.length = 0;
  vi.restoreAllMocks();
});

describe("copies", () => {
  it("come back from KV and from the data centre's cache", async () => {
    const copies = createCopies(env.CACHE, caches.default, log);
    expect(await copies.writeKv("/a", kept, 60)).toBe(true);
    await copies.writeEdge("/a", kept, 60);
    expect(await copies.readKv("/a")).toEqual({ ...kept, kvAt: 5 });
    expect(await copies.readEdge("/a")).toEqual(kept);
    expect(await copies.readKv("/b")).toBeNull();
  });

  it("in another shape are a miss", async () => {
    await env.CACHE.put("v1:/c", JSON.stringify({ html: "<p>" }));
    await env.CACHE.put("v1:/d", "not json");
    const copies = createCopies(env.CACHE, caches.default, log);
    expect(await copies.readKv("/c")).toBeNull();
    expect(await copies.readKv("/d")).toBeNull();
  });

  it("are a miss when KV rejects, and writing then changes nothing for anybody", async () => {
    const fail = async () => Promise.reject(new Error("KV is down"));
    const copies = createCopies(brokenKv({ get: fail, put: fail }), caches.default, log);
    expect(await copies.readKv("/a")).toBeNull();
    expect(await copies.writeKv("/a", kept, 60)).toBe(false);
    expect(logs).toEqual(["cache.failed", "cache.failed"]);
  });

  it("are a miss after 300 ms when KV hangs", async () => {
    const copies = createCopies(
      brokenKv({ get: () => new Promise(() => {}) }),
      caches.default,
      log,
    );
    const start = Date.now();
    expect(await copies.readKv("/a")).toBeNull();
    expect(Date.now() - start).toBeLessThan(1000);
  });
});

describe("memory", () => {
  it("holds the newest entries up to its limit", () => {
    const memory = createMemory(2);
    memory.put("a", kept);
    memory.put("b", kept);
    memory.put("a", kept);
    memory.put("c", kept);
    expect([memory.get("a"), memory.get("b"), memory.get("c")]).toEqual([kept, null, kept]);
  });
});
