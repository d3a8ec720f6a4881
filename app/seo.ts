import type { MetaDescriptor } from "react-router";
import { PRODUCT, SITE } from "./content/site.ts";
import type { SiteInfo } from "./context.ts";

/** What a page says about itself to search engines and link previews. */
export interface PageSeo {
  /** The page's own title; the tag reads '{product} - {title}'. */
  title: string;
  description?: string;
  /** Canonical path, with the query where the query makes another page. */
  path: string;
  /** Canonical origin, from the root loader. */
  origin: string;
  /** Path of a 1200×630 picture below public/; null for pages that should show none. */
  image?: string | null;
  /** False asks search engines not to list the page. */
  index?: boolean;
}

/** The meta descriptors of a page: title, description, canonical link, Open Graph and Twitter tags. */
export function page(seo: PageSeo): MetaDescriptor[] {
  const title = `${PRODUCT} - ${seo.title}`;
  const description = seo.description ?? SITE.description;
  const url = seo.origin + seo.path;
  const image = seo.image === undefined ? "/social/default.png" : seo.image;
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: PRODUCT },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
  ];
  if (image) {
    tags.push(
      { property: "og:image", content: seo.origin + image },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { name: "twitter:image", content: seo.origin + image },
    );
  }
  if (seo.index === false) tags.push({ name: "robots", content: "noindex" });
  return tags;
}

/** The canonical origin the root loader sent, among a `meta` function's matches; "" if it failed. */
export function originOf(
  matches: readonly [{ loaderData?: { site: SiteInfo } | undefined }, ...unknown[]],
): string {
  return matches[0].loaderData?.site.origin ?? "";
}
