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
  endsIn: (duration: string) => `ends in ${duration}`,
  lasting: (duration: string) => `for ${duration}`,
  /** For a list read down to its newest entries only. */
  cut: (count: string) => `Only the newest ${count} entries are shown.`,
  /** For unreadable records. */
  unreadable: (count: string, isOne: boolean) =>
    `${count} unreadable ${isOne ? "row" : "rows"} skipped.`,
  showAllUnread: (count: string) => `Show all ${count}`,
  /** Deletes a saved view. */
  deleteView: (name: string) => `Delete ${name}`,
  /** Rows without filters. */
  ofTotal: (total: string) => ` of ${total}`,
  /** Rows of a file, beside its export button. */
  rows: (count: string, isOne: boolean) => (isOne ? "1 row" : `${count} rows`),
  /** Announced after sorting. */
  sorted: (column: string, descending: boolean): string =>
    `Sorted by ${column}, ${descending ? LISTS.descending : LISTS.ascending}`,
  sortOption: (column: string, descending: boolean): string =>
    `${column}, ${descending ? LISTS.descending : LISTS.ascending}`,
  /** A person the bot doesn't know. */
  unknownPerson: (id: string) => `Unknown (${id})`,
  /** A filter's choice with its count. */
  withCount: (title: string, count: string) => `${title} (${count})`,
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
