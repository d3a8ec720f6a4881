import { prefix } from "./language.static.ts";

/** A page's path below a language's prefix; the landing page has no final slash: '/de'. */
export function within(prefix: string, path: string): string {
  // Two slashes begin another site's address: /de//evil.example without its prefix.
  const own = path.replace(/^\/+/, "/");
  return prefix === "" ? own : prefix + own.replace(/^\/(?=$|[?#])/, "");
}

/** Whether every language has the page. Staff pages and /me exist in the first one only. */
export function isTranslated(pathname: string): boolean {
  return !/^\/(me|staff)(\/|$)/i.test(pathname);
}

/** The query that makes the worker return to this language; "" in the first one. */
export const backHere = prefix === "" ? "" : `language=${prefix.slice(1)}`;

/** A page's address in this language, for links outside the router. */
export function here(path: string): string {
  return within(prefix, path);
}
