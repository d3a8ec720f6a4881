import { useLocation } from "react-router";
import { within } from "../content/addresses.ts";
import { others } from "../content/language.static.ts";
import { useHydrated } from "../live/hooks/use-hydrated.ts";

/**
 * Links to the same place in the other languages. Not by the router, as each language is a site of its own; query and
 * hash are the browser's, since the page cache ignores most of them.
 */
export function LanguageLinks({ className }: { className: string }) {
  const { pathname, search, hash } = useLocation();
  const place = useHydrated() ? pathname + search + hash : pathname;
  // Pages of whoever is signed in are there in the site's own language alone.
  if (/^\/me(\/|$)/i.test(pathname)) return null;
  return others.map(({ tag, name, prefix }) => (
    <a key={tag} href={within(prefix, place)} hrefLang={tag} lang={tag} className={className}>
      {name}
    </a>
  ));
}
