import { page, type PageSeo } from "../seo/meta.ts";

/** The meta tags of a staff page: no preview picture, not indexed. */
export function staffMeta(
  matches: Parameters<typeof page>[0],
  seo: Pick<PageSeo, "title" | "path" | "description">,
) {
  return page(matches, { ...seo, image: null, index: false });
}
