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
  },
  bump: {
    from: "14:00",
    to: "16:00",
    bumped: "gale bumped",
    called: "@Bumpers, again!",
    reward: "+500",
  },
  leveling: {
    text: "Text",
    voice: "Voice",
    reward: { level: "Level 20", role: "Harbour Pilot" },
  },
  giveaways: {
    prize: "Artist role for three",
    flags: ["--level 10", "--age 30"],
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
  },
  music: {
    art: { title: "Harbour Lights", line: "Northern Tide · 1:18 / 3:42" },
    queue: [
      { title: "Paper Boats", length: "2:58" },
      { title: "Slow Ferry Home", length: "4:20" },
    ],
  },
});
