/**
 * Most records of each list that are decoded: more than the largest bots have, so that a hostile response
 * of many tiny records costs no more CPU time than an honest one of the same length.
 */
export const MOST = {
  commands: 2_000,
  // The newest: more than three years of half hours, or a year of five minutes.
  history: 110_000,
  templates: 500,
  team: 500,
  feedback: 5_000,
  // As each is rendered: those of a bot in two million servers.
  shards: 2_048,
  avatars: 110_000,
  // Of everybody on the server: as many as fit into an answer.
  activity: 110_000,
  logs: 30_000,
  sanctions: 30_000,
  // Open appeals: beyond this the menu says "200+".
  openAppeals: 200,
} as const;
