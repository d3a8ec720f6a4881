import { LIST_READS } from "./lists.ts";

const READS = ["lookup", "economyLogs", "activity", ...LIST_READS, "blacklists"] as const;

const OF_APPEALS = [
  "appeals",
  "appealClaim",
  "appealRelease",
  "appealAsk",
  "appealAccept",
  "appealDecline",
  "appealDone",
] as const;

/** Kinds of actions in the audit log. */
export const AUDIT_KINDS = [
  ...READS,
  "export",
  "incident",
  "incidentUpdate",
  "incidentEdit",
  "incidentWithdrawal",
  ...OF_APPEALS,
] as const;

export type AuditKind = (typeof AUDIT_KINDS)[number];

const LOOKS: ReadonlySet<AuditKind> = new Set([...READS, "appeals"]);

/** Whether an action only reads. Repeated looks share a line; exports and writes don't. */
export function isLook(kind: AuditKind): boolean {
  return LOOKS.has(kind);
}

export function isOfAppeals(kind: AuditKind): boolean {
  return OF_APPEALS.some((known) => known === kind);
}

export function isAuditKind(text: string): text is AuditKind {
  return AUDIT_KINDS.some((kind) => kind === text);
}

/** Names of exports in the audit log and the request log. */
export const EXPORTED_LISTS = [
  ...LIST_READS,
  "blacklists",
  "economyLogs",
  "lookup",
  "auditLog",
] as const;

export type ExportedList = (typeof EXPORTED_LISTS)[number];

/** The export that a read names; undefined if that export doesn't use the read. */
export function exportOf(name: string | undefined, read: string): ExportedList | undefined {
  const isOne =
    name === read || (name === "blacklists" && LIST_READS.some((list) => list === read));
  return isOne ? EXPORTED_LISTS.find((list) => list === name) : undefined;
}

/** Days after which a line is deleted. */
export const AUDIT_DAYS = 90;

/** Lines of one page. */
export const AUDIT_PAGE = 50;

/** Most lines of an export: the newest. */
export const MOST_AUDIT_LINES = 10_000;

/** Filters of the audit log; null means not set. */
export interface AuditFilter {
  person: string | null;
  kind: AuditKind | null;
  /** When the day begins (UTC), epoch seconds. */
  day: number | null;
  /** The ID to find. */
  id: string | null;
  /** The mark to find. */
  mark: string | null;
}
