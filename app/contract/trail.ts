import { LIST_READS } from "./lists.ts";

/** Kinds of actions in the staff trail. */
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

/** Whether it only reads. Repeated looks are one line with a count; an export or a write is a line each time. */
export function isLook(kind: TrailKind): boolean {
  return LOOKS.has(kind);
}

export function isTrailKind(text: string): text is TrailKind {
  return TRAIL_KINDS.some((kind) => kind === text);
}

/** What can be exported, as the trail and the log name it. */
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

/** Most lines of an export, the newest. */
export const MOST_TRAIL_LINES = 10_000;

/** One line of the trail. */
export interface TrailLine {
  /** Epoch seconds. */
  at: number;
  /** The member of the team. */
  person: string;
  kind: TrailKind;
  /** A short, keyed mark of the ID it was about; the same ID has the same mark. Null for none. */
  mark: string | null;
  /** Null if the read failed, and for actions without rows. */
  rows: number | null;
  /** What was exported; null for all else, and for exports by an earlier release. */
  list: ExportedList | null;
  /** How often within a quarter of an hour from `at`. */
  times: number;
}

/** The filters of the trail; null where one is not set. */
export interface TrailFilter {
  person: string | null;
  kind: TrailKind | null;
  /** Epoch seconds at which the day begins, in UTC. */
  day: number | null;
  /** The ID to find. */
  id: string | null;
  /** The mark to find. */
  mark: string | null;
}

/** Some lines of the trail, the newest first. */
export interface TrailPage {
  lines: TrailLine[];
  /** All that pass the filter. */
  found: number;
  /** All there are. */
  total: number;
  /** People who have lines, whatever the filter; most lines first. */
  people: string[];
}
