import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createCopies, createMemory, kvKeyOf, uptimeKeyOf } from "../../../worker/bot/cache.ts";
import { OWNER } from "../../support/fixtures.ts";
import { goOn, stopTime, timed } from "../../support/time.ts";

const kept = { value: [1], storedAt: 5, kvAt: 0, bytes: 3 };
const logs: string[] = [];
const log = (event: string) => void logs.push(event);

/** The worker's KV binding with some of its methods replaced. */
function brokenKv(methods: Partial<Record<"get" | "put", () => Promise<never>>>): KVNamespace {
  return Object.assign(Object.create(env.CACHE), methods);
}

function copiesOf(owner = OWNER, kv: KVNamespace = env.CACHE) {
  return createCopies(kv, caches.default, owner, log);
}

afterEach(() => {
  logs.length = 0;
  vi.useRealTimers();
});

describe("copies", () => {
  it("come back from KV and from the data centre's cache, with the length of their text", async () => {
    const copies = copiesOf();
    const bytes = JSON.stringify({ value: [1], storedAt: 5, kvAt: 0 }).length;
    expect(await copies.writeKv("/a", kept, 60)).toBe(true);
    await copies.writeEdge("/a", kept, 60);
    expect(await copies.readKv("/a")).toEqual({ ...kept, kvAt: 5, bytes });
    expect(await copies.readEdge("/a")).toEqual({ ...kept, bytes });
    expect(await copies.readKv("/b")).toBeNull();
  });

  it.each([
    ["another site", { ...OWNER, siteUrl: "https://staging.haven.test" }],
    ["another bot API", { ...OWNER, botApiUrl: "https://bot.test/staging" }],
  ])("T48: are never read by %s that shares the zone and the store", async (_, other) => {
    const uptime = { value: [2], storedAt: 6, kvAt: 6, record: null };
    await env.CACHE.put(uptimeKeyOf(OWNER), JSON.stringify(uptime));
    await copiesOf().writeKv("/mine", kept, 60);
    await copiesOf().writeEdge("/mine", kept, 60);
    const neighbour = copiesOf(other);
    expect(await neighbour.readKv("/mine")).toBeNull();
    expect(await neighbour.readEdge("/mine")).toBeNull();
    expect(await neighbour.readKv("/shards")).toBeNull();
    expect(await copiesOf().readKv("/shards")).toMatchObject({ value: [2] });
    await env.CACHE.delete(uptimeKeyOf(OWNER));
  });

  it("T48: of shards are read where an older release left them, until there is a new record", async () => {
    await env.CACHE.put(
      "uptime",
      JSON.stringify({ value: [3], storedAt: 7, kvAt: 7, record: null }),
    );
    expect(await copiesOf().readKv("/shards")).toMatchObject({ value: [3], storedAt: 7 });
    const later = { shape: "v0", value: [4], storedAt: 8, kvAt: 8, record: null };
    await env.CACHE.put(uptimeKeyOf(OWNER), JSON.stringify(later));
    expect(await copiesOf().readKv("/shards"), "a copy in another shape").toBeNull();
    await env.CACHE.delete("uptime");
    await env.CACHE.delete(uptimeKeyOf(OWNER));
  });

  it("copies in another shape are a miss", async () => {
    await env.CACHE.put(kvKeyOf(OWNER, "/c"), JSON.stringify({ html: "<p>" }));
    await env.CACHE.put(kvKeyOf(OWNER, "/d"), "not json");
    expect(await copiesOf().readKv("/c")).toBeNull();
    expect(await copiesOf().readKv("/d")).toBeNull();
  });

  it("are a miss when KV rejects, and writing then changes nothing for anybody", async () => {
    const fail = async () => Promise.reject(new Error("KV is down"));
    const copies = copiesOf(OWNER, brokenKv({ get: fail, put: fail }));
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
    const copies = createCopies(brokenKv({ get: never, put: never }), hanging, OWNER, log);
    stopTime();
    expect(await timed(() => copies.readKv("/a"))).toEqual({ value: null, ms: 300 });
    expect(await timed(() => copies.readEdge("/a"))).toEqual({ value: null, ms: 300 });
    expect(await timed(() => copies.writeKv("/a", kept, 60))).toEqual({ value: false, ms: 3000 });
    expect((await timed(() => copies.writeEdge("/a", kept, 60))).ms).toBe(3000);
    goOn();
  });
});

describe("memory", () => {
  const MIB = 2 ** 20;
  const of = (bytes: number) => ({ ...kept, bytes });

  it("F37: holds so many bytes, whatever the number of answers", () => {
    const memory = createMemory();
    memory.put("small", of(100));
    for (let i = 0; i < 20; i++) memory.put(`large-${i}`, of(8 * MIB));
    const held = Array.from({ length: 20 }, (_, i) => memory.get(`large-${i}`)).filter(Boolean);
    expect(held).toHaveLength(2);
    expect(memory.get("small")).toBeNull();
  });

  it("F37: counts what each answer takes besides its bytes", () => {
    const memory = createMemory(MIB);
    for (let i = 0; i < 5000; i++) memory.put(`tiny-${i}`, of(1));
    const held = Array.from({ length: 5000 }, (_, i) => memory.get(`tiny-${i}`)).filter(Boolean);
    expect(held.length).toBeGreaterThan(1000);
    expect(held.length).toBeLessThan(3000);
  });

  it("counts an answer that replaces another once", () => {
    const memory = createMemory(10 * MIB);
    memory.put("other", of(MIB));
    for (let i = 0; i < 50; i++) memory.put("same", of(5 * MIB));
    expect(memory.get("other")).not.toBeNull();
  });

  it("lets go first of what was unused for longest", () => {
    const memory = createMemory(3 * MIB);
    memory.put("a", of(MIB));
    memory.put("b", of(MIB));
    memory.get("a");
    memory.put("c", of(MIB));
    expect([memory.get("a"), memory.get("b"), memory.get("c")]).toEqual([of(MIB), null, of(MIB)]);
  });
});
