import { words } from "../words.ts";

/** Texts of the health page. */
export const HEALTH = words({
  title: "Health",
  description: "Services this site depends on. Times are UTC.",
  refresh: "Refresh",
  circuits: "Bot API",
  circuitsText:
    "The site reads each kind of data on its own and pauses one that keeps failing for some seconds. The log names each failure (bot.refresh_failed, bot.read_failed).",
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
});

/** When the health page was drawn. */
export function asOf(time: string): string {
  return `As of ${time}`;
}

export function ago(duration: string): string {
  return `${duration} ago`;
}

/** The next message to a follower. */
export function dueIn(duration: string): string {
  return `Next in ${duration}`;
}

export function dueFor(duration: string): string {
  return `Due for ${duration}`;
}

/** The chat platform has asked for a pause. */
export function pausedFor(duration: string): string {
  return `Paused for ${duration}`;
}

/** The bot has more commands than the site reads. */
export function cutTo(most: number): string {
  return `Only the first ${most} are shown`;
}

/** How many kinds of data the bot answers. */
export function answersText(well: number, all: number): string {
  return well === all ? `All ${all} answer.` : `${all - well} of ${all} not answering.`;
}

/** For how long the bot is not asked. */
export function openFor(seconds: number): string {
  return `Paused, next try in ${seconds} s`;
}

/** It failed, and is asked again. */
export function closedAfter(failures: number): string {
  return failures === 1 ? "Failed once" : `Failed ${failures} times`;
}
