/** KV in memory; `kept` is what it holds. */
export function createKv(): { kv: KVNamespace; kept: Map<string, string> } {
  const kept = new Map<string, string>();
  const kv = {
    get: async (key: string, type?: string) => {
      const text = kept.get(key) ?? null;
      return type === "json" && text !== null ? JSON.parse(text) : text;
    },
    put: async (key: string, text: string) => void kept.set(key, text),
    delete: async (key: string) => void kept.delete(key),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the calls the worker makes, no others
  return { kv: kv as unknown as KVNamespace, kept };
}
