import type { AnyStatus, Impact } from "../contract/incident.ts";
import { words } from "./words.ts";

/** Names of the states of incidents and maintenance. */
export const STATUS_WORDS: Record<AnyStatus, string> = {
  investigating: "Investigating",
  identified: "Identified",
  monitoring: "Monitoring",
  resolved: "Resolved",
  postmortem: "Postmortem",
  scheduled: "Scheduled",
  in_progress: "In progress",
  verifying: "Verifying",
  completed: "Completed",
};

export const IMPACT_WORDS: Record<Impact, string> = {
  none: "No impact",
  minor: "Minor impact",
  major: "Major impact",
  critical: "Critical impact",
};

/** What is wrong with a field of an incident. */
export const INCIDENT_PROBLEMS = {
  title: "Write a title of 1 to 120 characters.",
  impact: "Choose none, minor, major or critical.",
  shards: "Name all shards, or the IDs of those affected.",
  status: "Choose a state that fits an incident, or maintenance.",
  text: "Write a text of 1 to 3,000 characters.",
  scheduled_for: "Give a beginning, such as 2026-12-01T20:00:00Z.",
  scheduled_until: "Give an end after the beginning, such as 2026-12-01T21:30:00Z.",
  seen: "Name the update you have seen by its number.",
  body: "Send JSON.",
} as const;

/** What the uptime record says by itself in an automatic incident. */
export const AUTOMATIC = words({
  ended: "All shards are ready again.",
  /** Where a person has written in the meantime, who has the last word. */
  endedUnderTeam: "All shards are ready again. The team will confirm that it is over.",
});

/** Errors of the worker about incidents. */
export const INCIDENT_ERRORS = {
  rank: "Your rank may read incidents, not write them",
  database: "The incidents cannot be reached. Please try again.",
  conflict: "Somebody else has written meanwhile. Read it, then send yours again.",
} as const;
