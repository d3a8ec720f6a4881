import { parse } from "hono/utils/cookie";

/** More cookies of one name than any browser sends; the rest would only cost time to verify. */
const MOST_OF_A_NAME = 32;

/**
 * The values a Cookie header gives a name, in its order. Names are compared exactly, and only space and tab
 * stand around them (RFC 6265bis): what a browser takes for another name is another name here. The library
 * answers one value of a name, so each pair is a header of its own.
 */
export function cookieValues(header: string | null | undefined, name: string): string[] {
  const values = (header ?? "").split(";").flatMap((pair) => parse(pair, name)[name] ?? []);
  return [...new Set(values)].slice(0, MOST_OF_A_NAME);
}
