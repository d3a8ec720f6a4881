/** In-memory KV; `kept` is its content, `reads` the requested keys, `writes` the changes. */
export function createKv(kept = new Map<string, string>()): {
  kv: KVNamespace;
  kept: Map<string, string>;
  reads: string[];
  writes: string[];
} {
  const reads: string[] = [];
  const writes: string[] = [];
  const metadata = new Map<string, unknown>();
  const kv = {
    get: async (key: string, options?: string | { type?: string }) => {
      reads.push(key);
      const text = kept.get(key) ?? null;
      const type = typeof options === "object" ? options.type : options;
      return type === "json" && text !== null ? JSON.parse(text) : text;
    },
    /** Fails as `get` does. */
    async getWithMetadata(key: string) {
      const value = await this.get(key);
      const body = value === null ? null : new Response(String(value)).body;
      return { value: body, metadata: metadata.get(key) ?? null };
    },
    async put(key: string, text: string, options: { metadata?: unknown } = {}) {
      writes.push(`put ${key}`);
      kept.set(key, text);
      metadata.set(key, options.metadata);
    },
    async delete(key: string) {
      writes.push(`delete ${key}`);
      kept.delete(key);
    },
    async list({ prefix = "" }: { prefix?: string } = {}) {
      reads.push(`${prefix}*`);
      const keys = [...kept.keys()].filter((name) => name.startsWith(prefix));
      return { keys: keys.map((name) => ({ name })), list_complete: true };
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the calls the worker makes, no others
  return { kv: kv as unknown as KVNamespace, kept, reads, writes };
}
