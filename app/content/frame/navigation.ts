import {
  avatars,
  commands,
  contact,
  documentation,
  embedBuilder,
  embedTemplates,
  feedback,
  premium,
  status,
  team,
  titles,
} from "./items.static.ts";
import { features, footer, legal } from "./menu.static.ts";
import { pages } from "../facts.static.ts";
import { only } from "../only.ts";
import type { NavItem } from "./nav-item.ts";

export interface NavGroup {
  title: string;
  items: readonly NavItem[];
}

const templates = only(pages.templates, embedTemplates);
const reviews = only(pages.feedback, feedback);

/** The 'Features' dropdown, also the first group of the mobile menu. */
export const FEATURES_MENU: NavGroup = {
  title: titles.features,
  items: [...features, ...only(pages.avatars, avatars)],
};

/** The 'Information' dropdown. */
export const INFORMATION_MENU: NavGroup = {
  title: titles.information,
  items: [
    embedBuilder,
    ...templates,
    team,
    ...reviews,
    documentation,
    ...only(pages.premium, premium),
    contact,
  ],
};

/** Plain links of the top bar. */
export const TOP_LINKS: readonly NavItem[] = [commands, status];

/** The collapsible groups of the mobile menu; 'Information' is ordered differently there. */
export const MOBILE_GROUPS: readonly NavGroup[] = [
  FEATURES_MENU,
  {
    title: titles.information,
    items: [
      embedBuilder,
      ...templates,
      documentation,
      team,
      ...reviews,
      ...only(pages.premium, premium),
      contact,
    ],
  },
  { title: titles.navigation, items: TOP_LINKS },
];

/** Links of the footer. */
export const FOOTER_LINKS = footer;

/** The links between the legal documents, on top of each. */
export const LEGAL_LINKS = legal;
