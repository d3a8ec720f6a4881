import { useLocation } from "react-router";
import { isTranslated, within } from "../content/addresses.ts";
import { others } from "../content/language.static.ts";
import { useHydrated } from "../live/hooks/use-hydrated.ts";

export const FOOTER_LINK =
  "flex min-h-11 items-center rounded-control px-3 transition-colors duration-150 hover:text-text focus-ring";

/**
 * Links to this place in the other languages. Plain links, since each language is its own site;
 * query and hash come from the browser, as the page cache ignores most of them.
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
