import { cut } from "../../contract/cut.ts";

/** Unreadable records. */
export interface Unread {
  count: number;
  /** The first ones as they came, as JSON. */
  rows: string[];
}

/** Rows shown at first, and with `?unread=all`. */
const FEW = 20;
const ALL = 1_000;
const MOST_LETTERS = 2_000;

/** What a page shows of unreadable records. */
export function unreadIn(records: readonly unknown[], query: URLSearchParams): Unread {
  const most = query.get("unread") === "all" ? ALL : FEW;
  return { count: records.length, rows: records.slice(0, most).map(jsonOf) };
}

function jsonOf(record: unknown): string {
  return cut(JSON.stringify(record), MOST_LETTERS);
}
