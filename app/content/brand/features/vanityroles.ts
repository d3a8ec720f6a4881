import type { Feature } from "../../brand-schema.ts";

export const vanityroles: Feature = {
  path: "/features/vanityroles",
  language: "en",
  title: "Vanity Roles",
  headline: "Boosters pick their own color",
  intro:
    "Members who boost your server get a role nobody else has: their name for it, their color, their icon. It goes when the boost does, so you never tidy up.",
  description:
    "Vanity roles for boosters: a role of their own with a free choice of color, name and icon.",
  menu: "A role of their own for boosters",
  icon: "palette",
  cards: [
    {
      drawing: "vanityroles",
      title: "Vanity roles",
      text: "Boosters choose the color of a role only they wear.",
    },
  ],
  hero: "left",
  sections: [
    { kind: "points", shape: "list", title: "What the role carries" },
    { kind: "steps", shape: "rail", title: "Give boosters the command", scene: 1 },
    {
      kind: "questions",
      title: "Good to know",
      items: [
        {
          title: "What happens when the boost ends?",
          text: "The bot deletes the role. Nothing stays in your role list.",
        },
        {
          title: "Can somebody copy the staff's color?",
          text: "You can set words and colors that nobody may use.",
        },
        {
          title: "Where does the role go?",
          text: "Under the role you name in the setup, so boosters never rise above your staff.",
        },
      ],
    },
    { kind: "commands", title: "Booster role commands" },
  ],
  points: [
    { title: "A color", text: "By name, by hex value or taken from the member's own avatar." },
    { title: "A name", text: "Up to 100 characters, checked against your forbidden words." },
    {
      title: "An icon",
      text: "An emoji or a picture, if your server has the boost level for role icons.",
    },
    { title: "A friend", text: "Boosters can share their role with others, as many as you allow." },
  ],
  steps: [
    {
      title: "Switch it on",
      text: "Name the role below which vanity roles are made.",
      command: "{prefix}boosterrole setup @Staff",
    },
    {
      title: "Boosters choose a color",
      text: "The role is created on first use.",
      command: "{prefix}boosterrole color #8fd0d6",
    },
    {
      title: "And a name",
      text: "Whenever they like.",
      command: "{prefix}boosterrole name Tidewatcher",
    },
  ],
  scenes: [
    {
      channel: "boosters",
      label: "A booster chooses a color from the strip",
      messages: [
        {
          speaker: { name: "juno", color: "gray" },
          system: "boost",
          text: "just boosted the server!",
          time: "21:40",
        },
        {
          speaker: { name: "juno", color: "gray" },
          time: "21:43",
          text: "{prefix}boosterrole color #8fd0d6",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "21:43",
          embed: {
            title: "Your role is ready",
            description:
              "@juno now wears `#8fd0d6`. Give it a name with `{prefix}boosterrole name`.",
            picture: "palette",
          },
        },
        {
          speaker: { name: "juno", color: "teal" },
          time: "21:44",
          text: "oh, that's a good color",
          reactions: [{ symbol: "🎨", count: 4 }],
        },
      ],
    },
    {
      channel: "boosters",
      label: "A booster names the role and shares it with a friend",
      messages: [
        {
          speaker: { name: "juno", color: "teal" },
          time: "21:46",
          text: "{prefix}boosterrole name Tidewatcher",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "21:46",
          embed: { tone: "ok", description: "Your role is now called **Tidewatcher**." },
        },
        {
          speaker: { name: "juno", color: "teal" },
          time: "21:47",
          text: "{prefix}boosterrole share @otter",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "21:47",
          text: "@otter",
          embed: {
            description: "juno wants to share **Tidewatcher** with you.",
            footer: "1 of 2 places used",
          },
          buttons: [
            { label: "Wear it", style: "success" },
            { label: "No thanks", style: "secondary" },
          ],
        },
      ],
    },
  ],
  commands: [
    { name: "boosterrole setup", arguments: "[role]", description: "Switch vanity roles on" },
    {
      name: "boosterrole color",
      arguments: "<color>",
      description: "Choose the color of your role",
    },
    { name: "boosterrole name", arguments: "<name>", description: "Name your role" },
    { name: "boosterrole icon", arguments: "<emoji>", description: "Give your role an icon" },
    { name: "boosterrole share", arguments: "<member>", description: "Share your role" },
  ],
  related: ["/features/buttonroles", "/features/welcome", "/features/leveling"],
};
