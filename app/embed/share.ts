import { MOST_CODE } from "./code.ts";

/**
 * An embed in a link's hash: its code, squeezed, in letters that need no escaping. Nothing of it reaches a
 * server, and nothing of it expires. The first letter says how it is written: 0 as it is, 1 squeezed.
 */
const NAME = "#embed=";

/** No code has more bytes; a longer answer is a bomb. */
const MOST_BYTES = MOST_CODE * 3;

/** Chat takes no longer message; longer links work in browsers alone. */
export const LONG_LINK = 2000;

function toLetters(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 4096) {
    text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  }
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function toBytes(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  pair: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(pair).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** The hash of a code as it is, at once: for links that are drawn on the server. */
export function plainHash(code: string): string {
  return `${NAME}0${toLetters(new TextEncoder().encode(code))}`;
}

/** The hash of a code, squeezed. */
export async function sharedHash(code: string): Promise<string> {
  const squeezed = await through(
    new TextEncoder().encode(code),
    new CompressionStream("deflate-raw"),
  );
  return `${NAME}1${toLetters(squeezed)}`;
}

/** Whether a hash claims to hold an embed. */
export function isShared(hash: string): boolean {
  return hash.startsWith(NAME);
}

/** The code in a hash; null if there is none that can be read. */
export async function sharedCode(hash: string): Promise<string | null> {
  if (!isShared(hash) || hash.length > MOST_BYTES * 2) return null;
  const kind = hash[NAME.length];
  try {
    const bytes = toBytes(hash.slice(NAME.length + 1));
    if (kind !== "0" && kind !== "1") return null;
    const code =
      kind === "0" ? bytes : await through(bytes, new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true }).decode(code);
  } catch {
    return null;
  }
}
