import type { HeadersArgs } from "react-router";

/** Gives a page its loader's headers. */
export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

/** For a page without data: browsers check their copy on each visit. */
export function staticHeaders() {
  return { "Cache-Control": "no-cache" };
}
