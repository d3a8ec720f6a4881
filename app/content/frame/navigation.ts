import { features, footerLinks, information, mobileOrder, titles, top } from "./items.static.ts";
import type { NavItem } from "./nav-item.ts";
import { footer } from "./menu.static.ts";

export interface NavGroup {
  title: string;
  items: readonly NavItem[];
}

/** The 'Features' dropdown, also first on mobile. */
export const FEATURES_MENU: NavGroup = { title: titles.features, items: features };

export const INFORMATION_MENU: NavGroup = { title: titles.information, items: information };

export const TOP_LINKS: readonly NavItem[] = top;

/** The mobile menu's folding groups; 'Information' has another order there. */
export const MOBILE_GROUPS: readonly NavGroup[] = [
  FEATURES_MENU,
  {
    title: titles.information,
    items: mobileOrder.flatMap((place) => information[place] ?? []),
  },
  { title: titles.navigation, items: top },
].filter(({ items }) => items.length > 0);

export const FOOTER_LINKS = footer;
export const OUTSIDE_LINKS = footerLinks;
