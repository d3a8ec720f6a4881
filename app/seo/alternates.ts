import { within } from "../content/addresses.ts";
import { languages, others, prefix } from "../content/language.static.ts";

const CANONICAL = /<link rel="canonical" href="(https?:\/\/[^/"]+)([^"]*)"\/>/;

/**
 * Adds a page's links to itself in each language, which search engines want on all sides. Not in
 * `meta`, which all pages' scripts contain: nobody reads them after a client navigation.
 */
export function withAlternates(html: string): string {
  if (others.length === 0 || html.includes('<meta name="robots" content="noindex"/>')) return html;
  return html.replace(CANONICAL, (link, origin: string, address: string) => {
    const path = address.slice(prefix.length) || "/";
    const links = [...languages, { tag: "x-default", prefix: "" }].map(
      ({ tag, prefix }) =>
        `<link rel="alternate" hreflang="${tag}" href="${origin}${within(prefix, path)}"/>`,
    );
    return link + links.join("");
  });
}
