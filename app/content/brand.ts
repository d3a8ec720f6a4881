import type { Brand } from "./brand-schema.ts";
import { automod } from "./brand/features/automod.ts";
import { bump } from "./brand/features/bump.ts";
import { buttonroles } from "./brand/features/buttonroles.ts";
import { economy } from "./brand/features/economy.ts";
import { giveaways } from "./brand/features/giveaways.ts";
import { leveling } from "./brand/features/leveling.ts";
import { music } from "./brand/features/music.ts";
import { tickets } from "./brand/features/tickets.ts";
import { vanityroles } from "./brand/features/vanityroles.ts";
import { voicemaster } from "./brand/features/voicemaster.ts";
import { welcome } from "./brand/features/welcome.ts";
import { landing } from "./brand/landing.ts";
import { accessibility } from "./brand/legal/accessibility.ts";
import { economyRules } from "./brand/legal/economy.ts";
import { privacy } from "./brand/legal/privacy.ts";
import { refund } from "./brand/legal/refund.ts";
import { terms } from "./brand/legal/terms.ts";
import { premium } from "./brand/premium.ts";

/** What makes this site one bot's. Another bot's site needs a file like this. */
export const brand: Brand = {
  languages: ["en", "de"],
  product: "Haven",
  tagline: "The community bot that keeps your server safe and lively",
  description:
    "{product} is a free Discord bot for moderation, tickets, leveling, economy, music and more. Browse its commands, check its status and add it to your server.",
  // An h with a lamp under its arch
  sign: {
    viewBox: [5, 3, 22, 26],
    path: "M6 5a1 1 0 0 1 1-1h3.5a1 1 0 0 1 1 1v9.6c1.3-.9 3-1.4 4.8-1.4 5.6 0 9.7 4 9.7 9.8v4a1 1 0 0 1-1 1h-3.5a1 1 0 0 1-1-1v-4c0-2.9-1.7-4.7-4.3-4.7s-4.7 1.8-4.7 4.7v4a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1z",
    glow: "M13.3 25.1a2.9 2.9 0 1 1 5.8 0a2.9 2.9 0 1 1-5.8 0z",
  },
  accent: "#729bb0",
  prefix: ";",
  since: 2024,
  support: { languages: ["English", "German"], hours: 24 },
  currency: "EUR",
  ranks: [
    {
      rank: "Developer",
      heading: "Developers",
      tagline: "They write the bot and keep it running.",
      hue: "blue",
      // jishaku is the developers' console
      categories: ["developer", "jishaku"],
    },
    {
      rank: "Manager",
      heading: "Managers",
      tagline: "They lead the team and have the last word on every appeal.",
      hue: "red",
      categories: ["manager"],
    },
    {
      rank: "Moderator",
      heading: "Moderators",
      tagline: "They enforce the rules and handle the blacklists.",
      hue: "purple",
      categories: ["moderator"],
    },
    {
      rank: "Supporter",
      heading: "Supporters",
      tagline: "They answer questions in the support server.",
      hue: "green",
      categories: ["supporter"],
    },
    {
      rank: "Other",
      heading: "Other",
      tagline: "They help in ways no other rank covers.",
      hue: "gray",
      categories: [],
    },
  ],
  commandGroups: {
    Administration: ["antinuke", "auth", "whitelist"],
    Automod: ["automod"],
    Donator: ["donor", "store"],
    Economy: ["economy"],
    Fun: ["confessions", "emoji", "fun", "giveaway", "lastfm", "roleplay", "selfbot"],
    Leveling: ["leveling"],
    Moderation: ["logging", "moderation"],
    Music: ["spotify"],
    Settings: ["config", "instance", "invitetracker", "reseller", "vanity"],
    Social: ["instagram", "social", "tiktok", "twitch", "twitter", "youtube"],
    Tickets: ["ticket"],
    Utility: [
      "autopost",
      "autorole",
      "boosterrole",
      "colorrole",
      "counters",
      "events",
      "info",
      "invoke",
      "paginate",
      "responders",
      "role",
      "starboard",
      "suggestion",
      "utility",
      "vote",
      "webhooks",
    ],
    Voice: ["voicemaster", "voicetrack"],
  },
  pages: { economy: true, premium: true, avatars: true, templates: true, feedback: true },
  documentation: {
    title: "Documentation",
    description: "Guides and the scripting reference",
  },
  permissions: [
    "ManageGuild",
    "ManageRoles",
    "ManageChannels",
    "ManageMessages",
    "ModerateMembers",
    "KickMembers",
    "BanMembers",
    "ManageNicknames",
    "ManageGuildExpressions",
    "ManageWebhooks",
    "ViewAuditLog",
    "MoveMembers",
    "ViewChannel",
    "SendMessages",
    "SendMessagesInThreads",
    "EmbedLinks",
    "AttachFiles",
    "AddReactions",
    "UseExternalEmojis",
    "ReadMessageHistory",
    "Connect",
    "Speak",
  ],
  embedCommands: [
    { command: "createembed", text: "Sends it in the channel you type in" },
    { command: "welcome add #channel", text: "Greets newcomers with it in #channel" },
  ],
  landing,
  features: [
    automod,
    tickets,
    welcome,
    music,
    economy,
    giveaways,
    voicemaster,
    vanityroles,
    buttonroles,
    leveling,
    bump,
  ],
  premium,
  legal: [terms, economyRules, privacy, refund, accessibility],
};
