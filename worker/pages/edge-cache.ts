import type { Snapshot } from "../http/etag.ts";
import { reasonOf, type Log } from "../logging/log.ts";
import { withTimeout } from "../primitives/with-timeout.ts";

/** A rendered page and until when it may serve, epoch ms. */
export interface CachedPage {
  snapshot: Snapshot;
  freshUntil: number;
  keepUntil: number;
}

/** Pages shared in a data centre; a store that fails or hangs is a miss. */
export interface EdgeCache {
  read: (key: string) => Promise<CachedPage | null>;
  write: (key: string, page: CachedPage, now: number) => Promise<void>;
}

const ORIGIN = "https://pages.haven.invalid";
const READ_MS = 300;
const WRITE_MS = 3000;
const DAY = 24 * 60 * 60;
/** The stored response's header with everything but the body; never sent. */
const METADATA = "X-Page-Metadata";

interface Metadata extends Omit<Snapshot, "body" | "headers"> {
  headers: Record<string, string>;
  /** Null means until the next deployment, as JSON has no infinity. */
  freshUntil: number | null;
  keepUntil: number | null;
}

/** `owner` names deployment, site and bot API, so that others' pages are never read. */
export function createEdgeCache(cache: Cache, owner: string, log: Log): EdgeCache {
  const urlOf = (key: string) => `${ORIGIN}/${owner}${key}`;

  async function orNull<T>(what: "read" | "write", act: () => Promise<T>): Promise<T | null> {
    try {
      return await withTimeout(what === "read" ? READ_MS : WRITE_MS, act());
    } catch (error) {
      log("pages.failed", { what, reason: reasonOf(error) });
      return null;
    }
  }

  return {
    read: (key) =>
      orNull("read", async () => {
        const response = await cache.match(urlOf(key));
        return response ? await deserialize(response) : null;
      }),
    async write(key, page, now) {
      const seconds = Math.ceil(Math.min(DAY, (page.keepUntil - now) / 1000));
      await orNull("write", () => cache.put(urlOf(key), serialize(page, seconds)));
    },
  };
}

function serialize({ snapshot, ...times }: CachedPage, seconds: number): Response {
  const { body, headers, ...rest } = snapshot;
  const metadata: Metadata = { ...rest, headers: Object.fromEntries(headers), ...times };
  return new Response(body, {
    headers: {
      "Cache-Control": `public, max-age=${seconds}`,
      [METADATA]: JSON.stringify(metadata),
    },
  });
}

async function deserialize(response: Response): Promise<CachedPage> {
  const metadata = response.headers.get(METADATA) ?? "";
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `serialize` of the same deployment
  const { freshUntil, keepUntil, headers, ...rest } = JSON.parse(metadata) as Metadata;
  const body = await response.blob();
  return {
    snapshot: { ...rest, headers: new Headers(headers), body },
    freshUntil: freshUntil ?? Infinity,
    keepUntil: keepUntil ?? Infinity,
  };
}
