import { fromBase64Url, toBase64Url } from "../format/base64url.ts";
import { MAX_CODE_LENGTH } from "./code.ts";

/**
 * Links that carry an embed in their hash: `#embed=`, then `0` for plain or `1` for deflated code, then the
 * code's bytes as base64url. Browsers do not send the hash, so no server sees the embed.
 */
const PREFIX = "#embed=";

/** The most bytes of UTF-8 that code can have. Decompression stops beyond, against zip bombs. */
const MAX_BYTES = MAX_CODE_LENGTH * 3;

/** The most characters of a chat message, and so of a link that can be sent in one. */
export const LONG_LINK = 2000;

/** Router state of links to the builder on our own pages: their embed needs no consent to load pictures. */
export const TRUSTED_LINK = { trusted: true } as const;

/** Whether the router state is TRUSTED_LINK; links of other sites have no state. */
export function isTrustedLink(state: unknown): boolean {
  return typeof state === "object" && state !== null && Reflect.get(state, "trusted") === true;
}

/** @throws RangeError if the result is longer than MAX_BYTES; TypeError if the bytes cannot be decompressed */
async function pipeThrough(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.byteLength;
    if (size > MAX_BYTES) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    chunks.push(chunk.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** The unpacked bytes; null if they were packed otherwise or are more than code can have. */
export async function unpacked(
  bytes: Uint8Array<ArrayBuffer>,
  format: CompressionFormat,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await pipeThrough(bytes, new DecompressionStream(format));
  } catch {
    return null;
  }
}

/** The hash of a code without compression: synchronous, for links that the server renders. */
export function plainHash(code: string): string {
  return `${PREFIX}0${toBase64Url(new TextEncoder().encode(code))}`;
}

/** The hash of a code, compressed. */
export async function sharedHash(code: string): Promise<string> {
  const bytes = new TextEncoder().encode(code);
  const deflated = await pipeThrough(bytes, new CompressionStream("deflate-raw"));
  return `${PREFIX}1${toBase64Url(deflated)}`;
}

/** Whether a hash is that of a link that carries an embed. */
export function isShared(hash: string): boolean {
  return hash.startsWith(PREFIX);
}

/** The code in a hash; null if there is none or it cannot be read. */
export async function sharedCode(hash: string): Promise<string | null> {
  if (!isShared(hash) || hash.length > MAX_BYTES * 2) return null;
  const format = hash[PREFIX.length];
  if (format !== "0" && format !== "1") return null;
  try {
    const bytes = fromBase64Url(hash.slice(PREFIX.length + 1));
    if (!bytes) return null;
    const code =
      format === "0" ? bytes : await pipeThrough(bytes, new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true }).decode(code);
  } catch {
    return null;
  }
}
