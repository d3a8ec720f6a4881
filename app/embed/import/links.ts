import { parseAddress } from "../../contract/address.ts";
import { isShared, sharedCode, unpacked } from "../share.ts";

/** A chat message's address, which only its members can read. */
const MESSAGE_LINK =
  /^<?https?:\/\/(?:(?:ptb|canary|www)\.)?discord(?:app)?\.com\/channels\/(?:@me|\d{1,20})\/\d{1,20}\/\d{1,20}\/?>?$/i;

export function isMessageLink(text: string): boolean {
  return MESSAGE_LINK.test(text.trim());
}

/** A text that is just a web address; null for others. */
export function linkOf(text: string): URL | null {
  const address = /^<?(https?:\/\/[^\s<>]+)>?$/i.exec(text.trim())?.[1];
  return address === undefined ? null : parseAddress(address);
}

/** A text's first web address; null for none. */
export function linkIn(text: string): URL | null {
  const address = /https?:\/\/[^\s<>"'`)\]|]+/i.exec(text)?.[0];
  return address === undefined ? null : parseAddress(address);
}

/** Whether a text may be embed code or a message's JSON. */
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

/** The bytes of base64 or base64url, padded or not; null for other text. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  // Queries read `+` as a space.
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

/** The text of a link's value: plain, base64, percent-encoded or compressed. */
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

/** Where an address may hold the message: values of query and hash, then hash and path. */
function valuesOf({ searchParams, hash, pathname }: URL): string[] {
  const inside = hash.slice(1);
  const values = [...searchParams.values(), ...new URLSearchParams(inside).values()];
  const paths = [inside, inside.replace(/^[/!?]+/, ""), pathname.split("/").at(-1) ?? ""];
  const whole = paths.map((path) => decoded(path) ?? path);
  return [...values, ...whole].filter((value) => value.length >= 8);
}

/** The code or JSON that a link contains; null for none. Requests nothing. */
export async function textOfLink(link: URL): Promise<string | null> {
  if (isShared(link.hash)) return sharedCode(link.hash);
  for (const value of valuesOf(link).slice(0, 20)) {
    const text = await textIn(value);
    if (text !== null) return text;
  }
  return null;
}
