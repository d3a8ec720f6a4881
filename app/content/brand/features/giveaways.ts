import type { Feature } from "../../brand-schema.ts";

export const giveaways: Feature = {
  path: "/features/giveaways",
  language: "en",
  title: "Giveaways",
  headline: "Giveaways that go to the people who are really there",
  intro:
    "Start one in a single line. Requirements keep out accounts made for the prize, and the bot draws as many winners as you want.",
  description:
    "Giveaways with several winners and custom requirements: level, role, account age, time in the server, messages and voice time.",
  menu: "Requirements and several winners",
  icon: "gift",
  cards: [
    {
      drawing: "giveaways",
      title: "Giveaways",
      text: "Custom requirements to enter, and as many winners as you like.",
    },
  ],
  hero: "left",
  sections: [
    {
      kind: "facts",
      title: "Six requirements, in any combination",
      text: "Add flags after the prize. A member has to meet all of them to enter, and the bot says which one is missing.",
      columns: ["Flag", "Asks for", "Example"],
      rows: [
        ["--level", "A level in this server", "--level 10"],
        ["--role", "A role", "--role @Member"],
        ["--age", "Days since the account was made", "--age 30"],
        ["--joined", "Days since joining this server", "--joined 7"],
        ["--messages", "Messages written here", "--messages 200"],
        ["--voice", "Minutes spent in voice channels", "--voice 120"],
      ],
    },
    {
      kind: "story",
      title: "Not everybody gets in",
      text: "Members who don't meet the requirements learn why when they press the button, and only they can read it. No public refusals.",
      scene: 1,
      side: "left",
    },
    {
      kind: "story",
      title: "The draw",
      text: "When time is up, the bot draws, names the winners and links the giveaway. If a winner doesn't answer, reroll picks another.",
      scene: 2,
      side: "right",
    },
    { kind: "steps", shape: "row", title: "Start one" },
    { kind: "points", shape: "bento", title: "Details that matter" },
    { kind: "commands", title: "Giveaway commands" },
  ],
  points: [
    {
      title: "Several winners",
      text: "One or many: the number is part of the command, and nobody wins twice in one draw.",
    },
    { title: "Pause and go on", text: "Edit prize, time and winners while it runs." },
    { title: "Ends on time", text: "The end is written in every member's own time zone." },
  ],
  steps: [
    {
      title: "Duration, winners, prize",
      text: "In this order. Add flags for requirements at the end.",
      command: "{prefix}giveaway start 2d 3 Artist role --level 10 --age 30",
    },
    {
      title: "Watch the entries",
      text: "Shows who has entered so far.",
      command: "{prefix}giveaway entries <message>",
    },
    {
      title: "End it early or draw again",
      text: "With the link or id of the message.",
      command: "{prefix}giveaway reroll <message>",
    },
  ],
  scenes: [
    {
      channel: "giveaways",
      label: "A running giveaway with two requirements",
      messages: [
        {
          speaker: { name: "marlow", color: "blue" },
          time: "Friday 18:00",
          text: "{prefix}giveaway start 2d 3 Artist role --level 10 --age 30",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "Friday 18:00",
          embed: {
            title: "Artist role for three",
            description: "Press the button to enter. Ends **in 2 days**.",
            fields: [
              { name: "Winners", value: "3", inline: true },
              { name: "Entries", value: "146", inline: true },
              { name: "Requirements", value: "Level 10 or higher\nAccount older than 30 days" },
            ],
            footer: "Hosted by marlow",
          },
          buttons: [
            { label: "Enter", style: "success" },
            { label: "Participants", style: "secondary" },
          ],
        },
      ],
    },
    {
      channel: "giveaways",
      label: "A refused entry, seen by that member alone",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "Friday 18:22",
          embed: {
            tone: "warn",
            title: "Not yet",
            description: "You are at **level 8**, and this giveaway asks for **level 10**.",
            fields: [{ name: "Account older than 30 days", value: "Yes" }],
          },
          ephemeral: true,
        },
      ],
    },
    {
      channel: "giveaways",
      label: "The draw names three winners",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "Sunday 18:00",
          text: "Congratulations @juno, @otter and @quill, you have won **Artist role**!",
          embed: {
            tone: "ok",
            title: "Artist role for three",
            description: "**212** members entered.",
            footer: "Ended on Sunday at 18:00",
          },
          reactions: [{ symbol: "🎉", count: 31 }],
        },
        {
          speaker: { name: "otter", color: "green" },
          time: "Sunday 18:01",
          text: "I've never won anything before",
        },
      ],
    },
  ],
  commands: [
    {
      name: "giveaway start",
      arguments: "<duration> <winners> <prize> [flags]",
      description: "Start a giveaway",
    },
    { name: "giveaway end", arguments: "[message]", description: "End it now and draw" },
    { name: "giveaway reroll", arguments: "[message]", description: "Draw a new winner" },
    {
      name: "giveaway edit",
      arguments: "<message> <setting> <value>",
      description: "Change prize, time or winners",
    },
    { name: "giveaway list", description: "Show what is running" },
  ],
  related: ["/features/leveling", "/features/economy", "/features/bump"],
};
