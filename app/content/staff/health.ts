import { words } from "../words.ts";

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

/** When the page was drawn. */
export function asOf(time: string): string {
  return `As of ${time}`;
}

export function ago(duration: string): string {
  return `${duration} ago`;
}

export function dueIn(duration: string): string {
  return `Next in ${duration}`;
}

export function dueFor(duration: string): string {
  return `Due for ${duration}`;
}

/** The platform asked for a pause. */
export function pausedFor(duration: string): string {
  return `Paused for ${duration}`;
}

export function cutTo(most: number): string {
  return `Only the first ${most} are shown`;
}

/** Reads that the bot answers. */
export function answersText(well: number, all: number): string {
  return well === all ? `All ${all} answer.` : `${all - well} of ${all} not answering.`;
}

/** How long the bot isn't asked. */
export function openFor(seconds: number): string {
  return `Paused, next try in ${seconds} s`;
}

/** It failed, and is asked again. */
export function closedAfter(failures: number): string {
  return failures === 1 ? "Failed once" : `Failed ${failures} times`;
}
