import type { EdgeContext } from "../context.ts";
import { toBase64Url } from "../crypto/base64url.ts";

interface PublicFile {
  /** Content type. */
  type: string;
  /** How long a browser or proxy may cache it. */
  seconds: number;
}

interface TaggedBody {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** Bodies by their value: a cached read answers the same object until it is refreshed. */
const taggedBodies = new WeakMap<object, TaggedBody>();

/** A cached value as JSON with an ETag, or 304 when the client has it. `headers` come on top. */
export async function respondWithCachedJson(
  c: EdgeContext,
  value: object,
  headers: Record<string, string>,
): Promise<Response> {
  const tagged = taggedBodies.get(value) ?? (await withEtag(JSON.stringify(value)));
  taggedBodies.set(value, tagged);
  return respond(c, tagged, { ...headers, "Content-Type": "application/json" });
}

/** Files by the value they are written from. */
const taggedFiles = new WeakMap<object, TaggedBody>();

/** A large file, written and hashed once for a cached value. */
interface FileOf {
  value: object;
  write: () => string;
}

/** A file that scripts of any site may read, with an ETag, or 304 when the client has it. Never for documents. */
export async function respondWithPublicFile(
  c: EdgeContext,
  body: string | FileOf,
  { type, seconds }: PublicFile,
): Promise<Response> {
  return respond(c, typeof body === "string" ? await withEtag(body) : await fileOf(body), {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "ETag, X-Data-State, X-Data-Age",
    "Cache-Control": `public, max-age=${seconds}`,
    "Content-Type": type,
  });
}

async function fileOf({ value, write }: FileOf): Promise<TaggedBody> {
  const tagged = taggedFiles.get(value) ?? (await withEtag(write()));
  taggedFiles.set(value, tagged);
  return tagged;
}

function respond(
  c: EdgeContext,
  { body, etag }: TaggedBody,
  { "Content-Type": type, ...headers }: Record<string, string> & { "Content-Type": string },
): Response {
  const tagged = { ...headers, ETag: etag };
  if (matches(c.req.header("If-None-Match"), etag)) return c.body(null, 304, tagged);
  return c.body(inChunks(body), 200, { ...tagged, "Content-Type": type });
}

const MAX_BUFFERED_BYTES = 256 * 1024;
const CHUNK_BYTES = 64 * 1024;

/**
 * A Response copies its bytes and holds them until the client has read them all, so many slow clients of a
 * large body would fill the isolate's memory. Of a stream it holds one chunk at a time.
 */
function inChunks(
  body: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> {
  if (body.byteLength <= MAX_BUFFERED_BYTES) return body;
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(body.subarray(at, at + CHUNK_BYTES));
      at += CHUNK_BYTES;
      if (at >= body.byteLength) controller.close();
    },
  });
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  const tags = new Set(ifNoneMatch.split(",").map(opaque));
  return tags.has("*") || tags.has(opaque(etag));
}

async function withEtag(text: string): Promise<TaggedBody> {
  const body = new TextEncoder().encode(text);
  const hash = await crypto.subtle.digest("SHA-256", body);
  return { body, etag: `W/"${toBase64Url(new Uint8Array(hash, 0, 12))}"` };
}
