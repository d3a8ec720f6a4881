import type { Feature } from "../../brand-schema.ts";

export const leveling: Feature = {
  path: "/features/leveling",
  language: "en",
  title: "Leveling System",
  headline: "Being around counts, written or spoken",
  intro:
    "Messages and minutes in voice both earn experience. Levels bring the roles you set as rewards, and a card shows how far the next one is.",
  description:
    "Text and voice leveling with rewards: experience for messages and voice time, level cards, a leaderboard and reward roles.",
  menu: "Text and voice levels with rewards",
  icon: "trophy",
  cards: [
    {
      drawing: "leveling",
      title: "Leveling",
      text: "Messages and minutes in voice both count. Levels hand out the roles you set as rewards.",
    },
  ],
  hero: "right",
  sections: [
    {
      kind: "story",
      title: "Rewards come by themselves",
      text: "Set a role for a level once. Members get it the moment they reach that level. Lower rewards are kept or replaced, as you like.",
      scene: 1,
      side: "right",
    },
    { kind: "points", shape: "strip", title: "Fair by design" },
    {
      kind: "story",
      title: "A leaderboard people check",
      text: "Text and voice have a list each, and one together. Members who left the server drop out.",
      scene: 2,
      side: "left",
    },
    { kind: "steps", shape: "row", title: "Switch it on" },
    { kind: "commands", title: "Leveling commands" },
  ],
  points: [
    {
      title: "Text",
      text: "A message counts once in a while, so ten short lines earn no more than one good one.",
    },
    {
      title: "Voice",
      text: "Minutes count while at least two people are in the channel and not muted.",
    },
    {
      title: "Multipliers",
      text: "More experience for boosters, or in the channel you want to wake up.",
    },
    { title: "Quiet places", text: "Channels and roles that earn nothing, such as #bot-commands." },
  ],
  steps: [
    {
      title: "Turn leveling on",
      text: "Text and voice at once.",
      command: "{prefix}leveling enable",
    },
    {
      title: "Say where to announce",
      text: "One channel, or wherever it happens.",
      command: "{prefix}leveling channel #level-ups",
    },
    {
      title: "Add rewards",
      text: "A level and the role it brings.",
      command: "{prefix}leveling rewards add 10 @Regular",
    },
  ],
  scenes: [
    {
      channel: "lounge",
      label: "A member's level card",
      messages: [
        { speaker: { name: "quill", color: "yellow" }, time: "15:12", text: "{prefix}level" },
        {
          speaker: { name: "{product}", bot: true },
          time: "15:12",
          replyTo: { name: "quill", text: "{prefix}level" },
          embed: {
            picture: "rank",
            art: { title: "quill", line: "Level 14 · 3,120 of 4,300 XP", progress: 0.725 },
            fields: [
              { name: "Text", value: "Level 14, #6", inline: true },
              { name: "Voice", value: "Level 9, #11", inline: true },
            ],
          },
        },
      ],
    },
    {
      channel: "level-ups",
      label: "A level-up that brings a reward role",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "15:48",
          text: "@quill has reached **level 15** and is now @Regular.",
          reactions: [
            { symbol: "🎉", count: 8 },
            { symbol: "🔥", count: 3 },
          ],
        },
        {
          speaker: { name: "juno", color: "purple" },
          time: "15:50",
          text: "took you long enough, congratulations",
        },
      ],
    },
    {
      channel: "lounge",
      label: "The leaderboard with five members",
      messages: [
        { speaker: { name: "okapi", color: "purple" }, time: "16:02", text: "{prefix}leaderboard" },
        {
          speaker: { name: "{product}", bot: true },
          time: "16:02",
          embed: {
            title: "Leaderboard, text and voice",
            description:
              "`1` **otter** level 31\n`2` **juno** level 28\n`3` **marlow** level 24\n`4` **fennec** level 19\n`5` **pixel** level 16",
            footer: "Page 1 of 43",
          },
          buttons: [
            { label: "Text", style: "secondary" },
            { label: "Voice", style: "secondary" },
            { label: "Both", style: "primary" },
          ],
        },
      ],
    },
  ],
  commands: [
    { name: "leveling enable", description: "Turn leveling on" },
    { name: "level", arguments: "[member]", description: "Show somebody's level card" },
    { name: "leaderboard", description: "Show who is ahead" },
    {
      name: "leveling rewards add",
      arguments: "<level> <role>",
      description: "Give a role at a level",
    },
    {
      name: "leveling multiplier",
      arguments: "<role/channel> <factor>",
      description: "Let a role or channel earn more",
    },
    {
      name: "leveling ignore",
      arguments: "<role/channel>",
      description: "Let a role or channel earn nothing",
    },
  ],
  related: ["/features/economy", "/features/giveaways", "/features/voicemaster"],
};
