import * as v from "valibot";
import { cleanText, integer } from "./decode.ts";
import { MOST } from "./most.ts";

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

/** Longest texts, in UTF-16 units. Both fit into an embed of the chat platform. */
export const MOST_TITLE = 120;
export const MOST_TEXT = 3_000;

const shardId = v.pipe(integer, v.maxValue(MOST.shards - 1));

/** The shards that are affected: all, or ids in ascending order. */
export const shardSelection = v.union([
  v.literal("all"),
  v.pipe(
    v.array(shardId),
    v.minLength(1),
    v.maxLength(MOST.shards),
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
  /** False for automatic updates, by the samples or the plan. */
  byTeam: v.boolean(),
  /** When the team last corrected the text; missing if it never did. */
  editedAt: v.optional(integer),
});

export type IncidentUpdate = v.InferOutput<typeof incidentUpdate>;

/** Shards that were ready, and shards that should have been. */
export const share = v.tuple([integer, integer]);

/** A time in which shards were missing or the bot gave no report, as the samples measured it. Times in epoch ms. */
export const outage = v.object({
  start: integer,
  /** Null while it lasts. */
  end: v.nullable(integer),
  /** The worst sample with all shards, those in maintenance as ready; null when the bot gave no report at all. */
  worst: v.nullable(share),
  /** Ids of the shards that were missing. */
  missing: v.array(integer),
  /** Samples without a report. */
  silent: integer,
});

export type Outage = v.InferOutput<typeof outage>;

/** An incident, or maintenance, that has updates. */
export const incident = v.object({
  id: v.string(),
  title: v.string(),
  impact,
  shards: shardSelection,
  /** Both are set for maintenance and for nothing else. */
  scheduledFor: v.nullable(integer),
  scheduledUntil: v.nullable(integer),
  /** When it began by the samples; null for one a person opened. */
  recordedAt: v.nullable(integer),
  /** What the samples measured; missing for one a person opened. */
  outage: v.optional(outage),
  createdAt: integer,
  /** When its title, impact, shards or times last changed; missing if they never did. */
  changedAt: v.optional(integer),
  /** How often the team has corrected it or an update of it; missing if it never did. */
  edits: v.optional(integer),
  /** When the team last corrected its title, impact, shards or times; missing if it never did. */
  editedAt: v.optional(integer),
  /** When the team withdrew it: it was opened by mistake. Such a one is in no list. */
  withdrawnAt: v.optional(integer),
  /** Oldest first. */
  updates: v.array(incidentUpdate),
});

export type Incident = v.InferOutput<typeof incident>;

/** Reads one incident, however old; null for an id that does not exist. @throws when the database fails */
export type ReadIncident = (id: string) => Promise<Incident | null>;

/** One page of the incidents that are over. */
export interface ClosedIncidents {
  /** Newest first. */
  incidents: Incident[];
  hasOlder: boolean;
  /**
   * The time of the page, to which all belongs that ended in it (epoch ms): each page begins where the next older one
   * stops, the first has no end and the last no beginning.
   */
  from: number;
  before: number;
}

/** Reads what is over by pages from 1. @throws when the database fails */
export type ReadClosedIncidents = (page: number) => Promise<ClosedIncidents>;

/** Incidents with what only the team sees, by the id of an update. */
export interface WrittenIncidents {
  posted: Incident[];
  /** Who wrote it. */
  authors: Record<number, string>;
  /** Its texts before corrections, oldest first. */
  earlier: Record<number, string[]>;
}

/** The incidents for a member of the team. */
export interface StaffIncidents {
  /** A page of what is over, the first one with all that is open or planned. @throws when the database fails */
  read: (page: number) => Promise<WrittenIncidents & { hasOlder: boolean }>;
  /** One of them, or none. @throws when the database fails */
  one: (id: string) => Promise<WrittenIncidents>;
  /** Whether the member's rank may write. */
  mayWrite: boolean;
}

/** Whether a text may be the id of an incident: one of the machine's, or the twelve characters of one that a person opened. */
export function isIncidentId(text: string): boolean {
  return /^(incident-\d{1,12}|[2-9a-hjkmnp-z]{12})$/.test(text);
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
  // Calendars and feeds write a year in four digits.
  v.maxValue(Date.UTC(2100, 0, 1)),
);

/** Made by a form for each request: a repeated request gets the first answer again. */
const key = v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase()));

/** The body of POST /api/staff/incidents; with the two times it is maintenance. */
export const newIncident = v.object({
  title: textUpTo(MOST_TITLE),
  impact,
  shards: shardSelection,
  status: anyStatus,
  text: textUpTo(MOST_TEXT),
  scheduled_for: v.nullish(isoTime, null),
  scheduled_until: v.nullish(isoTime, null),
  key,
});

export type NewIncident = v.InferOutput<typeof newIncident>;

/** The body of POST /api/staff/incidents/{id}/updates. */
export const newUpdate = v.object({
  status: anyStatus,
  text: textUpTo(MOST_TEXT),
  /** The newest update the writer has seen; a newer one refuses the write. */
  seen: v.nullish(integer, null),
  key,
});

export type NewUpdate = v.InferOutput<typeof newUpdate>;

/** The last correction the writer has seen, epoch ms, or null for none; a later one refuses the write. Missing for any. */
const seenEdit = v.nullish(integer);

/** The body of POST /api/staff/incidents/{id}: the corrected fields. */
export const incidentEdit = v.object({
  title: v.optional(textUpTo(MOST_TITLE)),
  impact: v.optional(impact),
  shards: v.optional(shardSelection),
  scheduled_for: v.optional(isoTime),
  scheduled_until: v.optional(isoTime),
  seen: seenEdit,
});

export type IncidentEdit = v.InferOutput<typeof incidentEdit>;

/** The body of POST /api/staff/incidents/{id}/updates/{update}. */
export const updateEdit = v.object({ text: textUpTo(MOST_TEXT), seen: seenEdit });

export type UpdateEdit = v.InferOutput<typeof updateEdit>;
