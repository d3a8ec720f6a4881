import type { ReadName } from "../../app/contract/endpoints.ts";
import { VERSION } from "../bot/cache.ts";
import type { Config } from "../context/config.ts";

/** What a bot pushed for a read, and when (epoch ms). */
interface Pushed {
  value: unknown;
  at: number;
}

export interface PushStore {
  /** Null before the first push. @throws what KV throws */
  read: (name: ReadName) => Promise<(Pushed & { bytes: number }) | null>;
  /** @throws what KV throws */
  write: (name: ReadName, pushed: Pushed) => Promise<void>;
}

/** The KV key of a read's push. */
export function pushKeyOf(siteUrl: string, name: ReadName): string {
  return `${VERSION}:${siteUrl}:pushed:${name}`;
}

/** A site's pushes in KV, each kept until the next. */
export function createPushStore({
  cache: kv,
  siteUrl,
}: Pick<Config, "cache" | "siteUrl">): PushStore {
  return {
    async read(name) {
      const text = await kv.get(pushKeyOf(siteUrl, name));
      if (text === null) return null;
      const { value, at }: Pushed = JSON.parse(text);
      return { value, at, bytes: text.length };
    },
    write: (name, pushed) => kv.put(pushKeyOf(siteUrl, name), JSON.stringify(pushed)),
  };
}
