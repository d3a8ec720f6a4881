import type { IconName } from "../icons.ts";

/**
 * A link of a menu. With `external: "docs"` it links to SiteInfo.docsUrl, and `path` is only its key; with "link" `path`
 * is an address outside the site.
 */
export interface NavItem {
  path: string;
  title: string;
  description: string;
  icon: IconName;
  external?: "docs" | "link";
}
