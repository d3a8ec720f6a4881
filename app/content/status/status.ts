import { product } from "../facts.static.ts";

/** Texts of the status page. */
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
  notHeard: "This shard is missing in the bot's answer.",
  serverGrowth: "Server Growth",
  userGrowth: "User Growth",
  serverNoun: "servers",
  userNoun: "users",
  zone: "All times are UTC.",
  measuredSince: (day: string) => `Measured since ${day}.`,
  between: (low: string, high: string, period: string) => `Between ${low} and ${high} ${period}`,
  unchanged: (period: string) => `unchanged ${period}`,
  partial: "partial: shards were missing",
  partialNow: "partial: shards are missing",
  unknownNow: "unknown: shards are missing",
  finder: "Is it my server?",
  finderText:
    "Paste your server's ID, or a link to one of its channels, to see the shard it lives on.",
  finderHint: "In Discord: right-click the server's icon, then Copy Server ID.",
  finderLabel: "Server ID",
  finderBad:
    "That is not a server ID. A server ID is a number of 17 to 20 digits, such as 914857203355312148.",
  check: "Check",
  copyForSupport: "Copy for support",
  yourShard: (shard: number) => `Your server is on shard ${shard}`,
  shardFigures: (latency: string, uptime: string) => `Latency ${latency} · Uptime ${uptime}`,
  lastKnown: "The bot has not reported for a while, so this is the last that is known.",
  shardHint:
    "A large bot runs as many connections, called shards, and every server lives on one of them. When a single shard is down, the bot is offline in its servers and fine in all others.",
  chartLabel: (title: string, noun: string, points: number) =>
    `${title}: ${noun} over time, ${points} points, whose numbers are in the table below`,
  dataTable: "Data table",
  ofTitle: (title: string) => ` of ${title}`,
  tableLabel: (title: string) => `${title}, data table`,
  columns: { time: "Time (UTC)", total: "Total", change: "Change" },
  latestPoints: (rows: number, all: number) => `The latest ${rows} of ${all} points.`,
  allPoints: "All of them as JSON",
  uptime: "Uptime",
  uptimeDays: "90 days, UTC",
  uptimeToday: "today, UTC",
  recordedDays: (days: number) => `${days} recorded days, UTC`,
  today: "Today",
  dayByDay: "Day by day",
  allAsJson: "All of it as JSON",
  fullDays: (days: number) =>
    days === 1 ? "One more day: 100 % uptime." : `${days} more days: 100 % uptime.`,
  unknownDays: (days: number) => (days === 1 ? "No data of one day." : `No data of ${days} days.`),
  uptimeNone: "Recording has just begun. Days without data are gray.",
  uptimeRule:
    "The share of shards that were ready, in samples five minutes apart. No report counts as down; planned maintenance and time without data do not count.",
  pickDay: "Day",
  incidents: "Incidents",
  noIncidents: "None on record.",
  incidentRule:
    "Opened when shards are missing, or the bot gives no report, in two samples five minutes apart. Closed by two good ones.",
  olderIncidents: (count: number) =>
    count === 1 ? "One older incident" : `${count} older incidents`,
  allIncidents: (count: number) => `All ${count} as JSON`,
  feed: "Atom feed",
  oldReport: (time: string) =>
    `Uptime and incidents are as of ${time}: newer ones cannot be read now.`,
  unreadReport: "Uptime and incidents cannot be read now.",
} as const;

/** Labels of the range controls. */
export const RANGE_LABELS = { "24h": "24h", "7d": "7d", "30d": "30d", all: "All" } as const;

/** The period a change refers to. */
export const RANGE_WORDS = {
  "24h": "in 24 hours",
  "7d": "in 7 days",
  "30d": "in 30 days",
  all: "since the beginning",
} as const;

/** The period a change refers to where the history is shorter than the range. */
export const PERIOD_WORDS = {
  hours: (count: number) => (count === 1 ? "in the last hour" : `in ${count} hours`),
  days: (count: number) => `in ${count} days`,
} as const;

/** States in an uptime bar. */
export const BAR_WORDS = {
  ok: "Up",
  warn: "Some shards down",
  down: "All shards down, or no report",
  gray: "No data",
  maintenance: "Maintenance",
} as const;

/** Headings of an operator's notice, by its level. */
export const NOTICE_WORDS = { info: "Notice", warning: "Warning", critical: "Outage" } as const;
