export const MENU = {
  features: "Features",
  information: "Information",
  navigation: "Navigation",
  embed: { title: "Embed Builder", description: "Write an embed and watch it take shape" },
  templates: { title: "Embed Templates", description: "Ready-made embeds for moderation replies" },
  team: { title: "Team", description: "The people behind the bot" },
  feedback: { title: "Feedback", description: "What communities say about it" },
  premium: { title: "Premium", description: "Plans and addons" },
  contact: { title: "Contact", description: "Reach the people who run it" },
  avatars: { title: "Avatar History", description: "Profile pictures through time" },
  commands: { title: "Commands", description: "Every command with its permissions" },
  status: { title: "Status", description: "Latency, servers and shards right now" },
} as const;

/** In menus and lists. */
export const DOCS_WORDS = {
  title: "For Developers",
  description: "Data and APIs for programs",
} as const;
