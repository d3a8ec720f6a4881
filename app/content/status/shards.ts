export const SHARDS = {
  /** All shards are ready, or this many. */
  allReady: "All Systems Operational",
  someReady: (ready: number, total: number) => `${ready}/${total} Shards Operational`,
  overall: "Overall state",
  noReportFor: (ago: string) => `No report for ${ago}`,
  noReportSince: (time: string) => `No report since ${time}`,
  lastHeard: (line: string) => `Last heard: ${line}, `,
  noReportForLastHeard: (ago: string, line: string) => `No report for ${ago}; last heard: ${line}`,
  updated: (ago: string) => `updated ${ago} ago`,
  updatedAt: (time: string) => `updated at ${time}`,
  utc: (time: string) => `${time} UTC`,
  range: "Range",
  loading: "Loading",
  asOf: "As of",
  notCurrent: "Not current: as of",
  states: { operational: "Operational", down: "Down", silent: "No report" },
  shard: (id: number) => `Shard ${id}`,
  /** Shards in one state, for the banner. */
  listed: (state: string, ids: readonly number[], more: number) =>
    `${state}: ${ids.length === 1 ? "shard" : "shards"} ${ids.join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
  uptime: "Uptime",
  latency: "Latency",
  milliseconds: (count: string) => `${count} ms`,
  /** An unreported figure. */
  unknown: "–",
  servers: "Servers",
  users: "Users",
  problemsOnly: "Problems only",
  slowestFirst: "Slowest first",
  shown: (shown: string, all: string) => `${shown} of ${all} shards`,
  noProblems: "No shard has a problem.",
  grid: "Shards",
} as const;

/** What a shard's state means for its servers. The site can't know whether the bot is in one. */
export const ADVICE = {
  silent:
    "This shard isn't reporting, so the bot is probably offline in all of its servers. It isn't your settings. Check again in a few minutes.",
  down: "The bot is offline in all of this shard's servers until the shard is back. It isn't your settings, and you don't have to change anything.",
  restarted: "This shard has just restarted. If a command fails, try again in a minute.",
  slow: "This shard is up but slow right now. You don't have to restart the bot or invite it again.",
  good: "This shard is up. If the bot is in the server, it should answer there.",
} as const;

/** A line for support. */
export const SUPPORT_TEXT = {
  figures: (latency: string, uptime: string) => `, latency ${latency}, uptime ${uptime}`,
  line: (server: string, shard: number, state: string, asOf: string) =>
    `Server ${server} is on shard ${shard}: ${state} (as of ${asOf})`,
} as const;

/** Titles and facts of the machine's incidents, and of a day of uptime. */
export const RECORD = {
  noReport: "No report from the bot",
  allDown: "Offline in all servers",
  someDown: (percent: number) => `Offline in ${percent}% of servers`,
  silentOf: (length: string) => `no report for ${length} of it`,
  silentFor: (length: string) => `no report for ${length}`,
  missingFor: (length: string, ready: number, total: number) =>
    `shards down for ${length}, ${total - ready} of ${total} at worst`,
  uptime: (share: string) => `${share} uptime`,
  noDataFor: (length: string) => `no data for ${length}`,
  maintenanceFor: (length: string) => `maintenance for ${length}`,
} as const;

export const BADGE = {
  unknown: "unknown",
  operational: "operational",
  noReportFor: (ago: string) => `no report for ${ago}`,
  shards: (ready: number, total: number) => `${ready}/${total} shards`,
} as const;
