import { parse } from "hono/utils/cookie";

/** More than browsers send of one name; verifying more only costs time. */
const MAX_OF_A_NAME = 32;

/**
 * All values of a name in a Cookie header, in order. Like browsers (RFC 6265bis), compares names
 * exactly and trims only spaces and tabs. Hono's parser returns one value, so it gets one pair
 * each.
 */
export function cookieValues(header: string | null | undefined, name: string): string[] {
  const values = (header ?? "").split(";").flatMap((pair) => parse(pair, name)[name] ?? []);
  return [...new Set(values)].slice(0, MAX_OF_A_NAME);
}

/**
 * Whether a session cookie's signature is canonical base64 without padding. Unused bits in its last
 * digit would allow several spellings of one signature.
 */
export function hasCanonicalSignature(value: string): boolean {
  const signature = value.slice(value.lastIndexOf(".") + 1);
  try {
    return btoa(atob(signature)) === `${signature}=`;
  } catch {
    return false; // Not base64.
  }
}
