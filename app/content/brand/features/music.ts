import type { Feature } from "../../brand-schema.ts";

export const music: Feature = {
  path: "/features/music",
  language: "en",
  title: "Music Player",
  headline: "Paste a link, and the whole channel listens",
  intro:
    "Play a title, an album or a playlist from various platforms in your voice channel. Everybody can add to the queue, and you decide who may skip.",
  description:
    "Music playback in voice channels with a shared queue and playlists from various platforms.",
  menu: "Playlists from several platforms",
  icon: "music",
  cards: [
    {
      drawing: "music",
      title: "Music",
      text: "Titles and whole playlists from various platforms, one queue for the channel.",
    },
  ],
  hero: "below",
  sections: [
    { kind: "points", shape: "strip", title: "One queue for everybody" },
    {
      kind: "story",
      title: "Playlists, whole",
      text: "Hand over the link of a playlist and every title joins the queue in order. Shuffle it, loop it, or jump to the one you meant.",
      scene: 2,
      side: "left",
    },
    { kind: "commands", title: "The commands you need" },
    { kind: "steps", shape: "row", title: "Three steps to the first song" },
  ],
  points: [
    {
      title: "Search or link",
      text: "Type a title, or paste the link of a song, an album or a playlist.",
    },
    {
      title: "A queue you can see",
      text: "What plays, what comes next, who added it and how long it takes.",
    },
    {
      title: "Controls in the chat",
      text: "Pause, skip and loop are buttons under the playing title.",
    },
    { title: "A DJ role", text: "If you set one, only its members can skip what others added." },
  ],
  steps: [
    { title: "Join a voice channel", text: "The bot comes to you." },
    {
      title: "Ask for something",
      text: "A title is enough, a link is exact.",
      command: "{prefix}play harbour lights",
    },
    {
      title: "Leave the rest to the buttons",
      text: "Or skip by command when the player has scrolled away.",
      command: "{prefix}skip",
    },
  ],
  scenes: [
    {
      channel: "music",
      label: "The player with its four buttons",
      messages: [
        {
          speaker: { name: "otter", color: "green" },
          time: "20:14",
          text: "{prefix}play harbour lights",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "20:14",
          embed: {
            author: "Now playing in Evening Lounge",
            picture: "cover",
            art: { title: "Harbour Lights", line: "Northern Tide · 1:18 / 3:42", progress: 0.35 },
            footer: "Added by otter",
          },
          buttons: [
            { label: "Pause", style: "primary" },
            { label: "Skip", style: "secondary" },
            { label: "Loop", style: "secondary" },
            { label: "Stop", style: "danger" },
          ],
        },
      ],
    },
    {
      channel: "music",
      label: "The queue with four titles",
      voice: {
        category: "Voice channels",
        channels: [{ name: "Evening Lounge", members: ["otter", "juno", "marlow"], note: "3" }],
      },
      messages: [
        { speaker: { name: "juno", color: "purple" }, time: "20:16", text: "{prefix}queue" },
        {
          speaker: { name: "{product}", bot: true },
          time: "20:16",
          embed: {
            title: "Queue",
            description:
              "`1` **Harbour Lights** 3:42\n`2` **Paper Boats** 2:58\n`3` **Slow Ferry Home** 4:20\n`4` **Gulls at Noon** 3:05",
            footer: "4 titles, 14 minutes",
          },
        },
      ],
    },
    {
      channel: "music",
      label: "A playlist adds 42 titles to the queue",
      messages: [
        {
          speaker: { name: "marlow", color: "blue" },
          time: "20:31",
          text: "{prefix}playlist load rainy evenings",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "20:31",
          embed: {
            tone: "ok",
            description: "Added **42 titles** from **Rainy Evenings** to the queue.",
            fields: [
              { name: "Length", value: "2 h 37 min", inline: true },
              { name: "First at", value: "20:45", inline: true },
            ],
          },
        },
        { speaker: { name: "marlow", color: "blue" }, time: "20:31", text: "{prefix}shuffle" },
        {
          speaker: { name: "{product}", bot: true },
          time: "20:31",
          embed: { description: "Shuffled **46 titles**." },
        },
      ],
    },
  ],
  commands: [
    {
      name: "play",
      arguments: "<title or link>",
      description: "Play a title or add it to the queue",
    },
    { name: "queue", description: "Show what comes next" },
    { name: "skip", description: "Skip the playing title" },
    { name: "pause", description: "Pause the player" },
    { name: "shuffle", description: "Mix up the queue" },
    { name: "loop", arguments: "<off/track/queue>", description: "Repeat the title or the queue" },
    {
      name: "playlist load",
      arguments: "<name>",
      description: "Add a saved playlist to the queue",
    },
  ],
  related: ["/features/voicemaster", "/features/leveling", "/features/giveaways"],
};
