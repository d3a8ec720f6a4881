import type { Brand } from "../../../app/content/brand-schema.ts";
import { automod } from "../../../app/content/brand/features/automod.ts";
import { tickets } from "../../../app/content/brand/features/tickets.ts";
import { welcome } from "../../../app/content/brand/features/welcome.ts";
import { list, text } from "../../../app/content/legal/blocks.ts";
import { reminders } from "./reminders.ts";

/** A second brand for tests: fewer pages and ranks, another colour, an own feature. */
export const brand: Brand = {
  product: "Otter",
  tagline: "The playful bot for small servers",
  description: "{product} keeps small Discord servers tidy, and remembers what you would forget.",
  sign: {
    viewBox: [0, 0, 24, 24],
    path: "M12 2C6 2 3 7 3 12s3 10 9 10 9-5 9-10S18 2 12 2zM8 9.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zm8 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM12 14l2 2.5h-4z",
  },
  accent: "#e0a33a",
  prefix: "!",
  since: 2025,
  support: { languages: ["German"], hours: 48 },
  currency: "CHF",
  ranks: [
    {
      rank: "Captain",
      heading: "Captains",
      tagline: "They steer.",
      hue: "yellow",
      categories: ["owner", "console"],
    },
    {
      rank: "Keeper",
      heading: "Keepers",
      tagline: "They keep the peace.",
      hue: "teal",
      categories: ["keeper"],
    },
    {
      rank: "Helper",
      heading: "Helpers",
      tagline: "They answer.",
      hue: "green",
      categories: ["helper"],
    },
  ],
  permissions: ["ManageRoles", "BanMembers"],
  staffPages: {
    overview: ["Captain"],
    lookup: ["Captain", "Keeper"],
    trail: ["Captain"],
    health: ["Captain"],
    incidents: ["Captain", "Keeper"],
    appeals: ["Captain", "Keeper"],
    blacklist: ["Captain", "Keeper"],
    "blacklist/user/command": ["Captain"],
  },
  commandGroups: {
    Order: ["automod", "moderation", "logging", "antinuke"],
    Desk: ["ticket", "role", "autorole"],
    River: ["fun", "info", "utility"],
  },
  pages: { economy: false, premium: false, avatars: true, templates: true, feedback: false },
  reads: { history: false, serverCogBans: false },
  icons: { "own-bell-buoy": "M12 3v4M8 18l2-11h4l2 11M3 18h18l-2 3H5z" },
  documentation: { title: "Handbook", description: "How to do everything" },
  links: [
    { name: "Source", url: "https://code.otter.example/bot", icon: "own-bell-buoy", in: ["menu"] },
    { name: "Vote", url: "https://vote.otter.example/?bot=1", in: ["menu", "footer"] },
  ],
  landing: {
    hero: {
      title: "A tidy river for small servers",
      text: "{product} keeps order, answers tickets and remembers. Type {prefix}help and go.",
      note: "Free, for as long as it floats.",
      label: "A channel in which {product} confirms a reminder",
      server: "Willow Bank",
      channels: ["rules", "river"],
      voice: [{ name: "Raft", members: ["sedge"] }],
      viewer: "sedge",
      scene: {
        channel: "river",
        messages: [
          {
            speaker: { name: "sedge", color: "teal" },
            time: "09:02",
            text: "{prefix}remind 2h tea",
          },
          { speaker: { name: "{product}", bot: true }, time: "09:02", text: "Tea in two hours." },
        ],
      },
    },
    chapters: [
      {
        title: "Calm water",
        text: "What needs doing is done.",
        features: ["/features/automod", "/features/reminders"],
      },
      {
        title: "Everybody on board",
        text: "From the first hello to the last question.",
        features: ["/features/tickets", "/features/welcome"],
      },
    ],
    closing: {
      title: "Afloat in a minute",
      text: "Two lines, and it swims.",
      lines: [
        { command: "{prefix}automod spam on", answer: "Spam filter is on." },
        { command: "{prefix}remind 2h tea", answer: "In two hours then." },
      ],
    },
    picture: { line: "A bot for small servers", alt: "{product} confirms a reminder" },
  },
  features: [reminders, automod, tickets, welcome],
  legal: [
    {
      path: "/terms",
      title: "House Rules",
      footer: "Rules",
      description: "The rules for using {product}.",
      lead: "Be kind, and do not break the bot.",
      changed: "2026-11-20",
      sections: [
        {
          id: "rules",
          title: "Rules",
          blocks: [text("You may not:"), list("harass anybody,", "exploit a fault.")],
          see: [
            { path: "/premium", title: "Premium" },
            { path: "/privacy-notice", title: "Privacy Notice" },
          ],
        },
      ],
    },
    {
      path: "/privacy-notice",
      title: "Privacy Notice",
      footer: "Privacy",
      description: "What {product} stores.",
      lead: "Little, and not for long.",
      changed: "2026-11-20",
      sections: [
        {
          id: "sign-in",
          title: "Sign-in",
          blocks: [text("A session is kept for {sessionDays} days.")],
        },
      ],
    },
    {
      path: "/prices",
      title: "Prices",
      about: "premium",
      description: "There are none yet.",
      lead: "There are none yet.",
      changed: "2026-11-20",
      sections: [],
    },
  ],
};
