import { within } from "../content/addresses.ts";
import { languages, others, prefix } from "../content/language.static.ts";

const CANONICAL = /<link rel="canonical" href="(https?:\/\/[^/"]+)([^"]*)"\/>/;

/**
 * A document with the links of its page to itself in each language, which search engines want alike on all sides. Not
 * by `meta`, which is in every page's scripts: nobody reads them of a page that the router has shown.
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
