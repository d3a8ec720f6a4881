import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createCopies, createMemory } from "../../../worker/bot/cache.ts";
import { goOn, stopTime, timed } from "../../support/time.ts";

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

  it("are a miss after 300 ms when a store hangs, and a write is given up after 3 s", async () => {
    const never = () => new Promise<never>(() => {});
    const hanging: Cache = Object.assign(Object.create(caches.default), {
      match: never,
      put: never,
    });
    const copies = createCopies(brokenKv({ get: never, put: never }), hanging, log);
    stopTime();
    expect(await timed(() => copies.readKv("/a"))).toEqual({ value: null, ms: 300 });
    expect(await timed(() => copies.readEdge("/a"))).toEqual({ value: null, ms: 300 });
    expect(await timed(() => copies.writeKv("/a", kept, 60))).toEqual({ value: false, ms: 3000 });
    expect((await timed(() => copies.writeEdge("/a", kept, 60))).ms).toBe(3000);
    goOn();
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
