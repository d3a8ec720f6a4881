import { toBase64Url } from "../../app/format/base64url.ts";
import type { EdgeContext } from "../context/edge-env.ts";
import { Derivation, type Source } from "../../app/contract/derivation.ts";

interface PublicFile {
  /** Content type. */
  type: string;
  /** How long a browser or proxy may cache it. */
  seconds: number;
}

/** Bytes that are served as they are, with their ETag. */
export interface TaggedBody {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}

const JSON_TEXTS = new Derivation<TaggedBody>();

/** A cached value as JSON with an ETag, or 304 when the client has it. `headers` come on top. */
export async function respondWithCachedJson(
  c: EdgeContext,
  source: Source<unknown>,
  headers: Record<string, string>,
): Promise<Response> {
  const tagged = await JSON_TEXTS.later(source, () => taggedText(JSON.stringify(source.value)));
  return respondWithTagged(c, tagged, { ...headers, "Content-Type": "application/json" });
}

/** A large file, written and hashed once for a cached value. */
interface FileOf {
  source: Source<unknown>;
  derivation: Derivation<TaggedBody>;
  write: () => string;
}

/** A file that scripts of any site may read, with an ETag, or 304 when the client has it. */
export async function respondWithPublicFile(
  c: EdgeContext,
  body: string | FileOf,
  { type, seconds }: PublicFile,
): Promise<Response> {
  const tagged = typeof body === "string" ? await taggedText(body) : await fileOf(body);
  return respondWithTagged(c, tagged, {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "ETag, X-Data-State, X-Data-Age",
    "Cache-Control": `public, max-age=${seconds}`,
    "Content-Type": type,
  });
}

function fileOf({ source, derivation, write }: FileOf): Promise<TaggedBody> {
  return derivation.later(source, () => taggedText(write()));
}

/**
 * Bytes with their ETag, or 304 when the client has them. The 304 has the same headers, with which the
 * client updates its copy: the Content-Security-Policy of a document too.
 */
export function respondWithTagged(
  c: EdgeContext,
  { body, etag }: TaggedBody,
  headers: Record<string, string>,
): Response {
  const isKnown = hasCopy(c, etag);
  const response = isKnown ? c.body(null, 304, headers) : c.body(inChunks(body), 200, headers);
  response.headers.set("ETag", etag);
  if (isKnown) response.headers.delete("Content-Type");
  return response;
}

const MAX_BUFFERED_BYTES = 256 * 1024;
const CHUNK_BYTES = 64 * 1024;

/**
 * A Response copies its bytes and holds them until the client has read them all, so many slow clients of a
 * large body would fill the isolate's memory. Of a stream it holds one chunk at a time.
 */
export function inChunks(
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

/** Whether the client has these bytes, by weak comparison (RFC 9110, 13.1.2): a tag is the same with `W/` and without. */
export function hasCopy({ req }: EdgeContext, etag: string): boolean {
  const ifNoneMatch = req.header("If-None-Match");
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  const own = opaque(etag);
  return ifNoneMatch.split(",").some((tag) => opaque(tag) === own);
}

/** Weak, as the platform weakens a strong one when it compresses. */
export async function withEtag(body: Uint8Array<ArrayBuffer>): Promise<TaggedBody> {
  const hash = await crypto.subtle.digest("SHA-256", body);
  return { body, etag: `W/"${toBase64Url(new Uint8Array(hash, 0, 12))}"` };
}

function taggedText(text: string): Promise<TaggedBody> {
  return withEtag(new TextEncoder().encode(text));
}
