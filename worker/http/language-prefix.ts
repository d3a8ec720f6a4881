import type { Context } from "hono";
import { languages } from "../../app/content/language.static.ts";

/** A path without the prefix of its language. */
interface LocalPath {
  /** '/de', or "" in the site's own language. */
  prefix: string;
  /** The path in its language, as the site's own has it. */
  path: string;
}

const PREFIXES = languages.map(({ prefix }) => prefix).filter((prefix) => prefix !== "");

/** The language of a page's path, or of its data's. Case does not matter, as it does not in the rest of a path. */
export function splitLanguage(pathname: string, prefixes: readonly string[] = PREFIXES): LocalPath {
  for (const prefix of prefixes) {
    const rest = pathname.slice(prefix.length);
    if (pathname.slice(0, prefix.length).toLowerCase() !== prefix) continue;
    if (rest === "") return { prefix, path: "/" };
    if (rest === ".data") return { prefix, path: "/_.data" };
    if (rest.startsWith("/")) return { prefix, path: rest };
  }
  return { prefix: "", path: pathname };
}

/** What separates a consent's state from what it names. */
const MARK = ".";

/**
 * A consent's state that names the language of its page, or the consent itself: the platform brings it back also where
 * this browser has lost the attempt. Forging it chooses the page of a failure, and nothing else.
 */
export function markedState(state: string, mark: string): string {
  return mark === "" ? state : state + MARK + mark;
}

export function markOf(state: string | undefined): string | undefined {
  return state?.split(MARK)[1];
}

/**
 * The prefix of the language of the page that a visitor comes from, or is sent back to, where the worker's own address
 * has none: by the state of a consent, the page to return to, or the language itself.
 */
export function prefixOfOrigin(c: Context): string {
  const { state, returnTo, language } = c.req.query();
  const named = state === undefined ? language : markOf(state);
  const [path = ""] = (returnTo ?? `/${named}`).split(/[?#]/);
  return splitLanguage(path).prefix;
}

/** The one spelling of a path in a language. */
export function joinLanguage({ prefix, path }: LocalPath): string {
  if (prefix === "") return path;
  return path === "/" ? prefix : path === "/_.data" ? `${prefix}.data` : prefix + path;
}
