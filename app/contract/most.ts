/**
 * Most records to decode per list: more than the largest bots have. It bounds the CPU time that a
 * hostile answer of many tiny records can cost.
 */
export const MOST = {
  commands: 2_000,
  // More than three years of half hours, or a year of five minutes.
  history: 110_000,
  templates: 500,
  team: 500,
  feedback: 5_000,
  // Each one is rendered. Enough for a bot in two million servers.
  shards: 2_048,
  avatars: 110_000,
  // Rows of everybody on the server: as many as fit into an answer.
  activity: 110_000,
  logs: 30_000,
  sanctions: 30_000,
  // Above this the menu says "200+".
  openAppeals: 200,
} as const;
