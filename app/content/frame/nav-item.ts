import type { IconName } from "../icons.ts";

/** A link of a menu. With `external: "docs"` it links to SiteInfo.docsUrl, and `path` is only its key. */
export interface NavItem {
  path: string;
  title: string;
  description: string;
  icon: IconName;
  external?: "docs";
}
