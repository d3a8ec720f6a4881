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

/** The one spelling of a path in a language. */
export function joinLanguage({ prefix, path }: LocalPath): string {
  if (prefix === "") return path;
  return path === "/" ? prefix : path === "/_.data" ? `${prefix}.data` : prefix + path;
}
