import { words } from "../words.ts";

export const HEALTH = words({
  title: "Health",
  description: "Services this site depends on. Times are UTC.",
  refresh: "Refresh",
  circuits: "Bot API",
  circuitsText:
    "The site reads each kind of data on its own. If one keeps failing, it pauses that one for a few seconds. The log names each failure (bot.refresh_failed, bot.read_failed).",
  details: "All kinds of data",
  nothing: "The site hasn't asked the bot for anything yet.",
  facts: {
    version: "Version",
    sample: "Last sample of the shards",
    queue: "Messages to followers",
    commands: "Commands",
    database: "Database",
  },
  noVersion: "Unknown",
  noSample: "None",
  notRead: "Unknown",
  nothingDue: "All sent",
  allRead: "All shown",
  answers: "Answers",
  failing: "Not answering",
  answersAll: "OK",
  /** When the page was drawn. */
  asOf: (time: string) => `As of ${time}`,
  ago: (duration: string) => `${duration} ago`,
  dueIn: (duration: string) => `Next in ${duration}`,
  dueFor: (duration: string) => `Due for ${duration}`,
  /** The platform asked for a pause. */
  pausedFor: (duration: string) => `Paused for ${duration}`,
  cutTo: (most: number) => `Only the first ${most} are shown`,
  /** Reads that the bot answers. */
  answering: (well: number, all: number) =>
    well === all ? `All ${all} answer.` : `${all - well} of ${all} not answering.`,
  /** How long the bot isn't asked. */
  openFor: (seconds: number) => `Paused, next try in ${seconds} s`,
  /** It failed, and is asked again. */
  closedAfter: (failures: number) => (failures === 1 ? "Failed once" : `Failed ${failures} times`),
});
