import { BoundedMap } from "../primitives/bounded-map.ts";
import { reasonOf, type Log } from "../logging/log.ts";
import { withTimeout } from "../primitives/with-timeout.ts";

/** A cached answer. `storedAt` decides freshness, never a store's own expiry. */
export interface CacheEntry {
  value: unknown;
  /** When the bot API gave it, epoch ms. */
  storedAt: number;
  /** The newest KV copy that this isolate knows of (epoch ms); 0 for none. */
  kvAt: number;
  /** Its JSON's length, roughly its memory. Measured on reading, not stored. */
  bytes: number;
  /** After a failed refresh: no other before this time (epoch ms). In memory only. */
  refreshFrom?: number;
  /** Identifies the copy for derived values (app/contract/derivation.ts). In memory only. */
  copy?: WeakKey;
}

/** Part of every key, so that deployments sharing a zone or KV namespace stay apart. */
export interface Owner {
  siteUrl: string;
  botApiUrl: string;
}

/** Change it with the shape of a cached value, so that old copies are never read as new. */
export const VERSION = "v1";
/** Reads are short because a visitor waits. Writes run after the response. */
export const READ_MS = 300;
const WRITE_MS = 3000;
/** The JSON of answers in an isolate's 128 MB; decoded they take about twice as much. */
const MEMORY_BYTES = 24 * 1024 * 1024;
/** An entry's size besides its value. */
const ENTRY_BYTES = 512;
const EDGE_ORIGIN = "https://cache.haven.invalid";
/** A header with the `storedAt` of a copy in the data centre. */
const STORED_AT = "X-Stored-At";

/** The KV key of a read's copy. */
export function kvKeyOf({ siteUrl, botApiUrl }: Owner, path: string): string {
  return `${VERSION}:${siteUrl}:${botApiUrl}:${path}`;
}

/** The isolate's answers in memory, at most `limit` bytes. */
export function createMemoryCache(limit = MEMORY_BYTES): BoundedMap<CacheEntry> {
  return new BoundedMap(limit, ({ bytes }) => bytes + ENTRY_BYTES);
}

/**
 * Stores shared between isolates: the data centre's cache, and KV worldwide. They skip a copy no
 * newer than `known` (epoch ms): parsing megabytes costs as much as asking the bot.
 */
export interface CacheStores {
  readEdge: (key: string, known?: number) => Promise<CacheEntry | null>;
  writeEdge: (key: string, entry: CacheEntry, seconds: number) => Promise<void>;
  readKv: (key: string, known?: number) => Promise<CacheEntry | null>;
  /** When the bot API gave KV's copy (epoch ms); 0 for none. */
  readKvTime: (key: string) => Promise<number>;
  /** Resolves to whether the copy was written. */
  writeKv: (key: string, entry: CacheEntry, seconds: number) => Promise<boolean>;
}

export interface CacheStoresContext {
  cache: KVNamespace;
  edge: Cache;
  owner: Owner;
  log: Log;
}

/** Treats a store that fails or hangs as a miss. */
export function createCacheStores(context: CacheStoresContext): CacheStores {
  const { cache: kv, edge, owner, log } = context;

  async function orElse<T>(
    what: `${string}.${"read" | "write"}`,
    fallback: T,
    act: () => Promise<T>,
  ): Promise<T> {
    try {
      return await withTimeout(what.endsWith(".read") ? READ_MS : WRITE_MS, act());
    } catch (error) {
      log("cache.failed", { what, reason: reasonOf(error) });
      return fallback;
    }
  }

  const edgeKey = (key: string) => `${EDGE_ORIGIN}/${encodeURIComponent(kvKeyOf(owner, key))}`;

  /** KV's copy as a stream, with `storedAt` if its metadata has it. */
  async function openKv(key: string) {
    const { value, metadata } = await kv.getWithMetadata(kvKeyOf(owner, key), "stream");
    return { body: value, storedAt: storedAtOf(metadata) };
  }

  return {
    readEdge: (key, known = -Infinity) =>
      orElse("edge.read", null, async () => {
        const response = await edge.match(edgeKey(key));
        if (!response) return null;
        const storedAt = Number(response.headers.get(STORED_AT) ?? Infinity);
        return parseEntry(await textUnless(storedAt <= known, response.body));
      }),
    writeEdge: (key, entry, seconds) =>
      orElse("edge.write", undefined, () => {
        const headers = {
          "Content-Type": "application/json",
          "Cache-Control": `public, max-age=${seconds}`,
          [STORED_AT]: String(entry.storedAt),
        };
        return edge.put(edgeKey(key), new Response(textOf(entry), { headers }));
      }),
    readKv: (key, known = -Infinity) =>
      orElse("kv.read", null, async () => {
        const entry = parseEntry(await textOfKv(key, known));
        return entry && { ...entry, kvAt: entry.storedAt };
      }),
    readKvTime: (key) =>
      orElse("kv.read", 0, async () => {
        const { body, storedAt } = await openKv(key);
        await body?.cancel();
        return storedAt ?? 0;
      }),
    writeKv: (key, entry, seconds) =>
      orElse("kv.write", false, async () => {
        await writeKvCopy(kv, owner, key, entry, seconds);
        return true;
      }),
  };

  async function textOfKv(key: string, known: number): Promise<string | null> {
    const { body, storedAt = Infinity } = await openKv(key);
    return textUnless(storedAt <= known, body);
  }
}

/** Writes an answer to KV for `seconds`. @throws what KV throws */
export async function writeKvCopy(
  kv: KVNamespace,
  owner: Owner,
  path: string,
  entry: Pick<CacheEntry, "value" | "storedAt" | "kvAt">,
  seconds: number,
): Promise<void> {
  const options = { expirationTtl: seconds, metadata: { storedAt: entry.storedAt } };
  await kv.put(kvKeyOf(owner, path), textOf(entry), options);
}

async function textUnless(
  isOld: boolean,
  body: ReadableStream<Uint8Array> | null,
): Promise<string | null> {
  if (!isOld) return body && new Response(body).text();
  await body?.cancel();
  return null;
}

function storedAtOf(metadata: unknown): number | undefined {
  if (typeof metadata !== "object" || metadata === null) return undefined;
  const { storedAt } = metadata as { storedAt?: unknown };
  return typeof storedAt === "number" ? storedAt : undefined;
}

function textOf({
  value,
  storedAt,
  kvAt,
}: Pick<CacheEntry, "value" | "storedAt" | "kvAt">): string {
  return JSON.stringify({ value, storedAt, kvAt });
}

function parseEntry(text: string | null): CacheEntry | null {
  if (text === null) return null;
  const raw: unknown = JSON.parse(text);
  if (typeof raw !== "object" || raw === null) return null;
  if (!("value" in raw && "storedAt" in raw && "kvAt" in raw)) return null;
  const { value, storedAt, kvAt } = raw;
  if (typeof storedAt !== "number" || typeof kvAt !== "number") return null;
  return { value, storedAt, kvAt, bytes: text.length };
}
