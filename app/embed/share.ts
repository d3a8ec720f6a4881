import { fromBase64Url, toBase64Url } from "../format/base64url.ts";
import { MAX_CODE_LENGTH } from "./code.ts";

/**
 * Links with an embed in their hash: `#embed=`, `0` for plain or `1` for deflated code, then
 * base64url. Browsers don't send the hash, so no server sees the embed.
 */
const PREFIX = "#embed=";

/** Most UTF-8 bytes of code. Decompression stops beyond, against zip bombs. */
const MAX_BYTES = MAX_CODE_LENGTH * 3;

/** A chat message's limit, and so a link's, in characters. */
export const LONG_LINK = 2000;

/** Router state of our own links: their embed may load pictures. */
export const TRUSTED_LINK = { trusted: true } as const;

/** Whether it is TRUSTED_LINK, which other sites' links can't have. */
export function isTrustedLink(state: unknown): boolean {
  return typeof state === "object" && state !== null && Reflect.get(state, "trusted") === true;
}

/** @throws RangeError above MAX_BYTES; TypeError if decompression fails */
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

/** Decompressed bytes; null if packed otherwise or too long for code. */
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

/** A code's hash without compression: synchronous, for server-rendered links. */
export function plainHash(code: string): string {
  return `${PREFIX}0${toBase64Url(new TextEncoder().encode(code))}`;
}

/** A code's hash, compressed. */
export async function sharedHash(code: string): Promise<string> {
  const bytes = new TextEncoder().encode(code);
  const deflated = await pipeThrough(bytes, new CompressionStream("deflate-raw"));
  return `${PREFIX}1${toBase64Url(deflated)}`;
}

/** Whether a hash has an embed. */
export function isShared(hash: string): boolean {
  return hash.startsWith(PREFIX);
}

/** A hash's code; null for none or unreadable. */
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
