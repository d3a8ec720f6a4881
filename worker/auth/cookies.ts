import { parse } from "hono/utils/cookie";

/** More cookies of one name than any browser sends; verifying more would only cost time. */
const MAX_OF_A_NAME = 32;

/**
 * The values a Cookie header gives a name, in its order. Names are compared exactly and only spaces and tabs
 * are trimmed (RFC 6265bis), as browsers do. Hono's parser returns one value per name, so it gets each pair
 * on its own.
 */
export function cookieValues(header: string | null | undefined, name: string): string[] {
  const values = (header ?? "").split(";").flatMap((pair) => parse(pair, name)[name] ?? []);
  return [...new Set(values)].slice(0, MAX_OF_A_NAME);
}

/**
 * Whether the signature at the end of a session cookie is in canonical base64 without padding. Its last digit has
 * unused bits, so otherwise one signature would have several valid spellings.
 */
export function hasCanonicalSignature(value: string): boolean {
  const signature = value.slice(value.lastIndexOf(".") + 1);
  try {
    return btoa(atob(signature)) === `${signature}=`;
  } catch {
    return false; // not base64
  }
}
