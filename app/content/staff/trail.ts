import {
  TRAIL_DAYS,
  type ExportedList,
  type TrailKind,
  type TrailLine,
} from "../../contract/trail.ts";
import { LISTS, type ListRead } from "../../contract/lists.ts";
import { words } from "../words.ts";
import { listTitle } from "./blacklists.ts";

/** Texts of the trail. */
export const TRAIL = words({
  title: "Trail",
  description: `Who of the team read, exported or wrote what. IDs are kept as marks that only a search by the ID finds again. Lines are deleted after ${TRAIL_DAYS} days. Times are UTC.`,
  filterLabel: "Filter the trail",
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
  columns: { at: "Time", person: "Member", kind: "What", mark: "About", rows: "Rows" },
  csvColumns: ["Date", "Member ID", "What", "About (mark)", "Rows"],
  table: "Lines of the trail",
  mark: "The same ID has the same mark",
  empty: "No lines yet",
  emptyText: "What the team reads, exports and writes from now on will stand here.",
  failed: "Failed to read the trail. Please try again.",
  today: "Today",
  yesterday: "Yesterday",
  given: "Sanctions given and messages on this day",
  nothingGiven: "None on this day.",
  nothingRead: "None on what could be read.",
  inLists: "All in the lists",
});

/** Actions of the team, by the trail's kinds; a list's are its title. */
const KINDS: Record<Exclude<TrailKind, ListRead>, string> = {
  lookup: "Look-up",
  economyLogs: "Economy Logs",
  activity: "Team Activity",
  export: "Export",
  incident: "New incident",
  incidentUpdate: "Update of an incident",
  incidentEdit: "Correction of an incident",
  incidentWithdrawal: "Withdrawal of an incident",
  appeals: "Appeals",
  appealClaim: "Claim of an appeal",
  appealRelease: "Release of an appeal",
  appealAsk: "Question about an appeal",
  appealAccept: "Accepted appeal",
  appealDecline: "Declined appeal",
  appealDone: "Appeal done",
};

const TITLES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(KINDS),
  ...LISTS.map(({ id, read }) => [read, listTitle(id)] as const),
  ["blacklists", "All Blacklists"],
  ["trail", TRAIL.title],
]);

/** The title of an action, or of what was exported. */
export function trailTitle(name: TrailKind | ExportedList): string {
  return TITLES.get(name) ?? name;
}

/** What a line says was done; of an export also which list. */
export function actionTitle({ kind, list }: Pick<TrailLine, "kind" | "list">): string {
  return list === null ? trailTitle(kind) : `${trailTitle(kind)}: ${trailTitle(list)}`;
}

/** '{n} lines found' */
export function linesFound(count: string, isOne: boolean): string {
  return `${count} ${isOne ? "line" : "lines"} found`;
}

/** Sanctions of a member's day that are not shown. */
export function moreGiven(count: string): string {
  return `and ${count} more`;
}
