import { AUDIT_DAYS, type ExportedList, type AuditKind } from "../../contract/audit-log.ts";
import type { AuditLine } from "../../contract/audit-lines.ts";
import { LISTS, type ListRead } from "../../contract/lists.ts";
import { words } from "../words.ts";
import { listTitle } from "./blacklists.ts";

export const AUDIT_LOG = words({
  title: "Audit log",
  description: `Who on the team viewed, exported or changed what. IDs are stored as fingerprints: search for an ID to find its entries. Kept for ${AUDIT_DAYS} days. Times are UTC.`,
  filterLabel: "Filter the audit log",
  person: "Member",
  personHint: "Any member, or an ID",
  noPerson: "This is not a user ID. Paste one, or choose from the list.",
  kind: "What",
  anyKind: "Everything",
  day: "Day (UTC)",
  noDay: "Not a day. Write it as 2026-01-31",
  id: "About ID",
  idHint: "About an ID, mention or link",
  noId: "This is not an ID.",
  columns: { at: "Time", person: "Member", kind: "What" },
  csvColumns: ["Date", "Member ID", "What", "About (fingerprint)", "Rows", "Times"],
  table: "Entries of the audit log",
  mark: "Show all entries about this ID",
  notRead: "failed",
  empty: "No entries yet",
  emptyText: "You'll see here what the team views, exports and changes from now on.",
  failed: "Failed to read the audit log. Please try again.",
  today: "Today",
  yesterday: "Yesterday",
  given: "Sanctions given and messages on this day",
  nothingGiven: "None on this day.",
  nothingRead: "None on what we could read.",
  inLists: "See all in the lists",
  /** How often a look was repeated. */
  times: (count: string) => `${count} times`,
  /** Beside lines about one ID. */
  aboutMark: (mark: string) => `All about ${mark}`,
  linesFound: (count: string, isOne: boolean) => `${count} ${isOne ? "entry" : "entries"}`,
  /** More sanctions of a member's day. */
  moreGiven: (count: string) => `and ${count} more`,
});

/** What a member did, by kind; for a list "Read the" and its title. */
const DONE: Record<Exclude<AuditKind, ListRead>, string> = {
  lookup: "Looked up an ID",
  economyLogs: "Read a user's economy logs",
  activity: "Read the team's activity",
  blacklists: "Read All Blacklists",
  export: "Exported a list",
  incident: "Opened an incident",
  incidentUpdate: "Updated an incident",
  incidentEdit: "Corrected an incident",
  incidentWithdrawal: "Withdrew an incident",
  appeals: "Read the appeals",
  appealClaim: "Claimed an appeal",
  appealRelease: "Gave an appeal back",
  appealAsk: "Asked about an appeal",
  appealAccept: "Accepted an appeal",
  appealDecline: "Declined an appeal",
  appealDone: "Marked an appeal as done",
};

const EXPORTED: Record<Exclude<ExportedList, ListRead>, string> = {
  blacklists: "All Blacklists",
  economyLogs: "a user's economy logs",
  lookup: "a look-up of many IDs",
  auditLog: "the audit log",
};

const KINDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(DONE),
  ...LISTS.map(({ id, read }) => [read, `Read the ${listTitle(id)}`] as const),
]);

const FILES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(EXPORTED),
  ...LISTS.map(({ id, read }) => [read, `the ${listTitle(id)}`] as const),
]);

export function kindText(kind: AuditKind): string {
  return KINDS.get(kind) ?? kind;
}

/** What a line's member did; for an export also which list. */
export function actionText({
  kind,
  list,
  mark,
}: Pick<AuditLine, "kind" | "list" | "mark">): string {
  if (list !== null) return `Exported ${FILES.get(list)}`;
  return kind === "appeals" && mark !== null ? "Read an appeal" : kindText(kind);
}
