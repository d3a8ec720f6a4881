import { words } from "../words.ts";

/** Texts that all lists of the staff area share. */
export const LISTS = words({
  apply: "Apply",
  resetFilters: "Reset Filters",
  filters: "Filters",
  noFilter: "none set",
  noMatch: "No entries match these filters",
  noMatchText: "Change the search or reset the filters to see the whole list.",
  sortBy: "Sort by",
  ascending: "ascending",
  descending: "descending",
  jump: "Jump to",
  go: "Go",
  exportCsv: "Export CSV",
  exportExcel: "Excel (;)",
  exportFailed: "The export failed. Please try again.",
  showAll: "Show all",
  showLess: "Show less",
  none: "–",
  copyId: "Copy ID",
  copyLink: "Copy link",
  copied: "Copied",
  unknown: "unknown",
  from: "From day (UTC)",
  to: "To day (UTC)",
  fromShort: "From",
  toShort: "To",
  noDay: "Not a day. Write it as 2026-01-31",
  columns: "Columns",
  save: "Save",
  saveView: "Save view",
  viewName: "Name of the view",
  keys: "Keys of this list",
  showKeys: "Keys",
  keysOn: "Use single keys in lists",
});

/** The keys of a list and what they do. */
export const LIST_KEYS = [
  { key: "j", does: "Next row, or the next open entry" },
  { key: "k", does: "Previous row, or the previous open entry" },
  { key: "Enter", does: "Open the row" },
  { key: "c", does: "Copy the ID of the row, or the open case for Discord" },
  { key: "/", does: "Search" },
  { key: "?", does: "Show these keys" },
];

/** The states of a sanction. */
export const SANCTIONS = words({
  permanent: "Permanent",
  active: "Active",
  expired: "Expired",
  unknown: "Length unknown",
});

/** The time left of a sanction. */
export function endsInText(duration: string): string {
  return `ends in ${duration}`;
}

/** The length of a sanction. */
export function forText(duration: string): string {
  return `for ${duration}`;
}

/** For a list that was read down to its newest entries only. */
export function cutText(count: string): string {
  return `Only the newest ${count} entries are shown.`;
}

/** Said of records that the bot sent in a form that cannot be read. */
export function unreadableText(count: string, isOne: boolean): string {
  return `${count} unreadable ${isOne ? "row" : "rows"} skipped.`;
}

/** Shows more of them than the first. */
export function showAllUnread(count: string): string {
  return `Show all ${count}`;
}

/** Deletes a saved view. */
export function deleteViewText(name: string): string {
  return `Delete ${name}`;
}

/** The number of rows without filters. */
export function ofTotal(total: string): string {
  return ` of ${total}`;
}

/** The number of rows of a file, beside its export button. */
export function rowsText(count: string, isOne: boolean): string {
  return isOne ? "1 row" : `${count} rows`;
}

/** Read out when a list was sorted. */
export function sortedText(column: string, descending: boolean): string {
  return `Sorted by ${column}, ${descending ? LISTS.descending : LISTS.ascending}`;
}

/** An option of the sort dropdown. */
export function sortOption(column: string, descending: boolean): string {
  return `${column}, ${descending ? LISTS.descending : LISTS.ascending}`;
}

/** A person whom the bot does not know. */
export function unknownPerson(id: string): string {
  return `Unknown (${id})`;
}
