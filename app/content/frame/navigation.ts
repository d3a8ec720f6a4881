import type { IconName } from "../icons.ts";
import { documentation as docs, features, footer, legal } from "./menu.static.ts";
import { MENU } from "./menu-words.ts";
import { pages } from "../facts.static.ts";
import { only } from "../only.ts";

/** A link of a menu. With `external: "docs"` it links to SiteInfo.docsUrl, and `path` is only its key. */
export interface NavItem {
  path: string;
  title: string;
  description: string;
  icon: IconName;
  external?: "docs";
}

export interface NavGroup {
  title: string;
  items: readonly NavItem[];
}

const embedBuilder: NavItem = { path: "/embed", ...MENU.embed, icon: "layout-template" };
const embedTemplates: NavItem = { path: "/templates", ...MENU.templates, icon: "copy" };
const team: NavItem = { path: "/team", ...MENU.team, icon: "users" };
const feedback: NavItem = { path: "/feedback", ...MENU.feedback, icon: "message-square" };
const premium: NavItem = { path: "/premium", ...MENU.premium, icon: "crown" };
const contact: NavItem = { path: "/contact", ...MENU.contact, icon: "mail" };
const documentation: NavItem = { path: "docs", ...docs, icon: "book", external: "docs" };
const avatars: NavItem = { path: "/avatars", ...MENU.avatars, icon: "history" };
const commands: NavItem = { path: "/commands", ...MENU.commands, icon: "code" };
const status: NavItem = { path: "/status", ...MENU.status, icon: "activity" };

const templates = only(pages.templates, embedTemplates);
const reviews = only(pages.feedback, feedback);

/** The 'Features' dropdown, also the first group of the mobile menu. */
export const FEATURES_MENU: NavGroup = {
  title: MENU.features,
  items: [...features, ...only(pages.avatars, avatars)],
};

/** The 'Information' dropdown. */
export const INFORMATION_MENU: NavGroup = {
  title: MENU.information,
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
    title: MENU.information,
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
  { title: MENU.navigation, items: TOP_LINKS },
];

/** Links of the footer. */
export const FOOTER_LINKS = footer;

/** The links between the legal documents, on top of each. */
export const LEGAL_LINKS = legal;
