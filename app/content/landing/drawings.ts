import { words } from "../words.ts";

/** The drawings' texts and numbers. Their people are those of the feature pages. */
export const DRAWINGS = words({
  antinuke: {
    log: [
      { time: "03:41:02", role: "Member" },
      { time: "03:41:06", role: "Artist" },
      { time: "03:41:10", role: "Event Team" },
    ],
    rule: "Threshold: 3 roles a minute",
    end: "rook banned, 0.4 s later",
  },
  automod: {
    title: "Last caught",
    period: "This week",
    filters: [
      { filter: "Spam", caught: "hey hey hey hey hey", count: 31 },
      { filter: "Invites", caught: "join us: discord.gg/…", count: 12 },
      { filter: "Links", caught: "free-skins.example", count: 7 },
      { filter: "Your words", caught: "b0ring", count: 4 },
    ],
  },
  tickets: {
    panel: { title: "How can we help?", chosen: "Support", others: ["Report", "Apply"] },
    form: [
      { question: "What happened?", answer: "My level role is gone since yesterday." },
      { question: "Since when?", answer: "Friday, after I changed my name" },
    ],
    submit: "Submit",
    channel: "support-0042",
    claimed: "okapi has claimed this ticket",
    thanks: { who: "fennec", text: "thank you, that explains it" },
    file: { name: "support-0042.html", size: "18 KB, 6 messages" },
  },
  welcome: {
    who: "pixel",
    title: "Welcome, pixel",
    line: "Member 1,284",
    notices: [
      { kind: "leave", text: "gale has set sail. 1,283 are left." },
      { kind: "boost", text: "Thank you for the boost, juno!" },
    ],
  },
  buttonroles: {
    title: "Pick your roles",
    buttons: [
      { label: "Announcements", style: "primary" },
      { label: "Events", style: "success" },
      { label: "Spoilers", style: "danger" },
      { label: "Polls", style: "secondary" },
    ],
    answer: "You now have @Events.",
    reactions: [
      { symbol: "🎮", count: 18 },
      { symbol: "🎨", count: 7 },
      { symbol: "📚", count: 12 },
    ],
  },
  bump: {
    from: "14:00",
    to: "16:00",
    bumped: "gale bumped",
    called: "@Bumpers, again!",
    reward: "+500",
  },
  leveling: {
    ranks: [
      { name: "otter", level: 31, text: 0.58, voice: 0.4 },
      { name: "juno", level: 28, text: 0.3, voice: 0.55 },
      { name: "marlow", level: 24, text: 0.62, voice: 0.1 },
      { name: "fennec", level: 19, text: 0.35, voice: 0.22 },
      { name: "pixel", level: 16, text: 0.4, voice: 0.08 },
    ],
    text: "Text",
    voice: "Voice",
    reward: { level: "Level 20", role: "Harbour Pilot" },
  },
  giveaways: {
    prize: "Artist role for three",
    flags: ["--level 10", "--age 30"],
    entered: 212,
    words: { entered: "entered,", won: "won" },
    winners: ["juno", "otter", "quill"],
  },
  voicemaster: {
    category: "Voice",
    channels: [
      { name: "Join to Create", members: [] },
      { name: "juno's room", members: ["juno", "fennec", "marlow"], note: "3/5" },
      { name: "quiet drawing", members: ["pixel"], note: "locked" },
      { name: "duet practice", members: ["otter", "okapi"], note: "2/2" },
    ],
    panel: ["Lock", "Hide", "Rename", "Limit"],
  },
  economy: {
    rows: [
      { command: "{prefix}work", text: "Repaired nets at the pier", amount: 420 },
      { command: "{prefix}trade", text: "2 Lanterns to fennec", amount: 3000 },
      { command: "{prefix}shop", text: "Night Owl, a role", amount: -25_000 },
    ],
    balance: [
      { name: "Cash", value: "1,260" },
      { name: "Card", value: "48,900" },
    ],
  },
  vanityroles: {
    who: "juno",
    role: "Tidewatcher",
    color: "#8fd0d6",
    fan: ["#e5737f", "#ecc48f", "#9fd6b8", "#8fd0d6", "#7aa7e8", "#bdb4ea"],
  },
  music: {
    art: { title: "Harbour Lights", line: "Northern Tide · 1:18 / 3:42" },
    played: 0.35,
    queue: [
      { title: "Paper Boats", length: "2:58" },
      { title: "Slow Ferry Home", length: "4:20" },
    ],
  },
});
