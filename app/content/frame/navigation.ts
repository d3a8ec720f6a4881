import { features, footerLinks, information, mobileOrder, titles, top } from "./items.static.ts";
import type { NavItem } from "./nav-item.ts";
import { footer } from "./menu.static.ts";

export interface NavGroup {
  title: string;
  items: readonly NavItem[];
}

/** The 'Features' dropdown, also the first group of the mobile menu. */
export const FEATURES_MENU: NavGroup = { title: titles.features, items: features };

/** The 'Information' dropdown. */
export const INFORMATION_MENU: NavGroup = { title: titles.information, items: information };

/** Plain links of the top bar. */
export const TOP_LINKS: readonly NavItem[] = top;

/** The collapsible groups of the mobile menu; 'Information' is ordered differently there. */
export const MOBILE_GROUPS: readonly NavGroup[] = [
  FEATURES_MENU,
  {
    title: titles.information,
    items: mobileOrder.flatMap((place) => information[place] ?? []),
  },
  { title: titles.navigation, items: top },
].filter(({ items }) => items.length > 0);

/** Links of the footer, and those out of the site. */
export const FOOTER_LINKS = footer;
export const OUTSIDE_LINKS = footerLinks;
