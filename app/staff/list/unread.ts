import { cut } from "../../contract/cut.ts";

/** Records that the bot sent in a form that cannot be read. */
export interface Unread {
  count: number;
  /** The first of them as they came, as JSON. */
  rows: string[];
}

/** Rows that are shown at first, and with `?unread=all`. */
const FEW = 20;
const ALL = 1_000;
const MOST_LETTERS = 2_000;

/** What a page shows of the records that could not be read. */
export function unreadIn(records: readonly unknown[], query: URLSearchParams): Unread {
  const most = query.get("unread") === "all" ? ALL : FEW;
  return { count: records.length, rows: records.slice(0, most).map(jsonOf) };
}

function jsonOf(record: unknown): string {
  return cut(JSON.stringify(record), MOST_LETTERS);
}
