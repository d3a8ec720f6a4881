import * as v from "valibot";
import { cleanText, integer } from "./decode.ts";
import { MOST } from "./most.ts";

/** Incidents and maintenance. Times are epoch ms, except in requests. */

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

/** All shards, or ids in ascending order. */
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

export const incidentUpdate = v.object({
  /** Ascends over all incidents. */
  id: integer,
  status: anyStatus,
  text: v.string(),
  at: integer,
  /** False for updates written by the samples or by a maintenance plan. */
  byTeam: v.boolean(),
  /** When the team last corrected the text; missing if never. */
  editedAt: v.optional(integer),
});

export type IncidentUpdate = v.InferOutput<typeof incidentUpdate>;

/** Shards that were ready, of how many. */
export const share = v.tuple([integer, integer]);

/** A measured time in which shards were missing or the bot was silent. Times are epoch ms. */
export const outage = v.object({
  start: integer,
  /** Null while it lasts. */
  end: v.nullable(integer),
  /** The worst sample, shards in maintenance being ready; null if the bot was silent throughout. */
  worst: v.nullable(share),
  /** Ids of the shards that were missing. */
  missing: v.array(integer),
  /** Samples without an answer by the bot. */
  silent: integer,
});

export type Outage = v.InferOutput<typeof outage>;

/** An incident or maintenance. */
export const incident = v.object({
  id: v.string(),
  title: v.string(),
  impact,
  shards: shardSelection,
  /** Both set for maintenance, both null for incidents. */
  scheduledFor: v.nullable(integer),
  scheduledUntil: v.nullable(integer),
  /** When the samples opened it; null if a person did. */
  recordedAt: v.nullable(integer),
  /** What the samples measured; missing if a person opened it. */
  outage: v.optional(outage),
  createdAt: integer,
  /** When title, impact, shards or times last changed; missing if never. */
  changedAt: v.optional(integer),
  /** How many corrections the team made, to it or its updates; missing for none. */
  edits: v.optional(integer),
  /** When the team last corrected title, impact, shards or times; missing if never. */
  editedAt: v.optional(integer),
  /** When the team withdrew it as a mistake. No list shows it then. */
  withdrawnAt: v.optional(integer),
  /** Oldest first. */
  updates: v.array(incidentUpdate),
});

export type Incident = v.InferOutput<typeof incident>;

/** Reads one incident of any age; null for an unknown id. @throws when the database fails */
export type ReadIncident = (id: string) => Promise<Incident | null>;

/** A page of ended incidents. */
export interface ClosedIncidents {
  /** Newest first. */
  incidents: Incident[];
  hasOlder: boolean;
  /**
   * The page has all incidents that ended in this span (epoch ms). It begins where the next older
   * page ends; the newest page has no end, the oldest no beginning.
   */
  from: number;
  before: number;
}

/** Reads a page of ended incidents; pages count from 1. @throws when the database fails */
export type ReadClosedIncidents = (page: number) => Promise<ClosedIncidents>;

/** Incidents with what only the team sees, by update id. */
export interface WrittenIncidents {
  posted: Incident[];
  /** Who wrote each update. */
  authors: Record<number, string>;
  /** Texts before corrections, oldest first. */
  earlier: Record<number, string[]>;
}

/** The incidents for a member of the team. */
export interface StaffIncidents {
  /** Ended incidents; page 1 has the open and planned too. @throws when the database fails */
  read: (page: number) => Promise<WrittenIncidents & { hasOlder: boolean }>;
  /** One incident, or none for an unknown id. @throws when the database fails */
  one: (id: string) => Promise<WrittenIncidents>;
  /** Whether the member's rank may write. */
  mayWrite: boolean;
  /** The ranks that may write. */
  writers: readonly string[];
}

/** Whether a text looks like the id of an incident by the machine or by a person. */
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

/** ISO 8601 with a time zone, seconds optional; decodes to epoch ms. */
const isoTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]{5,16}(Z|[+-]\d{2}:\d{2})$/),
  v.transform((text) => Date.parse(text)),
  integer,
  // Calendars and feeds write years with four digits.
  v.maxValue(Date.UTC(2100, 0, 1)),
);

/** An idempotency key made by the form: a repeated request gets the first answer again. */
const key = v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase()));

/** The body of POST /api/staff/incidents; with both times it is maintenance. */
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
  /** The newest update the writer has seen: a newer one refuses the write. */
  seen: v.nullish(integer, null),
  key,
});

export type NewUpdate = v.InferOutput<typeof newUpdate>;

/** The last correction seen (epoch ms), null for none; a later one refuses. Missing: no check. */
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
