import type { Feature } from "../../brand-schema.ts";

export const welcome: Feature = {
  path: "/features/welcome",
  language: "en",
  title: "Welcome System",
  headline: "A first message worth reading",
  intro:
    "Greet people when they join, say goodbye when they leave and thank them when they boost. Plain text, an embed or a picture with their name on it.",
  description:
    "Welcome, leave and boost messages with images and embeds, filled in with the member's name, your server and the member count.",
  menu: "Welcome, leave and boost messages",
  icon: "image",
  cards: [
    {
      drawing: "welcome",
      title: "Welcome, leave and boost messages",
      text: "Text, an embed, or a picture with the member's name on it.",
    },
  ],
  hero: "left",
  sections: [
    {
      kind: "variables",
      title: "Variables fill in the rest",
      text: "Write them anywhere in a message: in the text, in an embed's title, even in an image address. The bot puts the real value in when it sends the message.",
      scene: 1,
    },
    { kind: "points", shape: "strip", title: "Three occasions" },
    { kind: "steps", shape: "rail", title: "Your first welcome message", scene: 2 },
    {
      kind: "questions",
      title: "Good to know",
      items: [
        {
          title: "How do I write an embed for it?",
          text: "Put it together in the Embed Builder on this site, press Generate and use the code as the message.",
        },
        {
          title: "More than one channel?",
          text: "Yes. Each channel keeps its own message, so rules can go in one and small talk in another.",
        },
        {
          title: "Can I see it before anybody joins?",
          text: "The test command sends the message to the channel as if you had just joined.",
        },
      ],
    },
    { kind: "commands", title: "Message commands" },
  ],
  points: [
    { title: "Welcome", text: "Sent when somebody joins, in as many channels as you like." },
    { title: "Leave", text: "Sent when somebody goes, with the number of members who remain." },
    { title: "Boost", text: "Sent when somebody boosts, to say thank you in public." },
  ],
  steps: [
    {
      title: "Choose a channel and a text",
      text: "Everything after the channel is the message.",
      command: "{prefix}welcome add #lounge Ahoy {user_name}, you are number {guild_count}!",
    },
    {
      title: "Look at it",
      text: "Sends the message as if you had joined just now.",
      command: "{prefix}welcome test #lounge",
    },
    {
      title: "Add a goodbye",
      text: "Leave and boost messages work the same way.",
      command: "{prefix}leave add #lounge {user_name} has set sail.",
    },
  ],
  scenes: [
    {
      channel: "lounge",
      label: "A welcome message with a picture that carries the newcomer's name",
      messages: [
        {
          speaker: { name: "pixel", color: "blue" },
          system: "join",
          text: "just arrived.",
          time: "17:26",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "17:26",
          text: "Ahoy @pixel!",
          embed: {
            description: "Rules are in #rules, roles in #roles. Say hello here.",
            picture: "banner",
            art: { title: "Welcome, pixel", line: "Member 1,284" },
          },
        },
        {
          speaker: { name: "otter", color: "green" },
          time: "17:27",
          text: "welcome! what do you draw with?",
          reactions: [{ symbol: "👋", count: 6 }],
        },
      ],
    },
    {
      channel: "lounge",
      label: "The same message before and after the variables are filled in",
      messages: [
        {
          speaker: { name: "marlow", color: "red" },
          time: "17:20",
          text: "{prefix}welcome add #lounge **{user_name}** joined {guild_name} on {user_joined_at} as number {guild_count}.",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "17:26",
          text: "**pixel** joined Lantern Bay on 14 March 2024 as number 1,284.",
        },
      ],
    },
    {
      channel: "lounge",
      label: "A leave message and a boost message",
      messages: [
        {
          speaker: { name: "gale", color: "gray" },
          system: "leave",
          text: "left the server.",
          time: "21:08",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "21:08",
          text: "gale has set sail. **1,283** of us remain.",
        },
        {
          speaker: { name: "juno", color: "purple" },
          system: "boost",
          text: "just boosted the server!",
          time: "21:40",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "21:40",
          embed: {
            tone: "ok",
            title: "Thank you, juno",
            description:
              "Lantern Bay now has **14 boosts**. Pick your color with `{prefix}boosterrole color`.",
          },
          reactions: [{ symbol: "🎉", count: 9 }],
        },
      ],
    },
  ],
  variables: [
    { name: "user_name", meaning: "Name of the member", example: "pixel" },
    { name: "guild_name", meaning: "Name of your server", example: "Lantern Bay" },
    { name: "guild_count", meaning: "How many members the server has", example: "1,284" },
    { name: "user_joined_at", meaning: "When the member joined", example: "14 March 2024" },
  ],
  commands: [
    {
      name: "welcome add",
      arguments: "<channel> <message>",
      description: "Set the welcome message of a channel",
    },
    {
      name: "welcome test",
      arguments: "[channel]",
      description: "Send it as if you had just joined",
    },
    {
      name: "welcome remove",
      arguments: "<channel>",
      description: "Remove the message of a channel",
    },
    {
      name: "leave add",
      arguments: "<channel> <message>",
      description: "Set the leave message of a channel",
    },
    {
      name: "boost add",
      arguments: "<channel> <message>",
      description: "Set the boost message of a channel",
    },
  ],
  related: ["/features/buttonroles", "/features/vanityroles", "/features/leveling"],
};
