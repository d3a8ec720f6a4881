import type { Context } from "hono";
import { languages } from "../../app/content/language.static.ts";

/** A path without its language's prefix. */
interface LocalPath {
  /** '/de', or "" for the site's first language. */
  prefix: string;
  /** The path as the first language has it. */
  path: string;
}

const PREFIXES = languages.map(({ prefix }) => prefix).filter((prefix) => prefix !== "");

/** The language of a path to a page or its data, ignoring case. */
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

/** Separates a consent's state from its mark. */
const MARK = ".";

/**
 * A consent's state with a mark: a language or the kind of consent. The platform returns it even if
 * this browser lost the attempt. Forging it only chooses a failure page's language.
 */
export function markedState(state: string, mark: string): string {
  return mark === "" ? state : state + MARK + mark;
}

export function markOf(state: string | undefined): string | undefined {
  return state?.split(MARK)[1];
}

/**
 * The prefix of the page a visitor comes from or returns to, for the worker's own addresses: by a
 * consent's state, the page to return to, or the language.
 */
export function prefixOfOrigin(c: Context): string {
  const { state, returnTo, language } = c.req.query();
  const named = state === undefined ? language : markOf(state);
  const [path = ""] = (returnTo ?? `/${named}`).split(/[?#]/);
  return splitLanguage(path).prefix;
}

/** The canonical spelling of a path in a language. */
export function joinLanguage({ prefix, path }: LocalPath): string {
  if (prefix === "") return path;
  return path === "/" ? prefix : path === "/_.data" ? `${prefix}.data` : prefix + path;
}
