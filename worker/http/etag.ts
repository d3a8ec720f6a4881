import { toBase64Url } from "../../app/format/base64url.ts";
import type { Env } from "../context/config.ts";
import type { EdgeContext } from "../context/edge-env.ts";
import { Derivation, type Source } from "../../app/contract/derivation.ts";
import { setConstantHeaders } from "./security.ts";

interface PublicFile {
  /** Content type. */
  type: string;
  /** How long browsers and proxies may cache it. */
  seconds: number;
  /** Headers of this answer alone. */
  own?: Record<string, string>;
}

/** An answer to serve byte for byte. */
export interface Snapshot {
  status: number;
  /** The unchanging ones, with ETag and security headers. */
  headers: Headers;
  body: Blob;
  etag: string;
}

interface Answer {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

export async function createSnapshot(
  env: Env,
  { status, headers, body }: Answer,
): Promise<Snapshot> {
  const etag = await etagOf(body);
  if (status === 200) headers.set("ETag", etag);
  // Only the development server isn't strict, and it stores no documents.
  setConstantHeaders(headers, env, true);
  return { status, headers, body: new Blob([body]), etag };
}

function snapshotOfText(env: Env, text: string, headers: Record<string, string>) {
  const body = new TextEncoder().encode(text);
  return createSnapshot(env, { status: 200, headers: new Headers(headers), body });
}

const JSON_TEXTS = new Derivation<Snapshot>();
const JSON_HEADERS = { "Content-Type": "application/json", "Cache-Control": "no-cache" };

/** A cached value as JSON with ETag, or 304. `own` are headers of this answer alone. */
export async function respondWithCachedJson(
  c: EdgeContext,
  source: Source<unknown>,
  own: Record<string, string>,
): Promise<Response> {
  const snapshot = await JSON_TEXTS.later(source, () =>
    snapshotOfText(c.env, JSON.stringify(source.value), JSON_HEADERS),
  );
  return respondWithSnapshot(c, snapshot, own);
}

/** A large file, written and hashed once for each cached value. */
interface FileOf {
  source: Source<unknown>;
  derivation: Derivation<Snapshot>;
  write: () => string;
}

/** A file for scripts of any site, with ETag, or 304. */
export async function respondWithPublicFile(
  c: EdgeContext,
  body: string | FileOf,
  { type, seconds, own }: PublicFile,
): Promise<Response> {
  const snapshotOf = (text: string) =>
    snapshotOfText(c.env, text, {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Expose-Headers": "ETag, X-Data-State, X-Data-Age",
      "Cache-Control": `public, max-age=${seconds}`,
      "Content-Type": type,
    });
  const snapshot =
    typeof body === "string"
      ? await snapshotOf(body)
      : await body.derivation.later(body.source, () => snapshotOf(body.write()));
  return respondWithSnapshot(c, snapshot, own);
}

/**
 * A snapshot, or 304 with the same headers, which update the client's copy: a document's
 * Content-Security-Policy too.
 */
export function respondWithSnapshot(
  c: EdgeContext,
  { status, headers, body, etag }: Snapshot,
  own: Record<string, string> = {},
): Response {
  // If-None-Match needs an existing page: missing and failed ones are sent in full.
  const isKnown = status === 200 && hasCopy(c, etag);
  const response = isKnown
    ? new Response(null, { status: 304, headers })
    : new Response(streamOf(body), { status, headers });
  if (isKnown) response.headers.delete("Content-Type");
  for (const [name, value] of Object.entries(own)) response.headers.set(name, value);
  return response;
}

const MAX_WHOLE_BYTES = 512 * 1024;
const PIECE_BYTES = 64 * 1024;

/**
 * The runtime sends a whole Blob fastest, but holds a copy until the client has read it, so slow
 * clients of a large one would fill the memory.
 */
function streamOf(body: Blob): ReadableStream<Uint8Array> {
  if (body.size <= MAX_WHOLE_BYTES) return body.stream();
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      controller.enqueue(await body.slice(at, at + PIECE_BYTES).bytes());
      at += PIECE_BYTES;
      if (at >= body.size) controller.close();
    },
  });
}

/** Whether the client has these bytes; ignores `W/` (weak comparison, RFC 9110, 13.1.2). */
function hasCopy({ req }: EdgeContext, etag: string): boolean {
  const ifNoneMatch = req.header("If-None-Match");
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  const own = opaque(etag);
  return ifNoneMatch.split(",").some((tag) => opaque(tag) === own);
}

/** Weak, since the platform weakens strong tags on compressing. */
async function etagOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", body);
  return `W/"${toBase64Url(new Uint8Array(hash, 0, 12))}"`;
}
