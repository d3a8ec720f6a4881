import { words } from "../words.ts";

/** Texts of the health page. */
export const HEALTH = words({
  title: "Health",
  description:
    "What the site needs, as the isolate that answered you sees it. Each isolate has circuits of its own. Times are UTC.",
  refresh: "Refresh",
  circuits: "Circuits of the bot API",
  circuitsText:
    "A path that keeps failing is not requested for a while. The log has each failure (bot.refresh_failed, bot.read_failed).",
  nothing: "This isolate has requested nothing yet.",
  facts: {
    version: "Version",
    sample: "Last uptime sample",
    queue: "Messages to followers",
    commands: "Commands",
    database: "Database",
  },
  noVersion: "Not told by the platform",
  noSample: "None",
  notRead: "Unknown",
  nothingDue: "None waits",
  allRead: "All are shown",
  answers: "Answers",
  failing: "Does not answer",
  closed: "Closed",
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

/** An open circuit breaker: for how long nothing is asked. */
export function openFor(seconds: number): string {
  return `Open, ${seconds} s`;
}

/** A closed circuit breaker after failures. */
export function closedAfter(failures: number): string {
  return `${HEALTH.closed}, ${failures} failed`;
}
