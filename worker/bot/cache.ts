import { BoundedMap } from "../primitives/bounded-map.ts";
import { reasonOf, type Log } from "../logging/log.ts";
import { withTimeout } from "../primitives/with-timeout.ts";

/** A cached answer. Freshness is computed from `storedAt`, never from a store's own expiry. */
export interface CacheEntry {
  value: unknown;
  /** Epoch ms at which the bot API gave it. */
  storedAt: number;
  /** Epoch ms of the newest KV copy this isolate knows of; 0 when it knows of none. */
  kvAt: number;
  /** Length of its JSON, roughly its share of the isolate's memory. Measured on reading, not stored. */
  bytes: number;
  /** Epoch ms before which it is not refreshed again, after a failed refresh. In memory only. */
  refreshFrom?: number;
  /** Stands for the value, for what is computed from it (app/contract/derivation.ts). In memory only. */
  copy?: WeakKey;
}

/** Part of every key: deployments that share a zone or a KV namespace read only their own values. */
export interface Owner {
  siteUrl: string;
  botApiUrl: string;
}

/** Changes when the shape of a cached value changes, so that old copies are never read as new ones. */
export const VERSION = "v1";
/** Reads are short because a visitor waits for them; writes run behind the response. */
export const READ_MS = 300;
const WRITE_MS = 3000;
/** The share of an isolate's 128 MB that answers may take as JSON; decoded they take about twice as much. */
const MEMORY_BYTES = 24 * 1024 * 1024;
/** The size of an entry besides its value. */
const ENTRY_BYTES = 512;
const EDGE_ORIGIN = "https://cache.haven.invalid";
/** Header of a copy in the data centre's cache: its `storedAt`. */
const STORED_AT = "X-Stored-At";

/** The KV key of a read's copy. */
export function kvKeyOf({ siteUrl, botApiUrl }: Owner, path: string): string {
  return `${VERSION}:${siteUrl}:${botApiUrl}:${path}`;
}

/** The answers in this isolate's memory, `limit` bytes at most. */
export function createMemoryCache(limit = MEMORY_BYTES): BoundedMap<CacheEntry> {
  return new BoundedMap(limit, ({ bytes }) => bytes + ENTRY_BYTES);
}

/**
 * The stores shared between isolates: the data centre's cache, and KV for the whole world. A copy no newer than
 * `known` (epoch ms) is not read: parsing one of megabytes costs as much as the bot's own answer.
 */
export interface CacheStores {
  readEdge: (key: string, known?: number) => Promise<CacheEntry | null>;
  writeEdge: (key: string, entry: CacheEntry, seconds: number) => Promise<void>;
  readKv: (key: string, known?: number) => Promise<CacheEntry | null>;
  /** Epoch ms at which the bot API gave the copy in KV; 0 without one. */
  readKvTime: (key: string) => Promise<number>;
  /** Answers whether the copy was written. */
  writeKv: (key: string, entry: CacheEntry, seconds: number) => Promise<boolean>;
}

export interface CacheStoresContext {
  cache: KVNamespace;
  edge: Cache;
  owner: Owner;
  log: Log;
}

/** A store that fails or hangs is a miss, never an error. */
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

  /** The copy in KV as a stream, with its `storedAt` where its metadata has one. */
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

/** Writes an answer's copy for the whole world, for so many seconds. @throws what KV throws */
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
