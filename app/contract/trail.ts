import { LIST_READS } from "./lists.ts";

/** Kinds of actions in the audit log. */
export const TRAIL_KINDS = [
  "lookup",
  "economyLogs",
  "activity",
  ...LIST_READS,
  "blacklists",
  "export",
  "incident",
  "incidentUpdate",
  "incidentEdit",
  "incidentWithdrawal",
  "appeals",
  "appealClaim",
  "appealRelease",
  "appealAsk",
  "appealAccept",
  "appealDecline",
  "appealDone",
] as const;

export type TrailKind = (typeof TRAIL_KINDS)[number];

const LOOKS: ReadonlySet<TrailKind> = new Set([
  "lookup",
  "economyLogs",
  "activity",
  ...LIST_READS,
  "blacklists",
  "appeals",
]);

/** Whether an action only reads. Repeated looks share a line; exports and writes don't. */
export function isLook(kind: TrailKind): boolean {
  return LOOKS.has(kind);
}

export function isTrailKind(text: string): text is TrailKind {
  return TRAIL_KINDS.some((kind) => kind === text);
}

/** Names of exports in the audit log and the request log. */
export const EXPORTED_LISTS = [
  ...LIST_READS,
  "blacklists",
  "economyLogs",
  "lookup",
  "trail",
] as const;

export type ExportedList = (typeof EXPORTED_LISTS)[number];

/** Days after which a line is deleted. */
export const TRAIL_DAYS = 90;

/** Lines of one page. */
export const TRAIL_PAGE = 50;

/** Most lines of an export: the newest. */
export const MOST_TRAIL_LINES = 10_000;

/** A line of the audit log. */
export interface TrailLine {
  /** Epoch seconds. */
  at: number;
  /** The team member's id. */
  person: string;
  kind: TrailKind;
  /** A short keyed hash of the ID it was about: equal IDs have equal marks. Null for no ID. */
  mark: string | null;
  /** Null if the read failed, and for actions without rows. */
  rows: number | null;
  /** What was exported; null for other actions. */
  list: ExportedList | null;
  /** How often it happened in the quarter of an hour from `at`. */
  times: number;
}

/** Filters of the audit log; null means not set. */
export interface TrailFilter {
  person: string | null;
  kind: TrailKind | null;
  /** When the day begins (UTC), epoch seconds. */
  day: number | null;
  /** The ID to find. */
  id: string | null;
  /** The mark to find. */
  mark: string | null;
}

/** A page of the audit log, newest first. */
export interface TrailPage {
  lines: TrailLine[];
  /** Lines that pass the filter. */
  found: number;
  /** Lines in all. */
  total: number;
  /** Ids of everybody with lines, most lines first. Ignores the filter. */
  people: string[];
}
