import type { Feature } from "../../brand-schema.ts";

export const buttonroles: Feature = {
  path: "/features/buttonroles",
  language: "en",
  title: "Button Roles",
  headline: "Roles at the press of a button",
  intro:
    "Put buttons under any message the bot has sent. A press gives the role, another takes it back. Reaction roles work on anyone's message.",
  description:
    "Button roles in four styles (Primary, Success, Danger, Secondary) and reaction roles on any message.",
  menu: "Roles by button or reaction",
  icon: "toggle-left",
  cards: [
    {
      drawing: "buttonroles",
      title: "Button and reaction roles",
      text: "One press gives the role, the next takes it back.",
    },
  ],
  hero: "below",
  sections: [
    {
      kind: "facts",
      title: "Four styles",
      text: "The style is the last word of the command. Without one, buttons are Primary.",
      columns: ["Style", "Looks", "Good for"],
      rows: [
        ["Primary", "Blue", "The choice most people make"],
        ["Success", "Green", "Accepting the rules, joining in"],
        ["Danger", "Red", "Roles that open loud channels"],
        ["Secondary", "Gray", "Long rows of equal choices"],
      ],
    },
    { kind: "steps", shape: "rail", title: "Make a role panel", scene: 2 },
    { kind: "points", shape: "strip", title: "Buttons or reactions?" },
    { kind: "commands", title: "Role commands" },
    {
      kind: "questions",
      title: "Good to know",
      items: [
        {
          title: "Why must the message be the bot's?",
          text: "Discord only lets a bot add buttons to its own messages. Write one with the Embed Builder and send it with the bot.",
        },
        { title: "How many buttons fit?", text: "Twenty-five, in five rows of five." },
        {
          title: "Why does the bot refuse a role?",
          text: "Its own highest role must be above the one it hands out.",
        },
      ],
    },
  ],
  points: [
    { title: "Buttons", text: "Carry words, need no explanation, and answer in private." },
    { title: "Reactions", text: "Fit on any message and show how many chose the same." },
    {
      title: "Both at once",
      text: "A button panel for pronouns and pings, reactions under an event post.",
    },
  ],
  steps: [
    {
      title: "Send the message",
      text: "Paste embed code from the builder.",
      command: "{prefix}createembed {embed}$v{title: Pick your roles}",
    },
    {
      title: "Add a button",
      text: "Message link, role, label, style.",
      command: "{prefix}buttonrole add <message> @Events Events success",
    },
    {
      title: "Add a reaction instead",
      text: "Works on every message in the channel.",
      command: "{prefix}reactionrole add <message> 🎮 @Games",
    },
  ],
  scenes: [
    {
      channel: "roles",
      label: "A panel with the four button styles",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "10:00",
          embed: {
            title: "Pick your roles",
            description: "Press once to get a role, press again to lose it.",
          },
          buttons: [
            { label: "Announcements", style: "primary" },
            { label: "Events", style: "success" },
            { label: "Spoilers", style: "danger" },
            { label: "Polls", style: "secondary" },
          ],
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "10:02",
          embed: { tone: "ok", description: "You now have @Events." },
          ephemeral: true,
        },
      ],
    },
    {
      channel: "events",
      label: "Reaction roles under a member's message",
      messages: [
        {
          speaker: { name: "marlow", color: "red" },
          time: "16:30",
          text: "What shall we do on Saturday? React and you get the role for the ping.",
          reactions: [
            { symbol: "🎮", count: 18 },
            { symbol: "🎨", count: 7 },
            { symbol: "📚", count: 12 },
          ],
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "16:31",
          embed: {
            tone: "ok",
            description: "Three reactions here hand out roles: @Games, @Artists and @Readers.",
          },
        },
      ],
    },
    {
      channel: "bot-commands",
      label: "The bot confirms a new button for a role",
      messages: [
        {
          speaker: { name: "marlow", color: "red" },
          time: "09:58",
          text: "{prefix}buttonrole add 118…204 @Events Events success",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "09:58",
          embed: {
            tone: "ok",
            description: "Button added.",
            fields: [
              { name: "Role", value: "@Events", inline: true },
              { name: "Style", value: "Success", inline: true },
              { name: "Buttons", value: "2 of 25", inline: true },
            ],
          },
        },
      ],
    },
  ],
  commands: [
    {
      name: "buttonrole add",
      arguments: "<message> <role> <label> [style]",
      description: "Put a button under a message of the bot",
    },
    { name: "buttonrole remove", arguments: "<message> <role>", description: "Take a button away" },
    { name: "buttonrole list", description: "Show all panels of the server" },
    {
      name: "reactionrole add",
      arguments: "<message> <emoji> <role>",
      description: "Hand out a role by reaction",
    },
    {
      name: "reactionrole remove",
      arguments: "<message> <emoji>",
      description: "Stop handing it out",
    },
  ],
  related: ["/features/vanityroles", "/features/welcome", "/features/tickets"],
};
