/** The words of the status page (§2). */
export const STATUS = {
  title: "Status",
  description: "Real-time status and performance metrics",
  latency: "Avg. Latency",
  servers: "Total Servers",
  users: "Total Users",
  shards: "Shard Status",
  operational: "Operational",
  down: "Down",
  noReport: "No report",
  changeWindow: "in 24 hours",
} as const;
