import { decodeBase64Url, encodeBase64Url } from "hono/utils/encode";

/** Bytes as base64url without padding. */
export function toBase64Url(bytes: ArrayBuffer | Uint8Array): string {
  return encodeBase64Url(new Uint8Array(bytes).buffer).replace(/=+$/, "");
}

/** The bytes of a base64url text; null for anything else. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const bytes = decodeBase64Url(text);
    // The last digit has unused bits, so otherwise one value would have several spellings.
    return toBase64Url(bytes) === text ? bytes : null;
  } catch {
    return null; // a length that no bytes have
  }
}
