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
  /** Length of its JSON: about what it takes of an isolate's memory. Told by whoever reads it, not kept. */
  bytes: number;
  /** Epoch ms before which it is not refreshed again, after a refresh that failed. In memory alone. */
  refreshFrom?: number;
}

/** Whose values a store holds: deployments that share a zone or a store read only their own. */
export interface Owner {
  siteUrl: string;
  botApiUrl: string;
}

/** Changes when a kept shape changes, so that old copies are never read as new ones. */
const VERSION = "v1";
/** Where the uptime record stood before keys named their owner. */
const OLD_UPTIME_KEY = "uptime";
/** A visitor waits for reads, nobody for writes. */
export const READ_MS = 300;
const WRITE_MS = 3000;
/** Of the 128 MB of an isolate, what answers may take as JSON; decoded they take about twice as much. */
const MEMORY_BYTES = 24 * 1024 * 1024;
/** What an entry takes besides its value. */
const ENTRY_BYTES = 512;
const EDGE_ORIGIN = "https://cache.haven.invalid";

/** The KV key of a read's copy. */
export function kvKeyOf({ siteUrl, botApiUrl }: Owner, path: string): string {
  return `${VERSION}:${siteUrl}:${botApiUrl}:${path}`;
}

/** The KV key of the uptime record, which outlives every version; the shards' copy stands beside it. */
export function uptimeKeyOf({ siteUrl, botApiUrl }: Owner): string {
  return `uptime:${siteUrl}:${botApiUrl}`;
}

/** The shape of the copy beside the uptime record. */
export const SHARDS_SHAPE = VERSION;

/** The text of the uptime record; that of an older release until the first sample of this one. */
export async function readUptimeText(kv: KVNamespace, owner: Owner): Promise<string | null> {
  return (await kv.get(uptimeKeyOf(owner))) ?? kv.get(OLD_UPTIME_KEY);
}

/** The answers this isolate remembers: at most `limit` bytes, the one unused for longest leaves first. */
export function createMemory(limit = MEMORY_BYTES) {
  const entries = new Map<string, Kept>();
  let bytes = 0;

  function drop(key: string): void {
    const entry = entries.get(key);
    if (entry) bytes -= entry.bytes + ENTRY_BYTES;
    entries.delete(key);
  }

  return {
    get(key: string): Kept | null {
      const entry = entries.get(key);
      if (!entry) return null;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    put(key: string, kept: Kept): void {
      drop(key);
      entries.set(key, kept);
      bytes += kept.bytes + ENTRY_BYTES;
      for (const oldest of entries.keys()) {
        if (bytes <= limit) break;
        drop(oldest);
      }
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
export function createCopies(kv: KVNamespace, edge: Cache, owner: Owner, log: Log): Copies {
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

  const edgeKey = (key: string) => `${EDGE_ORIGIN}/${encodeURIComponent(kvKeyOf(owner, key))}`;

  return {
    readEdge: (key) =>
      quietly(
        "edge.read",
        async () => keptIn((await (await edge.match(edgeKey(key)))?.text()) ?? null),
        null,
      ),
    writeEdge: (key, kept, seconds) =>
      quietly(
        "edge.write",
        () =>
          edge.put(
            edgeKey(key),
            new Response(textOf(kept), {
              headers: {
                "Content-Type": "application/json",
                "Cache-Control": `public, max-age=${seconds}`,
              },
            }),
          ),
        undefined,
      ),
    readKv: (key) =>
      quietly(
        "kv.read",
        async () => {
          const text =
            key === "/shards" ? await readUptimeText(kv, owner) : await kv.get(kvKeyOf(owner, key));
          const kept = keptIn(text);
          return kept && { ...kept, kvAt: kept.storedAt };
        },
        null,
      ),
    writeKv: (key, kept, seconds) =>
      quietly(
        "kv.write",
        async () => {
          await kv.put(kvKeyOf(owner, key), textOf(kept), { expirationTtl: seconds });
          return true;
        },
        false,
      ),
  };
}

function textOf({ value, storedAt, kvAt }: Kept): string {
  return JSON.stringify({ value, storedAt, kvAt });
}

function keptIn(text: string | null): Kept | null {
  if (text === null) return null;
  const raw: unknown = JSON.parse(text);
  if (typeof raw !== "object" || raw === null) return null;
  if (!("value" in raw && "storedAt" in raw && "kvAt" in raw)) return null;
  const { value, storedAt, kvAt } = raw;
  if (typeof storedAt !== "number" || typeof kvAt !== "number") return null;
  // Beside the uptime record, whose key has no version, the copy names its own.
  if ("shape" in raw && raw.shape !== SHARDS_SHAPE) return null;
  return { value, storedAt, kvAt, bytes: text.length };
}
