import { createNonce } from "../security.ts";

/** What each answer has of its own: the nonce of its policy and the id of its request. */
export interface Own {
  nonce: string;
  requestId: string;
}

/** A rendered page, to be served to anybody. */
export interface Copy {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
  /** Where in the body each answer's own nonce and request id go. */
  nonceAt: readonly number[];
  requestIdAt: readonly number[];
}

/** A nonce and a request id that no answer has, for a page to be rendered with. */
export function createStandIns(): Own {
  return { nonce: createNonce(), requestId: crypto.randomUUID() };
}

/** A page rendered with stand-ins, made ready for serving. */
export function copyOf(
  { status, headers }: Pick<Response, "status" | "headers">,
  body: Uint8Array<ArrayBuffer>,
  standIns: Own,
): Copy {
  // One character per byte, so that places in the text are places in the body.
  const text = new TextDecoder("latin1").decode(body);
  return {
    status,
    headers: Object.fromEntries(headers),
    body,
    nonceAt: placesOf(text, standIns.nonce),
    requestIdAt: placesOf(text, standIns.requestId),
  };
}

function placesOf(text: string, mark: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length)) {
    places.push(at);
  }
  return places;
}

/**
 * The copy as one answer, with `headers` besides its own. The kept bytes themselves are written on: a
 * Response takes a copy of what it is given (Fetch standard, "extract a body"), so one is enough.
 */
export function answerFrom(copy: Copy, own: Own, headers: Record<string, string>): Response {
  for (const at of copy.nonceAt) write(copy.body, at, own.nonce);
  for (const at of copy.requestIdAt) write(copy.body, at, own.requestId);
  return new Response(copy.body, { status: copy.status, headers: { ...copy.headers, ...headers } });
}

/** Both values are ASCII and as long as the stand-ins they replace. */
function write(body: Uint8Array, at: number, text: string): void {
  for (let i = 0; i < text.length; i++) body[at + i] = text.charCodeAt(i);
}
