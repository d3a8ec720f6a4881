import type * as english from "../../landing/drawings.ts";
import type { Words } from "../../translation.ts";
import { words } from "../../words.ts";

export const DRAWINGS = words<Words<typeof english.DRAWINGS>>({
  antinuke: {
    log: [
      { time: "03:41:02", role: "Mitglied" },
      { time: "03:41:06", role: "Kreativ" },
      { time: "03:41:10", role: "Event-Team" },
    ],
    rule: "Schwelle: 3 Rollen pro Minute",
    end: "rook gebannt, 0,4 s später",
  },
  automod: {
    title: "Zuletzt erwischt",
    period: "Diese Woche",
    filters: [
      { filter: "Spam", caught: "hey hey hey hey hey", count: 31 },
      { filter: "Einladungen", caught: "kommt her: discord.gg/…", count: 12 },
      { filter: "Links", caught: "free-skins.example", count: 7 },
      { filter: "Deine Wörter", caught: "d00f", count: 4 },
    ],
  },
  tickets: {
    panel: { title: "Wobei können wir helfen?", chosen: "Support", others: ["Melden", "Bewerben"] },
    form: [
      { question: "Was ist passiert?", answer: "Meine Level-Rolle ist seit gestern weg." },
      { question: "Seit wann?", answer: "Freitag, nachdem ich mich umbenannt habe" },
    ],
    submit: "Absenden",
    channel: "support-0042",
    claimed: "okapi hat dieses Ticket übernommen",
    thanks: { who: "fennec", text: "danke, das erklärt’s" },
    file: { name: "support-0042.html", size: "18 KB, 6 Nachrichten" },
  },
  welcome: {
    who: "pixel",
    title: "Willkommen, pixel",
    line: "Mitglied 1.284",
    notices: [
      { kind: "leave", text: "gale ist davongesegelt. Wir sind noch 1.283." },
      { kind: "boost", text: "Danke für den Boost, juno!" },
    ],
  },
  buttonroles: {
    title: "Such dir Rollen aus",
    buttons: [
      { label: "Ankündigungen", style: "primary" },
      { label: "Events", style: "success" },
      { label: "Spoiler", style: "danger" },
      { label: "Umfragen", style: "secondary" },
    ],
    answer: "Du hast jetzt @Events.",
  },
  bump: {
    from: "14:00",
    to: "16:00",
    bumped: "gale hat gebumpt",
    called: "@Bumper, wieder dran!",
    reward: "+500",
  },
  leveling: {
    text: "Text",
    voice: "Sprache",
    reward: { level: "Level 20", role: "Hafenlotse" },
  },
  giveaways: {
    prize: "Rolle „Kreativ“ für drei",
    flags: ["--level 10", "--age 30"],
    words: { entered: "dabei,", won: "gewonnen" },
    winners: ["juno", "otter", "quill"],
  },
  voicemaster: {
    category: "Sprachkanäle",
    channels: [
      { name: "Kanal erstellen", members: [] },
      { name: "Raum von juno", members: ["juno", "fennec", "marlow"], note: "3/5" },
      { name: "leise zeichnen", members: ["pixel"], note: "gesperrt" },
      { name: "Duett üben", members: ["otter", "okapi"], note: "2/2" },
    ],
    panel: ["Sperren", "Verbergen", "Umbenennen", "Limit"],
  },
  economy: {
    rows: [
      { command: "{prefix}work", text: "Am Pier Netze geflickt", amount: 420 },
      { command: "{prefix}trade", text: "2 Laternen an fennec", amount: 3000 },
      { command: "{prefix}shop", text: "Nachteule, eine Rolle", amount: -25_000 },
    ],
    balance: [
      { name: "Bargeld", value: "1.260" },
      { name: "Karte", value: "48.900" },
    ],
  },
  vanityroles: {
    who: "juno",
    role: "Wattläufer",
  },
  music: {
    art: { title: "Hafenlichter", line: "Nordflut · 1:18 / 3:42" },
    queue: [
      { title: "Papierboote", length: "2:58" },
      { title: "Langsame Fähre heim", length: "4:20" },
    ],
  },
});
