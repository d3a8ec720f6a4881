import { prefix } from "./language.static.ts";

/** A path of a page below the prefix of a language, the landing page's without a slash at its end: '/de'. */
export function within(prefix: string, path: string): string {
  return prefix === "" ? path : prefix + path.replace(/^\/(?=$|[?#])/, "");
}

/** Whether the page under a path is there in every language: those below /me and the team's are in the site's own alone. */
export function isTranslated(pathname: string): boolean {
  return !/^\/(me|staff)(\/|$)/i.test(pathname);
}

/** The query by which the worker leads back to a page in this build's language, where that is not the site's own. */
export const backHere = prefix === "" ? "" : `language=${prefix.slice(1)}`;

/** The address of a page in this build's language, for links that the router does not make. */
export function here(path: string): string {
  return within(prefix, path);
}
