import type { ReadName } from "../../app/contract/endpoints.ts";
import { VERSION } from "../bot/cache.ts";
import type { Config } from "../context/config.ts";

/** What a bot has pushed for a read, and when (epoch ms). */
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

/** The KV key of what a bot has pushed for a read. */
export function pushKeyOf(siteUrl: string, name: ReadName): string {
  return `${VERSION}:${siteUrl}:pushed:${name}`;
}

/** The pushes of a site in KV, which keeps each until the next. */
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
