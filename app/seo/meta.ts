import type { MetaDescriptor } from "react-router";
import { PRODUCT, SITE } from "../content/site.ts";
import type { SiteInfo } from "../loaders/context.ts";
import type { LinkedData } from "./linked-data.ts";
import { here } from "../content/addresses.ts";

/** A 1200×630 link preview at /social/{name}.png, drawn by `npm run brand`. */
export interface SocialPicture {
  name: string;
  /** Text alternative. */
  alt: string;
}

/** A page for search engines and link previews. */
export interface PageSeo {
  /** The tag reads '{product} - {title}'. */
  title: string;
  description?: string;
  /** Link previews' text, if not the description. */
  preview?: string;
  /** Canonical path, with query if that selects a page; null for none. */
  path: string | null;
  /** The site's picture by default; null for none. */
  image?: SocialPicture | null;
  /** False asks search engines to ignore the page. */
  index?: boolean;
  /** schema.org documents, each with @context. */
  linkedData?: readonly LinkedData[];
}

const DEFAULT_PICTURE: SocialPicture = { name: "default", alt: SITE.picture };

/** A page's meta descriptors: title, description, canonical link, Open Graph, Twitter. */
export function page(matches: Matches, seo: PageSeo): MetaDescriptor[] {
  const origin = originOf(matches);
  const title = `${PRODUCT} - ${seo.title}`;
  const description = seo.description ?? SITE.description;
  const preview = seo.preview ?? description;
  const url = seo.path === null ? null : origin + here(seo.path);
  const image = seo.image === undefined ? DEFAULT_PICTURE : seo.image;
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: PRODUCT },
    { property: "og:title", content: title },
    { property: "og:description", content: preview },
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: preview },
  ];
  if (url) {
    tags.push({ tagName: "link", rel: "canonical", href: url });
    tags.push({ property: "og:url", content: url });
  }
  if (image) {
    const address = `${origin}/social/${image.name}.png`;
    tags.push(
      { property: "og:image", content: address },
      { property: "og:image:type", content: "image/png" },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { property: "og:image:alt", content: image.alt },
      { name: "twitter:image", content: address },
      { name: "twitter:image:alt", content: image.alt },
    );
  }
  if (seo.index === false) tags.push({ name: "robots", content: "noindex" });
  for (const data of seo.linkedData ?? []) tags.push({ "script:ld+json": data });
  return tags;
}

/** The matches of a `meta` function, the root's first. */
type Matches = readonly [{ loaderData?: { site: SiteInfo } | undefined }, ...unknown[]];

/** The canonical origin, from the root loader's data; "" if it failed. */
export function originOf(matches: Matches): string {
  return matches[0].loaderData?.site.origin ?? "";
}
