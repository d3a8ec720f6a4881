import type { IconName } from "../ui/icons.ts";

/** A link of a menu. With `external: "docs"` it leads to SiteInfo.docsUrl and `path` is only its key. */
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
  title: "Documentation",
  description: "Guides and the scripting reference",
  icon: "book",
  external: "docs",
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

/** The 'Features' dropdown, also the first group of the mobile menu. */
export const FEATURES_MENU: NavGroup = {
  title: "Features",
  items: [
    {
      path: "/features/automod",
      title: "Auto Moderation",
      description: "Filters, antinuke and anti-raid",
      icon: "shield",
    },
    {
      path: "/features/tickets",
      title: "Ticket System",
      description: "Forms, categories and transcripts",
      icon: "ticket",
    },
    {
      path: "/features/welcome",
      title: "Welcome System",
      description: "Welcome, leave and boost messages",
      icon: "image",
    },
    {
      path: "/features/music",
      title: "Music Player",
      description: "Playlists from several platforms",
      icon: "music",
    },
    {
      path: "/features/economy",
      title: "Economy System",
      description: "Coins, a shop and trading",
      icon: "coins",
    },
    {
      path: "/features/giveaways",
      title: "Giveaways",
      description: "Requirements and several winners",
      icon: "gift",
    },
    {
      path: "/features/voicemaster",
      title: "Voice Master",
      description: "Voice channels members make themselves",
      icon: "mic",
    },
    {
      path: "/features/vanityroles",
      title: "Vanity Roles",
      description: "A role of their own for boosters",
      icon: "palette",
    },
    {
      path: "/features/buttonroles",
      title: "Button Roles",
      description: "Roles by button or reaction",
      icon: "toggle-left",
    },
    {
      path: "/features/leveling",
      title: "Leveling System",
      description: "Text and voice levels with rewards",
      icon: "trophy",
    },
    {
      path: "/features/bump",
      title: "Bump Reminder",
      description: "A reminder two hours after each bump",
      icon: "bell",
    },
    {
      path: "/avatars",
      title: "Avatar History",
      description: "Profile pictures through time",
      icon: "history",
    },
  ],
};

/** The 'Information' dropdown. */
export const INFORMATION_MENU: NavGroup = {
  title: "Information",
  items: [embedBuilder, embedTemplates, team, feedback, documentation, premium, contact],
};

/** Plain links of the top bar. */
export const TOP_LINKS: readonly NavItem[] = [commands, status];

/** The collapsible groups of the mobile menu; 'Information' is ordered differently there. */
export const MOBILE_GROUPS: readonly NavGroup[] = [
  FEATURES_MENU,
  {
    title: "Information",
    items: [embedBuilder, embedTemplates, documentation, team, feedback, premium, contact],
  },
  { title: "Navigation", items: TOP_LINKS },
];

/** Links of the footer. */
export const FOOTER_LINKS = [
  { path: "/terms", title: "Terms" },
  { path: "/privacy", title: "Privacy" },
  { path: "/refund", title: "Refund" },
] as const;

/** The links between the legal documents, on top of each. */
export const LEGAL_LINKS = [
  { path: "/terms", title: "Terms of Service" },
  { path: "/economy", title: "Economy Rules" },
  { path: "/privacy", title: "Privacy" },
  { path: "/refund", title: "Refund Policy" },
] as const;

/** A link of the staff sidebar. */
export interface StaffLink {
  path: string;
  title: string;
  icon: IconName;
}

/** A collapsible section of the staff sidebar; open at first when the path starts with `path`. */
export interface StaffSection {
  path: string;
  title: string;
  icon: IconName;
  links: readonly { path: string; title: string }[];
}

/** Single links of the staff sidebar. */
export const STAFF_LINKS: readonly StaffLink[] = [
  { path: "/staff/overview", title: "Overview", icon: "activity" },
  { path: "/staff/commands", title: "Commands", icon: "code" },
  { path: "/staff/lookup", title: "Look-up", icon: "search" },
  { path: "/staff/health", title: "Health", icon: "monitor" },
];

/** Collapsible sections of the staff sidebar. */
export const STAFF_SECTIONS: readonly StaffSection[] = [
  {
    path: "/staff/logging",
    title: "Logging",
    icon: "history",
    links: [{ path: "/staff/logging/economy", title: "Economy" }],
  },
  {
    path: "/staff/blacklist",
    title: "Blacklist",
    icon: "shield",
    links: [
      { path: "/staff/blacklist/user/user", title: "User" },
      { path: "/staff/blacklist/user/command", title: "User Command" },
      { path: "/staff/blacklist/user/cog", title: "User Cog" },
      { path: "/staff/blacklist/server/server", title: "Server" },
      { path: "/staff/blacklist/server/command", title: "Server Command" },
      { path: "/staff/blacklist/server/cog", title: "Server Cog" },
    ],
  },
];
