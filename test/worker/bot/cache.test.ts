import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createCacheStores, createMemoryCache } from "../../../worker/bot/cache.ts";
import { OWNER } from "../../support/fixtures.ts";
import { goOn, stopTime, timed } from "../../support/time.ts";

const kept = { value: [1], storedAt: 5, kvAt: 0, bytes: 3 };
const logs: string[] = [];
const log = (event: string) => void logs.push(event);

/** The worker's KV binding with some of its methods replaced. */
function brokenKv(
  methods: Partial<Record<"getWithMetadata" | "put", () => Promise<never>>>,
): KVNamespace {
  return Object.assign(Object.create(env.CACHE), methods);
}

function storesOf(owner = OWNER, kv: KVNamespace = env.CACHE) {
  return createCacheStores({ cache: kv, edge: caches.default, owner, log });
}

afterEach(() => {
  logs.length = 0;
  vi.useRealTimers();
});

describe("copies", () => {
  it("are read from KV and from the data centre's cache, with the length of their text", async () => {
    const stores = storesOf();
    const bytes = JSON.stringify({ value: [1], storedAt: 5, kvAt: 0 }).length;
    expect(await stores.writeKv("/a", kept, 60)).toBe(true);
    await stores.writeEdge("/a", kept, 60);
    expect(await stores.readKv("/a")).toEqual({ ...kept, kvAt: 5, bytes });
    expect(await stores.readEdge("/a")).toEqual({ ...kept, bytes });
    expect(await stores.readKv("/b")).toBeNull();
  });

  it.each([
    ["another site", { ...OWNER, siteUrl: "https://staging.haven.test" }],
    ["another bot API", { ...OWNER, botApiUrl: "https://bot.test/staging" }],
  ])("T48: are never read by %s that shares the zone and the store", async (_, other) => {
    await storesOf().writeKv("/mine", kept, 60);
    await storesOf().writeEdge("/mine", kept, 60);
    const neighbour = storesOf(other);
    expect(await neighbour.readKv("/mine")).toBeNull();
    expect(await neighbour.readEdge("/mine")).toBeNull();
  });

  it("T54: are not read if an equally new one is known, and have their age in the metadata", async () => {
    const stores = storesOf();
    await stores.writeKv("/old", kept, 60);
    await stores.writeEdge("/old", kept, 60);
    const parse = vi.spyOn(JSON, "parse");
    const copies = [await stores.readKv("/old", 5), await stores.readEdge("/old", 5)];
    expect(await stores.readKvTime("/old")).toBe(5);
    expect(parse.mock.calls.filter(([text]) => text.includes('storedAt":5,"kv'))).toEqual([]);
    parse.mockRestore();
    expect(copies).toEqual([null, null]);
    expect(await stores.readKv("/old", 4)).toMatchObject({ value: [1] });
    expect(await stores.readEdge("/old", 4)).toMatchObject({ value: [1] });
    expect(await stores.readKvTime("/none")).toBe(0);
  });

  it("are a miss after 300 ms when a store hangs, and a write is aborted after 3 s", async () => {
    const never = () => new Promise<never>(() => {});
    const hanging: Cache = Object.assign(Object.create(caches.default), {
      match: never,
      put: never,
    });
    const cache = brokenKv({ getWithMetadata: never, put: never });
    const stores = createCacheStores({ cache, edge: hanging, owner: OWNER, log });
    stopTime();
    expect(await timed(() => stores.readKv("/a"))).toEqual({ value: null, ms: 300 });
    expect(await timed(() => stores.readEdge("/a"))).toEqual({ value: null, ms: 300 });
    expect(await timed(() => stores.writeKv("/a", kept, 60))).toEqual({ value: false, ms: 3000 });
    expect((await timed(() => stores.writeEdge("/a", kept, 60))).ms).toBe(3000);
    goOn();
  });
});

describe("memory", () => {
  const MIB = 2 ** 20;
  const of = (bytes: number) => ({ ...kept, bytes });

  it("F37: is bounded by bytes, whatever the number of answers", () => {
    const memory = createMemoryCache();
    memory.set("small", of(100));
    for (let i = 0; i < 20; i++) memory.set(`large-${i}`, of(8 * MIB));
    const held = Array.from({ length: 20 }, (_, i) => memory.get(`large-${i}`)).filter(Boolean);
    expect(held).toHaveLength(2);
    expect(memory.get("small")).toBeUndefined();
  });

  it("F37: counts the overhead of each answer", () => {
    const memory = createMemoryCache(MIB);
    for (let i = 0; i < 5000; i++) memory.set(`tiny-${i}`, of(1));
    const held = Array.from({ length: 5000 }, (_, i) => memory.get(`tiny-${i}`)).filter(Boolean);
    expect(held.length).toBeGreaterThan(1000);
    expect(held.length).toBeLessThan(3000);
  });

  it("counts an answer that replaces another once", () => {
    const memory = createMemoryCache(10 * MIB);
    memory.set("other", of(MIB));
    for (let i = 0; i < 50; i++) memory.set("same", of(5 * MIB));
    expect(memory.get("other")).toBeDefined();
  });

  it("evicts the least recently used answers first", () => {
    const memory = createMemoryCache(3 * MIB);
    memory.set("a", of(MIB));
    memory.set("b", of(MIB));
    memory.get("a");
    memory.set("c", of(MIB));
    expect([memory.get("a"), memory.get("b"), memory.get("c")]).toEqual([
      of(MIB),
      undefined,
      of(MIB),
    ]);
  });
});
