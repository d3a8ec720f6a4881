import { createNonce } from "../security.ts";

/** What each answer has of its own: the nonce of its policy and the id of its request. */
export interface Own {
  nonce: string;
  requestId: string;
}

/** A rendered page, to be served to anybody. */
export interface Copy {
  status: number;
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer>;
  /** The stand-ins the page was rendered with. */
  marks: Own;
  /** Offsets of the stand-ins in the body. */
  nonceAt: number[];
  requestIdAt: number[];
}

/** A nonce and a request id that no other answer has, for a page to be rendered with. */
export function createMarks(): Own {
  return { nonce: createNonce(), requestId: crypto.randomUUID() };
}

/** A page rendered with stand-ins, made ready for serving. */
export function copyOf(
  { status, headers }: Pick<Response, "status" | "headers">,
  body: Uint8Array<ArrayBuffer>,
  marks: Own,
): Copy {
  // One character per byte, so that places in the text are places in the body.
  const text = new TextDecoder("latin1").decode(body);
  return {
    status,
    headers: [...headers],
    body,
    marks,
    nonceAt: placesOf(text, marks.nonce),
    requestIdAt: placesOf(text, marks.requestId),
  };
}

function placesOf(text: string, mark: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length)) {
    places.push(at);
  }
  return places;
}

const encoder = new TextEncoder();

/** The copy's bytes as one answer's own. Both values are as long as the stand-ins they replace. */
export function filled({ body, nonceAt, requestIdAt }: Copy, own: Own): Uint8Array<ArrayBuffer> {
  const bytes = body.slice();
  const nonce = encoder.encode(own.nonce);
  for (const at of nonceAt) bytes.set(nonce, at);
  const requestId = encoder.encode(own.requestId);
  for (const at of requestIdAt) bytes.set(requestId, at);
  return bytes;
}
