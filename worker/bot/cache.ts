import type { Log } from "../log.ts";
import { reasonOf } from "../log.ts";
import { within } from "../within.ts";

/** A kept answer. Freshness is computed from `storedAt`, never from a store's own expiry. */
export interface Kept {
  value: unknown;
  /** Epoch ms at which the bot API said it. */
  storedAt: number;
  /** Epoch ms of the KV copy this isolate knows of; 0 when it knows of none. */
  kvAt: number;
}

/** Changes when a kept shape changes, so that old copies are never read as new ones. */
const VERSION = "v1";
/** The shards' copy stands in one value with the uptime record, which outlives every version. */
export const UPTIME_KEY = "uptime";
/** A visitor waits for reads, nobody for writes. */
const READ_MS = 300;
const WRITE_MS = 3000;
const MEMORY_ENTRIES = 1000;
const EDGE_ORIGIN = "https://cache.haven.invalid";

/** The answers this isolate remembers; the oldest entry leaves first. */
export function createMemory(limit = MEMORY_ENTRIES) {
  const entries = new Map<string, Kept>();
  return {
    get: (key: string): Kept | null => entries.get(key) ?? null,
    put(key: string, kept: Kept): void {
      entries.delete(key);
      entries.set(key, kept);
      const [oldest] = entries.keys();
      if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
    },
  };
}

export type Memory = ReturnType<typeof createMemory>;

/** The copies outside the isolate: the data centre's cache, and KV for the whole world. */
export interface Copies {
  readEdge: (key: string) => Promise<Kept | null>;
  writeEdge: (key: string, kept: Kept, seconds: number) => Promise<void>;
  readKv: (key: string) => Promise<Kept | null>;
  /** Whether the copy was written. */
  writeKv: (key: string, kept: Kept, seconds: number) => Promise<boolean>;
}

/** A store that fails or hangs is a miss, never an error. */
export function createCopies(kv: KVNamespace, edge: Cache, log: Log): Copies {
  async function quietly<T>(
    what: `${string}.${"read" | "write"}`,
    act: () => Promise<T>,
    otherwise: T,
  ): Promise<T> {
    try {
      return await within(what.endsWith(".read") ? READ_MS : WRITE_MS, act());
    } catch (error) {
      log("cache.failed", { what, reason: reasonOf(error) });
      return otherwise;
    }
  }

  const edgeKey = (key: string) => `${EDGE_ORIGIN}/${VERSION}/${encodeURIComponent(key)}`;
  const kvKey = (key: string) => (key === "/shards" ? UPTIME_KEY : `${VERSION}:${key}`);

  return {
    readEdge: (key) =>
      quietly(
        "edge.read",
        async () => readKept(await (await edge.match(edgeKey(key)))?.json()),
        null,
      ),
    writeEdge: (key, kept, seconds) =>
      quietly(
        "edge.write",
        () =>
          edge.put(
            edgeKey(key),
            Response.json(kept, { headers: { "Cache-Control": `public, max-age=${seconds}` } }),
          ),
        undefined,
      ),
    readKv: (key) =>
      quietly(
        "kv.read",
        async () => {
          const kept = readKept(await kv.get(kvKey(key), "json"));
          return kept && { ...kept, kvAt: kept.storedAt };
        },
        null,
      ),
    writeKv: (key, kept, seconds) =>
      quietly(
        "kv.write",
        async () => {
          await kv.put(kvKey(key), JSON.stringify(kept), { expirationTtl: seconds });
          return true;
        },
        false,
      ),
  };
}

function readKept(raw: unknown): Kept | null {
  if (typeof raw !== "object" || raw === null) return null;
  if (!("value" in raw && "storedAt" in raw && "kvAt" in raw)) return null;
  const { value, storedAt, kvAt } = raw;
  if (typeof storedAt !== "number" || typeof kvAt !== "number") return null;
  return { value, storedAt, kvAt };
}
