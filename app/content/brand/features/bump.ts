import type { Feature } from "../../brand-schema.ts";

export const bump: Feature = {
  path: "/features/bump",
  language: "en",
  title: "Bump Reminder",
  headline: "Two hours later, to the minute",
  intro:
    "A bump lifts your server in a public listing, and it can be repeated every 2 hours. The bot notices a bump, thanks the member, and reminds you when the next one is due.",
  description:
    "A reminder 2 hours after each bump, in the channel and for the role of your choice, with coins as a reward.",
  menu: "A reminder two hours after each bump",
  icon: "bell",
  cards: [
    {
      drawing: "bump",
      title: "Bump reminder",
      text: "Two hours after a bump it calls for the next one, with a reward.",
    },
  ],
  hero: "below",
  sections: [
    { kind: "steps", shape: "row", title: "Three lines of setup" },
    {
      kind: "story",
      title: "A reward for bumping",
      text: "Set an amount of coins, a role, or both. The bot keeps count, and the leaderboard shows who carries the server.",
      scene: 2,
      side: "left",
    },
    { kind: "points", shape: "list", title: "Made to be left alone" },
    { kind: "commands", title: "Bump reminder commands" },
  ],
  points: [
    {
      title: "No duplicates",
      text: "If somebody bumps before the reminder, the clock starts again. No second ping.",
    },
    {
      title: "Your own words",
      text: "Both the thanks and the reminder can be text or embed code from the builder.",
    },
    {
      title: "Survives restarts",
      text: "The bot keeps its reminders. If one came due while it was away, it catches up.",
    },
  ],
  steps: [
    {
      title: "Choose the channel",
      text: "Where bumps happen and reminders go.",
      command: "{prefix}bumpreminder channel #bump",
    },
    {
      title: "Choose who is called",
      text: "A role, or the last person who bumped.",
      command: "{prefix}bumpreminder role @Bumpers",
    },
    { title: "Add a reward", text: "Coins per bump.", command: "{prefix}bumpreminder reward 500" },
  ],
  scenes: [
    {
      channel: "bump",
      label: "The bot notices a bump at 14:00",
      messages: [
        { speaker: { name: "gale", color: "yellow" }, time: "14:00", text: "/bump" },
        {
          speaker: { name: "{product}", bot: true },
          time: "14:00",
          embed: {
            tone: "ok",
            description: "Thank you, @gale! You can bump again **in 2 hours**.",
            fields: [
              { name: "Reward", value: "500 coins", inline: true },
              { name: "Your bumps", value: "37", inline: true },
            ],
          },
        },
      ],
    },
    {
      channel: "bump",
      label: "The reminder at 16:00",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "16:00",
          text: "@Bumpers, it's time to bump again.",
          embed: { description: "The last bump was **2 hours** ago, by @gale. Type `/bump` here." },
        },
        { speaker: { name: "fennec", color: "green" }, time: "16:00", text: "/bump" },
        {
          speaker: { name: "{product}", bot: true },
          time: "16:00",
          embed: {
            tone: "ok",
            description: "Thank you, @fennec, that took **11 seconds**! Next one at **18:00**.",
          },
        },
      ],
    },
    {
      channel: "bump",
      label: "The bump leaderboard",
      messages: [
        {
          speaker: { name: "okapi", color: "purple" },
          time: "20:05",
          text: "{prefix}bumpreminder leaderboard",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "20:05",
          embed: {
            title: "Bumps this month",
            description: "`1` **fennec** 52 bumps\n`2` **gale** 37 bumps\n`3` **quill** 20 bumps",
            footer: "500 coins per bump",
          },
        },
      ],
    },
  ],
  commands: [
    { name: "bumpreminder channel", arguments: "<channel>", description: "Choose the channel" },
    { name: "bumpreminder role", arguments: "<role>", description: "Choose who is called" },
    { name: "bumpreminder reward", arguments: "<coins>", description: "Reward each bump" },
    {
      name: "bumpreminder message",
      arguments: "<message>",
      description: "Write the reminder yourself",
    },
    { name: "bumpreminder leaderboard", description: "Show who bumps most" },
  ],
  related: ["/features/giveaways", "/features/economy", "/features/leveling"],
};
