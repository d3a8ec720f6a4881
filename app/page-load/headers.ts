import type { HeadersArgs } from "react-router";

/** A page's headers: its loader's. */
export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

/** Those of a page without data, which browsers keep until it changes. */
export function staticHeaders() {
  return { "Cache-Control": "no-cache" };
}
