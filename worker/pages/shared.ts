import { reasonOf, type Log } from "../log.ts";
import { within } from "../within.ts";
import type { Copy } from "./snapshot.ts";
import type { Shelved } from "./memory-cache.ts";

/** The pages all isolates of a data centre share; a store that fails or hangs is a miss. */
export interface Shared {
  read: (key: string) => Promise<Shelved | null>;
  write: (key: string, entry: Shelved, now: number) => Promise<void>;
}

const ORIGIN = "https://pages.haven.invalid";
const READ_MS = 300;
const WRITE_MS = 3000;
const DAY = 24 * 60 * 60;
/** Carries what the copy itself does not say; never served. */
const NOTE = "X-Copy";

interface Note extends Omit<Copy, "body"> {
  /** JSON has no infinity: null is 'until the next deployment'. */
  freshUntil: number | null;
  keepUntil: number | null;
}

/** `owner` names the deployment, its site and its bot: pages of another one are never read. */
export function createShared(cache: Cache, owner: string, log: Log): Shared {
  const address = (key: string) => `${ORIGIN}/${owner}${key}`;

  async function quietly<T>(what: "read" | "write", act: () => Promise<T>): Promise<T | null> {
    try {
      return await within(what === "read" ? READ_MS : WRITE_MS, act());
    } catch (error) {
      log("pages.failed", { what, reason: reasonOf(error) });
      return null;
    }
  }

  return {
    read: (key) =>
      quietly("read", async () => {
        const found = await cache.match(address(key));
        return found ? await unpacked(found) : null;
      }),
    async write(key, entry, now) {
      const seconds = Math.ceil(Math.min(DAY, (entry.keepUntil - now) / 1000));
      await quietly("write", () => cache.put(address(key), packed(entry, seconds)));
    },
  };
}

function packed({ copy: { body, ...rest }, ...times }: Shelved, seconds: number): Response {
  const note: Note = { ...rest, ...times };
  return new Response(body, {
    headers: { "Cache-Control": `public, max-age=${seconds}`, [NOTE]: JSON.stringify(note) },
  });
}

async function unpacked(found: Response): Promise<Shelved> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `packed` of the same deployment
  const { freshUntil, keepUntil, ...rest } = JSON.parse(found.headers.get(NOTE) ?? "") as Note;
  return {
    copy: { ...rest, body: new Uint8Array(await found.arrayBuffer()) },
    freshUntil: freshUntil ?? Infinity,
    keepUntil: keepUntil ?? Infinity,
  };
}
