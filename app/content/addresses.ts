import { prefix } from "./language.static.ts";

/** A path of a page below the prefix of a language, the landing page's without a slash at its end: '/de'. */
export function within(prefix: string, path: string): string {
  return prefix === "" ? path : prefix + path.replace(/^\/(?=$|[?#])/, "");
}

/** The address of a page in this build's language, for links that the router does not make. */
export function here(path: string): string {
  return within(prefix, path);
}
