import * as v from "valibot";
import { cleanText, integer } from "./decode.ts";
import { MOST_SHARDS } from "./status.ts";

/** Incidents and maintenance as the team announces them. Times are epoch ms but for those of a request. */

export const IMPACTS = ["none", "minor", "major", "critical"] as const;
export const INCIDENT_STATUSES = [
  "investigating",
  "identified",
  "monitoring",
  "resolved",
  "postmortem",
] as const;
export const MAINTENANCE_STATUSES = ["scheduled", "in_progress", "verifying", "completed"] as const;

export type Impact = (typeof IMPACTS)[number];

/** Longest texts, in UTF-16 units. An embed of the chat platform holds both. */
export const MOST_TITLE = 120;
export const MOST_TEXT = 3_000;

const shardId = v.pipe(integer, v.maxValue(MOST_SHARDS - 1));

/** The shards that are affected: all, or ids in ascending order. */
export const shardSelection = v.union([
  v.literal("all"),
  v.pipe(
    v.array(shardId),
    v.minLength(1),
    v.maxLength(MOST_SHARDS),
    v.transform((ids) => [...new Set(ids)].sort((a, b) => a - b)),
  ),
]);

export type ShardSelection = v.InferOutput<typeof shardSelection>;

export const impact = v.picklist(IMPACTS);
export const anyStatus = v.picklist([...INCIDENT_STATUSES, ...MAINTENANCE_STATUSES]);

export type AnyStatus = v.InferOutput<typeof anyStatus>;

/** One update of an incident. */
export const incidentUpdate = v.object({
  /** Grows with time, over all incidents. */
  id: integer,
  status: anyStatus,
  text: v.string(),
  at: integer,
  /** False for what the uptime record says by itself. */
  byTeam: v.boolean(),
});

export type IncidentUpdate = v.InferOutput<typeof incidentUpdate>;

/** An incident, or maintenance, that has updates. */
export const postedIncident = v.object({
  id: v.string(),
  title: v.string(),
  impact,
  shards: shardSelection,
  /** Both are set for maintenance and for nothing else. */
  scheduledFor: v.nullable(integer),
  scheduledUntil: v.nullable(integer),
  /** The start of the incident in the uptime record that this is about; null for one a person opened. */
  recordedAt: v.nullable(integer),
  createdAt: integer,
  /** Oldest first, at least one. */
  updates: v.array(incidentUpdate),
});

export type PostedIncident = v.InferOutput<typeof postedIncident>;

/** Reads one incident, however old; null for an id that does not exist. @throws when the database fails */
export type ReadIncident = (id: string) => Promise<PostedIncident | null>;

/** The incidents for a member of the team. */
export interface StaffIncidents {
  /** The incidents, newest first, and who wrote which update, by its id. @throws when the database fails */
  read: () => Promise<{ posted: PostedIncident[]; authors: Record<number, string> }>;
  /** Whether the member's rank may write. */
  mayWrite: boolean;
}

function textUpTo(most: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => cleanText(text, Infinity).trim()),
    v.minLength(1),
    v.maxLength(most),
  );
}

/** ISO 8601 with a time zone, the seconds being optional; epoch ms afterwards. */
const isoTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]{5,16}(Z|[+-]\d{2}:\d{2})$/),
  v.transform((text) => Date.parse(text)),
  integer,
);

/** The body of POST /api/staff/incidents; with the two times it is maintenance. */
export const newIncident = v.object({
  title: textUpTo(MOST_TITLE),
  impact,
  shards: shardSelection,
  status: anyStatus,
  text: textUpTo(MOST_TEXT),
  scheduled_for: v.nullish(isoTime, null),
  scheduled_until: v.nullish(isoTime, null),
});

export type NewIncident = v.InferOutput<typeof newIncident>;

/** The body of POST /api/staff/incidents/{id}/updates. */
export const newUpdate = v.object({
  status: anyStatus,
  text: textUpTo(MOST_TEXT),
  /** The newest update the writer has seen; a newer one refuses the write. */
  seen: v.nullish(integer, null),
});

export type NewUpdate = v.InferOutput<typeof newUpdate>;
