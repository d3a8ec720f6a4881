import type { Feature } from "../../brand-schema.ts";

export const voicemaster: Feature = {
  path: "/features/voicemaster",
  language: "en",
  title: "Voice Master",
  headline: "Join once, own the room",
  intro:
    "One channel called Join to Create. Members who enter it get a voice channel of their own, with the right to name, lock and limit it. When the last person leaves, it's gone.",
  description:
    "Voice channels that members create by joining: rename, lock, hide and limit them by buttons or commands.",
  menu: "Voice channels members make themselves",
  icon: "mic",
  cards: [
    {
      drawing: "voicemaster",
      title: "Voice Master",
      text: "Join one channel and get another of your own, to name, limit and lock as you please.",
    },
  ],
  hero: "right",
  sections: [
    { kind: "steps", shape: "row", title: "One command, then nothing" },
    {
      kind: "story",
      title: "The control panel",
      text: "Owners run their channel with buttons in one place. If they'd rather type, commands do the same.",
      scene: 1,
      side: "left",
    },
    {
      kind: "facts",
      title: "What an owner can do",
      columns: ["Button", "Command", "Effect"],
      rows: [
        ["Lock", "{prefix}voicemaster lock", "Nobody else can join"],
        ["Hide", "{prefix}voicemaster ghost", "The channel leaves everybody's list"],
        ["Rename", "{prefix}voicemaster rename <name>", "A new name"],
        ["Limit", "{prefix}voicemaster limit <number>", "How many fit in"],
        ["Allow", "{prefix}voicemaster permit <member>", "Lets one person in"],
        ["Remove", "{prefix}voicemaster reject <member>", "Sends one person out"],
        ["Claim", "{prefix}voicemaster claim", "Take over when the owner has left"],
      ],
    },
    { kind: "points", shape: "bento", title: "And for you" },
    { kind: "commands", title: "Commands for owners and admins" },
  ],
  points: [
    {
      title: "No more empty channels",
      text: "Channels exist while somebody is in them. Your list grows and shrinks with the evening.",
    },
    {
      title: "Your defaults",
      text: "Name, limit, bitrate and region of new channels are yours to set.",
    },
    {
      title: "A role while talking",
      text: "Give members a role for as long as they are in a channel of their own.",
    },
  ],
  steps: [
    {
      title: "Set it up",
      text: "Creates the category, the Join to Create channel and the panel.",
      command: "{prefix}voicemaster setup",
    },
    {
      title: "Choose a name for new channels",
      text: "With the member's name in it.",
      command: "{prefix}voicemaster default name {user_name}'s room",
    },
  ],
  scenes: [
    {
      channel: "voice-panel",
      label: "Voice channels that members made for themselves",
      voice: {
        category: "Voice",
        channels: [
          { name: "Join to Create", members: [] },
          { name: "juno's room", members: ["juno", "fennec", "marlow"], note: "3/5" },
          { name: "quiet drawing", members: ["pixel"], note: "locked" },
        ],
      },
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "21:02",
          embed: { tone: "ok", description: "@pixel, your channel is ready: **pixel's room**." },
        },
        {
          speaker: { name: "pixel", color: "blue" },
          time: "21:03",
          text: "{prefix}voicemaster rename quiet drawing",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "21:03",
          embed: { tone: "ok", description: "Renamed to **quiet drawing**." },
        },
      ],
    },
    {
      channel: "voice-panel",
      label: "The control panel of Voice Master",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "09:30",
          embed: {
            title: "Your channel",
            description:
              "The buttons act on the voice channel you own. Join to Create makes you one.",
          },
          buttons: [
            { label: "Lock", style: "secondary" },
            { label: "Unlock", style: "secondary" },
            { label: "Hide", style: "secondary" },
            { label: "Reveal", style: "secondary" },
            { label: "Rename", style: "primary" },
            { label: "Limit", style: "primary" },
            { label: "Claim", style: "success" },
            { label: "Remove", style: "danger" },
          ],
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "21:10",
          embed: {
            tone: "ok",
            description: "**quiet drawing** is locked. Members you allow can still join.",
          },
          ephemeral: true,
        },
      ],
    },
  ],
  commands: [
    { name: "voicemaster setup", description: "Create category, channel and panel" },
    { name: "voicemaster rename", arguments: "<name>", description: "Rename your channel" },
    { name: "voicemaster lock", description: "Close your channel" },
    { name: "voicemaster ghost", description: "Hide your channel" },
    { name: "voicemaster limit", arguments: "<number>", description: "Limit how many fit in" },
    { name: "voicemaster claim", description: "Take over an ownerless channel" },
  ],
  related: ["/features/music", "/features/leveling", "/features/vanityroles"],
};
