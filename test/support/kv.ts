/** KV in memory; `kept` is what it holds, given or new, and `reads` the keys it was asked for. */
export function createKv(kept = new Map<string, string>()): {
  kv: KVNamespace;
  kept: Map<string, string>;
  reads: string[];
} {
  const reads: string[] = [];
  const kv = {
    get: async (key: string, type?: string) => {
      reads.push(key);
      const text = kept.get(key) ?? null;
      return type === "json" && text !== null ? JSON.parse(text) : text;
    },
    put: async (key: string, text: string) => void kept.set(key, text),
    delete: async (key: string) => void kept.delete(key),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the calls the worker makes, no others
  return { kv: kv as unknown as KVNamespace, kept, reads };
}
