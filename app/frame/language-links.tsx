import { useLocation } from "react-router";
import { isTranslated, within } from "../content/addresses.ts";
import { others } from "../content/language.static.ts";
import { useHydrated } from "../live/hooks/use-hydrated.ts";

/** The class of links in the footer. */
export const FOOTER_LINK =
  "flex min-h-11 items-center rounded-control px-3 transition-colors duration-150 hover:text-text focus-ring";

/**
 * Links to the same place in the other languages. Not by the router, as each language is a site of its own; query and
 * hash are the browser's, since the page cache ignores most of them.
 */
export function LanguageLinks() {
  const { pathname, search, hash } = useLocation();
  const place = useHydrated() ? pathname + search + hash : pathname;
  if (!isTranslated(pathname)) return null;
  return others.map(({ tag, name, prefix }) => (
    <a key={tag} href={within(prefix, place)} lang={tag} className={FOOTER_LINK}>
      {name}
    </a>
  ));
}
