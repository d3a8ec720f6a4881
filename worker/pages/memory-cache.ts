import type { Copy } from "./snapshot.ts";
import type { Life } from "./ttl.ts";

/** A copy with its times, epoch ms. */
export interface Shelved {
  copy: Copy;
  freshUntil: number;
  keepUntil: number;
}

export function shelved(copy: Copy, { fresh, keep }: Life, now: number): Shelved {
  return { copy, freshUntil: now + fresh * 1000, keepUntil: now + keep * 1000 };
}

/** Of the 128 MB of an isolate, what pages may take: those whose addresses are few, and those of commands. */
export const PAGES_BYTES = 12 * 1024 * 1024;
export const COMMANDS_BYTES = 4 * 1024 * 1024;

/** The pages this isolate remembers: at most `limit` bytes, the one unused for longest leaves first. */
export function createShelf(limit: number) {
  const entries = new Map<string, Shelved>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.copy.body.byteLength ?? 0;
    entries.delete(key);
  }

  return {
    get(key: string): Shelved | null {
      const entry = entries.get(key);
      if (!entry) return null;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    put(key: string, entry: Shelved): void {
      drop(key);
      entries.set(key, entry);
      bytes += entry.copy.body.byteLength;
      for (const oldest of entries.keys()) {
        if (bytes <= limit) break;
        drop(oldest);
      }
    },
    size: () => ({ pages: entries.size, bytes }),
  };
}

export type Shelf = ReturnType<typeof createShelf>;
