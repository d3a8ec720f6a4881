import type { IconName } from "../icons.ts";
import { documentation as docs, features, footer, legal } from "./menu.static.ts";
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

const embedBuilder: NavItem = {
  path: "/embed",
  title: "Embed Builder",
  description: "Write an embed and watch it take shape",
  icon: "layout-template",
};

const embedTemplates: NavItem = {
  path: "/templates",
  title: "Embed Templates",
  description: "Ready-made embeds for moderation replies",
  icon: "copy",
};

const team: NavItem = {
  path: "/team",
  title: "Team",
  description: "The people behind the bot",
  icon: "users",
};

const feedback: NavItem = {
  path: "/feedback",
  title: "Feedback",
  description: "What communities say about it",
  icon: "message-square",
};

const premium: NavItem = {
  path: "/premium",
  title: "Premium",
  description: "Plans and addons",
  icon: "crown",
};

const contact: NavItem = {
  path: "/contact",
  title: "Contact",
  description: "Write to the support",
  icon: "mail",
};

const documentation: NavItem = {
  path: "docs",
  ...docs,
  icon: "book",
  external: "docs",
};

const avatars: NavItem = {
  path: "/avatars",
  title: "Avatar History",
  description: "Profile pictures through time",
  icon: "history",
};

const commands: NavItem = {
  path: "/commands",
  title: "Commands",
  description: "Every command with its permissions",
  icon: "code",
};

const status: NavItem = {
  path: "/status",
  title: "Status",
  description: "Latency, servers and shards right now",
  icon: "activity",
};

const templates = only(pages.templates, embedTemplates);
const reviews = only(pages.feedback, feedback);

/** The 'Features' dropdown, also the first group of the mobile menu. */
export const FEATURES_MENU: NavGroup = {
  title: "Features",
  items: [...features, ...only(pages.avatars, avatars)],
};

/** The 'Information' dropdown. */
export const INFORMATION_MENU: NavGroup = {
  title: "Information",
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
    title: "Information",
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
  { title: "Navigation", items: TOP_LINKS },
];

/** Links of the footer. */
export const FOOTER_LINKS = footer;

/** The links between the legal documents, on top of each. */
export const LEGAL_LINKS = legal;
