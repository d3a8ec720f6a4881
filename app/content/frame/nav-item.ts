import type { IconName } from "../icons.ts";

/**
 * A menu link. `external: "docs"` links to SiteInfo.docsUrl, with `path` as a key only; with
 * "link", `path` is an external address.
 */
export interface NavItem {
  path: string;
  title: string;
  description: string;
  icon: IconName;
  external?: "docs" | "link";
}
