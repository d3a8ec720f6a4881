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
  /** Offsets in the body at which each response's own nonce and request id are written. */
  nonceAt: readonly number[];
  requestIdAt: readonly number[];
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
  placeholders: ResponseIds,
): Promise<PageSnapshot> {
  const body = new Uint8Array(await response.arrayBuffer());
  // In Latin-1 one character is one byte, so an index in the text is an offset in the body.
  const text = new TextDecoder("latin1").decode(body);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body,
    nonceAt: offsetsOf(text, placeholders.nonce),
    requestIdAt: offsetsOf(text, placeholders.requestId),
  };
}

function offsetsOf(text: string, placeholder: string): number[] {
  const offsets: number[] = [];
  for (let at = text.indexOf(placeholder); at >= 0; at = text.indexOf(placeholder, at + 1)) {
    offsets.push(at);
  }
  return offsets;
}

/** A response with the ids in the places of the placeholders, and `headers` besides the page's own. */
export function respondWithSnapshot(
  snapshot: PageSnapshot,
  { nonce, requestId }: ResponseIds,
  headers: Record<string, string>,
): Response {
  const body = snapshot.body.slice();
  const encoder = new TextEncoder();
  // All ids of a kind are ASCII and of the same length.
  for (const at of snapshot.nonceAt) encoder.encodeInto(nonce, body.subarray(at));
  for (const at of snapshot.requestIdAt) encoder.encodeInto(requestId, body.subarray(at));
  return new Response(body, {
    status: snapshot.status,
    headers: { ...snapshot.headers, ...headers },
  });
}
