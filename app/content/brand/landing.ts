import type { Brand } from "../brand-schema.ts";
import { economy } from "./features/economy.ts";
import { giveaways } from "./features/giveaways.ts";
import { music } from "./features/music.ts";

export const landing: Brand["landing"] = {
  hero: {
    title: "Keeps raids out and regulars in",
    text: "{product} is a free Discord bot. It guards your roles and channels, runs tickets and welcomes, and gives members levels, coins and music to come back for.",
    note: "Free to use. No account on this site needed.",
    label:
      "A channel in which {product} greets a newcomer, mutes an advertiser and announces a level",
    server: "Lantern Bay",
    channels: ["rules", "roles", "lounge", "help", "giveaways", "market", "bump"],
    voice: [
      { name: "Join to Create", members: [] },
      { name: "fennec's room", members: ["fennec", "marlow"], note: "2/5" },
    ],
    viewer: "okapi",
    scene: {
      channel: "lounge",
      messages: [
        {
          speaker: { name: "tern", color: "green" },
          system: "join",
          text: "landed in the server.",
          time: "18:02",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "18:02",
          text: "Ahoy @tern! Pick your colors in #roles.",
          reactions: [{ symbol: "👋", count: 6 }],
        },
        {
          speaker: { name: "freebies_4u", color: "gray" },
          time: "18:03",
          text: "free gifts, join fast: discord.gg/…",
          removed: "Deleted by the invite filter",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "18:03",
          embed: { tone: "warn", description: "@freebies_4u has been muted for **10 minutes**." },
        },
        {
          speaker: { name: "juno", color: "purple" },
          time: "18:04",
          text: "I didn't even get to read it",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "18:04",
          text: "@juno has reached **level 15** and is now @Regular.",
          reactions: [
            { symbol: "🎉", count: 8 },
            { symbol: "🔥", count: 3 },
          ],
        },
      ],
    },
    tries: [
      {
        channel: "lounge",
        messages: [
          { speaker: { name: "okapi" }, text: "{prefix}mute @okapi 10m" },
          {
            speaker: { name: "{product}", bot: true },
            embed: { tone: "warn", description: "@okapi has been muted for **10 minutes**." },
            reactions: [{ symbol: "👋", count: 4 }],
          },
          { speaker: { name: "juno", color: "purple" }, text: "that was quick" },
        ],
      },
      ...giveaways.scenes.slice(0, 1),
      ...music.scenes.slice(0, 1),
      ...economy.scenes.slice(0, 1),
      {
        channel: "lounge",
        messages: [
          { speaker: { name: "okapi" }, text: "{prefix}role @okapi @Regular" },
          {
            speaker: { name: "{product}", bot: true },
            embed: { tone: "ok", description: "@okapi now has the role @Regular." },
          },
        ],
      },
    ],
  },
  chapters: [
    {
      title: "Trouble stays outside",
      text: "Spam, raids and rogue staff accounts, handled while you sleep.",
      features: ["/features/automod"],
    },
    {
      title: "The desk is always staffed",
      text: "What you would answer, hand out and repeat every day.",
      features: [
        "/features/tickets",
        "/features/welcome",
        "/features/buttonroles",
        "/features/bump",
      ],
    },
    {
      title: "There is a reason to come back",
      text: "Levels to reach, coins to spend, a room to talk in.",
      features: [
        "/features/leveling",
        "/features/giveaways",
        "/features/voicemaster",
        "/features/vanityroles",
        "/features/music",
        "/features/economy",
      ],
    },
  ],
  closing: {
    title: "Running before the kettle boils",
    text: "Add the bot, type three lines, and the first filter, the ticket desk and the welcome message are in place.",
    lines: [
      { command: "{prefix}automod spam on", answer: "Spam filter is on." },
      { command: "{prefix}ticket setup", answer: "Made the category, the log and the staff role." },
      {
        command: "{prefix}welcome add #lounge Ahoy {user_name}!",
        answer: "Newcomers are greeted in #lounge.",
      },
    ],
  },
  picture: {
    line: "A free Discord bot for your server",
    alt: "{product} at work in a chat: it deletes an invite link and mutes its sender",
  },
};
