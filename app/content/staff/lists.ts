import { words } from "../words.ts";

/** For all lists of the staff area. */
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

export const LIST_KEYS = [
  { key: "j", does: "Next row, or the next open entry" },
  { key: "k", does: "Previous row, or the previous open entry" },
  { key: "Enter", does: "Open the row" },
  { key: "c", does: "Copy the ID of the row, or the open case for Discord" },
  { key: "/", does: "Search" },
  { key: "?", does: "Show these keys" },
];

export const SANCTIONS = words({
  permanent: "Permanent",
  active: "Active",
  expired: "Expired",
  unknown: "Length unknown",
});

export function endsInText(duration: string): string {
  return `ends in ${duration}`;
}

export function forText(duration: string): string {
  return `for ${duration}`;
}

/** For a list read down to its newest entries only. */
export function cutText(count: string): string {
  return `Only the newest ${count} entries are shown.`;
}

/** For unreadable records. */
export function unreadableText(count: string, isOne: boolean): string {
  return `${count} unreadable ${isOne ? "row" : "rows"} skipped.`;
}

export function showAllUnread(count: string): string {
  return `Show all ${count}`;
}

/** Deletes a saved view. */
export function deleteViewText(name: string): string {
  return `Delete ${name}`;
}

/** Rows without filters. */
export function ofTotal(total: string): string {
  return ` of ${total}`;
}

/** Rows of a file, beside its export button. */
export function rowsText(count: string, isOne: boolean): string {
  return isOne ? "1 row" : `${count} rows`;
}

/** Announced after sorting. */
export function sortedText(column: string, descending: boolean): string {
  return `Sorted by ${column}, ${descending ? LISTS.descending : LISTS.ascending}`;
}

export function sortOption(column: string, descending: boolean): string {
  return `${column}, ${descending ? LISTS.descending : LISTS.ascending}`;
}

/** A person the bot doesn't know. */
export function unknownPerson(id: string): string {
  return `Unknown (${id})`;
}
