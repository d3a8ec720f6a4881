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
