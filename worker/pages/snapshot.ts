import { createNonce } from "../security.ts";

/** What differs between two responses with the same page. */
export interface ResponseIds {
  /** Of the response's Content-Security-Policy. */
  nonce: string;
  requestId: string;
}

/** A rendered page that can be served to anybody. */
export interface PageSnapshot {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
  /** Offsets in the body at which each response's own ids are written. */
  offsets: Record<keyof ResponseIds, readonly number[]>;
}

/** A page with the times until which it may be served, epoch ms. */
export interface CachedPage {
  snapshot: PageSnapshot;
  freshUntil: number;
  keepUntil: number;
}

/** Random ids to render a page with, so that they can be found in its body. */
export function createPlaceholders(): ResponseIds {
  return { nonce: createNonce(), requestId: crypto.randomUUID() };
}

/** A page that was rendered with placeholders. */
export async function takeSnapshot(
  response: Response,
  { nonce, requestId }: ResponseIds,
): Promise<PageSnapshot> {
  const body = new Uint8Array(await response.arrayBuffer());
  // In Latin-1 one character is one byte, so an index in the text is an offset in the body.
  const text = new TextDecoder("latin1").decode(body);
  const offsets = { nonce: offsetsOf(text, nonce), requestId: offsetsOf(text, requestId) };
  return { status: response.status, headers: Object.fromEntries(response.headers), body, offsets };
}

function offsetsOf(text: string, placeholder: string): number[] {
  const offsets: number[] = [];
  for (let at = text.indexOf(placeholder); at >= 0; at = text.indexOf(placeholder, at + 1)) {
    offsets.push(at);
  }
  return offsets;
}

const encoder = new TextEncoder();

/**
 * A response with the ids in the places of the placeholders, and `headers` besides the page's own. The ids,
 * which are as long as their placeholders, are written into the stored body, because `Response` copies its
 * bytes (Fetch standard, "extract a body"); a second copy takes a quarter of a cached page's processor time.
 */
export function respondWithSnapshot(
  { body, offsets, ...page }: PageSnapshot,
  { nonce, requestId }: ResponseIds,
  headers: Record<string, string>,
): Response {
  const [nonceBytes, requestIdBytes] = [encoder.encode(nonce), encoder.encode(requestId)];
  for (const at of offsets.nonce) body.set(nonceBytes, at);
  for (const at of offsets.requestId) body.set(requestIdBytes, at);
  return new Response(body, { status: page.status, headers: { ...page.headers, ...headers } });
}
