import type { Context } from "hono";
import type { EdgeEnv } from "./edge.ts";

interface Shape {
  /** Content type. */
  type: string;
  /** How long a browser or proxy may keep it. */
  seconds: number;
}

/** A body as it is sent, with the name of its content. */
interface Tagged {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}

const encoder = new TextEncoder();

/** A kept value is the same object until the bot says another: it is written and named once. */
const written = new WeakMap<object, Tagged>();

/** A kept value as JSON, with its ETag; 304 when the asker has it. `headers` come on top. */
export async function answerKeptJson(
  c: Context<EdgeEnv>,
  value: object,
  headers: Record<string, string>,
): Promise<Response> {
  const tagged = written.get(value) ?? (await tag(JSON.stringify(value)));
  written.set(value, tagged);
  return answer(c, tagged, { ...headers, "Content-Type": "application/json" });
}

/** A public answer for any site, with its ETag; 304 when the asker has it. Never for documents. */
export async function answerTagged(
  c: Context<EdgeEnv>,
  body: string,
  { type, seconds }: Shape,
): Promise<Response> {
  return answer(c, await tag(body), {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "ETag, X-Data-State, X-Data-Age",
    "Cache-Control": `public, max-age=${seconds}`,
    "Content-Type": type,
  });
}

function answer(
  c: Context<EdgeEnv>,
  { body, etag }: Tagged,
  { "Content-Type": type, ...headers }: Record<string, string> & { "Content-Type": string },
): Response {
  const tagged = { ...headers, ETag: etag };
  if (isKnown(c.req.header("If-None-Match"), etag)) return c.body(null, 304, tagged);
  return c.body(readable(body), 200, { ...tagged, "Content-Type": type });
}

/** What a slow reader may hold of the memory, and in what parts larger bodies are handed out. */
const MAX_HELD_BYTES = 256 * 1024;
const PART_BYTES = 64 * 1024;

/** A Response holds a copy of its bytes until its reader has them all; of a stream it holds a part at a time. */
function readable(
  body: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> {
  if (body.byteLength <= MAX_HELD_BYTES) return body;
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(body.subarray(at, at + PART_BYTES));
      at += PART_BYTES;
      if (at >= body.byteLength) controller.close();
    },
  });
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = (name: string) => name.trim().replace(/^W\//, "");
  const tags = new Set(header.split(",").map(bare));
  return tags.has("*") || tags.has(bare(etag));
}

async function tag(text: string): Promise<Tagged> {
  const body = encoder.encode(text);
  const hash = await crypto.subtle.digest("SHA-256", body);
  const name = [...new Uint8Array(hash, 0, 10)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  return { body, etag: `W/"${name}"` };
}
