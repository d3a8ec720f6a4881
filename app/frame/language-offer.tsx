import { useLocation } from "react-router";
import { isTranslated, within } from "../content/addresses.ts";
import { OFFERS } from "../content/language-offer.ts";
import { others } from "../content/language.static.ts";
import { LANGUAGE } from "../format/language.ts";
import { useStored } from "../live/hooks/use-stored.ts";
import { Icon } from "../ui/icon.tsx";

/** localStorage key: the offers that were closed. */
const CLOSED = "language-offer";

/** The site's language that the browser prefers; undefined if it is this page's, or none. */
function preferred(names: readonly string[]) {
  const tags = names.map((name) => name.toLowerCase().split("-")[0]);
  const first = tags.find((tag) => tag === LANGUAGE || others.some((other) => other.tag === tag));
  return others.find(({ tag }) => tag === first);
}

/**
 * Offers the page in the browser's language until closed for good, along a phone's bottom edge or
 * in a wide screen's corner. Hides after scrolling. The footer's room keeps it off a page's end.
 */
export function LanguageOffer() {
  const { pathname, search, hash } = useLocation();
  const [closed, setClosed] = useStored(CLOSED, "");
  const offered = preferred(navigator.languages);
  if (!offered || closed || !isTranslated(pathname)) return null;
  const { text, close } = OFFERS[offered.tag];
  return (
    <p
      lang={offered.tag}
      className="fixed inset-x-0 bottom-0 z-30 flex items-center border-t border-line bg-surface text-sm sm:end-auto sm:border-e [:root:has([data-to-top])_&]:hidden print:hidden"
    >
      <a
        href={within(offered.prefix, pathname + search + hash)}
        hrefLang={offered.tag}
        className="flex min-h-11 grow items-center ps-3 pe-1 focus-ring-inset"
      >
        {text}
      </a>
      <button
        type="button"
        aria-label={close}
        onClick={() => setClosed("closed")}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:text-text focus-ring-inset"
      >
        <Icon name="x" className="text-lg" />
      </button>
    </p>
  );
}
