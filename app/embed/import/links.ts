import { parseAddress } from "../../contract/address.ts";
import { isShared, sharedCode, unpacked } from "../share.ts";

/** The address of a message of the chat platform, which only its members can read. */
const MESSAGE_LINK =
  /^<?https?:\/\/(?:(?:ptb|canary|www)\.)?discord(?:app)?\.com\/channels\/(?:@me|\d{1,20})\/\d{1,20}\/\d{1,20}\/?>?$/i;

export function isMessageLink(text: string): boolean {
  return MESSAGE_LINK.test(text.trim());
}

/** A text that is nothing but one web address; null for other text. */
export function linkOf(text: string): URL | null {
  const address = /^<?(https?:\/\/[^\s<>]+)>?$/i.exec(text.trim())?.[1];
  return address === undefined ? null : parseAddress(address);
}

/** The first web address in a text; null if there is none. */
export function linkIn(text: string): URL | null {
  const address = /https?:\/\/[^\s<>"'`)\]|]+/i.exec(text)?.[0];
  return address === undefined ? null : parseAddress(address);
}

/** Whether a text may be embed code or JSON of a message. */
function isReadable(text: string): boolean {
  return /^\s*[[{]/.test(text) || text.includes("$v{");
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The bytes of base64 or base64url, with or without padding; null for other text. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  // A query reads `+` as a space.
  const base64 = text.replaceAll(" ", "+").replaceAll("-", "+").replaceAll("_", "/");
  if (!/^[A-Za-z0-9+/]{8,}={0,2}$/.test(base64)) return null;
  try {
    return Uint8Array.from(atob(base64.replaceAll("=", "")), (byte) => byte.charCodeAt(0));
  } catch {
    return null;
  }
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The text of one value of a link: as it is, in base64, percent-encoded within it, or compressed. */
async function textIn(value: string): Promise<string | null> {
  if (isReadable(value)) return value;
  const bytes = bytesOf(value);
  if (!bytes) return null;
  const plain = utf8(bytes);
  const texts = plain === null ? [] : [plain, decoded(plain)];
  const found = texts.find((text) => text !== null && isReadable(text));
  if (found) return found;
  for (const format of ["gzip", "deflate", "deflate-raw"] as const) {
    const unzipped = await unpacked(bytes, format);
    const text = unzipped && utf8(unzipped);
    if (text && isReadable(text)) return text;
  }
  return null;
}

/** The parts of an address that may contain the message: each value of the query and of the hash, then hash and path themselves. */
function valuesOf({ searchParams, hash, pathname }: URL): string[] {
  const inside = hash.slice(1);
  const values = [...searchParams.values(), ...new URLSearchParams(inside).values()];
  const paths = [inside, inside.replace(/^[/!?]+/, ""), pathname.split("/").at(-1) ?? ""];
  const whole = paths.map((path) => decoded(path) ?? path);
  return [...values, ...whole].filter((value) => value.length >= 8);
}

/** The code or JSON that a link carries in itself; null if it carries none. Nobody is asked. */
export async function textOfLink(link: URL): Promise<string | null> {
  if (isShared(link.hash)) return sharedCode(link.hash);
  for (const value of valuesOf(link).slice(0, 20)) {
    const text = await textIn(value);
    if (text !== null) return text;
  }
  return null;
}
