import { product } from "../facts.static.ts";

export const STATUS = {
  title: "Status",
  description: "Real-time status and performance metrics",
  /** For search engines and link previews. */
  summary: `Is ${product} up? Its shards, latency, servers and users right now, whether a server's own shard works, 90 days of uptime and every incident.`,
  picture: { name: "status", alt: "Latency, servers and users, and the shards of the bot" },
  latency: "Avg. Latency",
  servers: "Total Servers",
  users: "Total Users",
  shards: "Shard Status",
  noReport: "No report",
  notHeard: "This shard is missing from the bot's report.",
  serverGrowth: "Server Growth",
  userGrowth: "User Growth",
  serverNoun: "servers",
  userNoun: "users",
  zone: "All times are UTC.",
  measuredSince: (day: string) => `Measured since ${day}.`,
  unchanged: (period: string) => `unchanged ${period}`,
  partial: "partial: shards were missing",
  partialNow: "partial: shards are missing",
  unknownNow: "unknown: shards are missing",
  finder: "Is it my server?",
  finderText:
    "Paste a link to one of your server's channels, or the server's ID, to see how its shard is doing.",
  /** How to get an ID on a phone and on a computer, first without Developer Mode. */
  finderHint: {
    phone: `Hold a channel's name, then tap "Copy Link". Or hold the server's icon, then "Copy Server ID": that needs Developer Mode (your settings, Advanced).`,
    computer: `Right-click a channel, then "Copy Link". Or right-click the server's icon, then "Copy Server ID": that needs Developer Mode (User Settings, Advanced).`,
  },
  finderLabel: "Server ID",
  finderBad:
    "This is neither a channel's link nor a server ID, which is a number of 17 to 20 digits such as 914857203355312148.",
  check: "Check",
  copyForSupport: "Copy for support",
  /** `server` is its ID's start and end. The site can't know whether the bot is in it. */
  yourShard: (server: string, shard: number) => `Server ${server} belongs to shard ${shard}`,
  checks: `${product} doesn't answer there? Check three things:`,
  checkMember: `${product} is still a member of the server.`,
  addAgain: "Add it again",
  checkRole: `${product}'s role has the permissions the command needs.`,
  checkChannel: `${product} can see the channel and write in it.`,
  shardFigures: (latency: string, uptime: string) => `Latency ${latency} · Uptime ${uptime}`,
  lastKnown: "The bot hasn't reported for a while. This is the last state we know.",
  shardHint: `${product} runs on several connections, called shards. Each server belongs to one of them. When a shard is down, ${product} is offline in its servers and fine in all others.`,
  chartLabel: (title: string, noun: string, points: number) =>
    `${title}: ${noun} over time, ${points} points. The table below has the numbers.`,
  dataTable: "Data table",
  ofTitle: (title: string) => ` of ${title}`,
  tableLabel: (title: string) => `${title}, data table`,
  columns: { time: "Time", total: "Total", change: "Change" },
  latestPoints: (rows: number, all: number) => `The latest ${rows} of ${all} points.`,
  allPoints: "All as JSON",
  uptime: "Uptime",
  uptimeDays: "90 days",
  uptimeToday: "today",
  recordedDays: (days: number) => `last ${days} days`,
  today: "Today",
  uptimeNone: "We've just started recording. Days without data are gray.",
  howMeasured: "How we measure",
  uptimeRule:
    "Uptime is the share of shards that were up, checked every five minutes. Silence counts as down; planned maintenance and time without data don't count.",
  pickDay: "Day",
  incidents: "Incidents",
  noIncidents: "None on record.",
  incidentRule: "Two bad checks in a row open an incident, two good ones close it.",
  olderIncidents: (count: number) =>
    count === 1 ? "One older incident" : `${count} older incidents`,
  /** Before links to files for programs. */
  feeds: "Feeds",
  feed: "Atom",
  calendar: "Maintenance calendar",
  incidentsJson: "Incidents as JSON",
  uptimeJson: "Uptime as JSON",
  oldReport: (time: string) =>
    `Uptime and incidents are from ${time}. We can't read newer ones right now.`,
  unreadReport: "We can't read uptime and incidents right now.",
} as const;

export const RANGE_LABELS = { "24h": "24h", "7d": "7d", "30d": "30d", all: "All" } as const;

/** The period of a change. */
export const RANGE_WORDS = {
  "24h": "in 24 hours",
  "7d": "in 7 days",
  "30d": "in 30 days",
  all: "since the beginning",
} as const;

/** The period of a change if the history is shorter than the range. */
export const PERIOD_WORDS = {
  hours: (count: number) => (count === 1 ? "in the last hour" : `in ${count} hours`),
  days: (count: number) => `in ${count} days`,
} as const;

export const BAR_WORDS = {
  ok: "Up",
  warn: "Some shards down",
  down: "All shards down, or no report",
  gray: "No data",
  maintenance: "Maintenance",
} as const;

/** By level. */
export const NOTICE_WORDS = { info: "Notice", warning: "Warning", critical: "Outage" } as const;
