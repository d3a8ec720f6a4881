import { MOST_COUNTED } from "../../app/contract/appeals.ts";

/** Pages of a part of a table, one after another, which new rows do not shift. */

/** Which rows a view has, by which time (a column of epoch ms), and whether the oldest come first. */
export interface View {
  where: string;
  time: string;
  isOldestFirst: boolean;
}

/** Selects a page and one row more. `after`: the `next` of the page before; anything else is the first page. */
export function selectPage(
  db: D1Database,
  table: "appeals" | "deletion_requests",
  { where, time, isOldestFirst }: View,
  { after, size }: { after: string | null; size: number },
): D1PreparedStatement {
  const order = isOldestFirst ? "ASC" : "DESC";
  const from = cursorOf(after) ?? { at: isOldestFirst ? -1 : Number.MAX_SAFE_INTEGER, id: "" };
  return db
    .prepare(
      `SELECT *, ${time} AS cursor_at FROM ${table}
        WHERE ${where} AND (${time}, id) ${isOldestFirst ? ">" : "<"} (?1, ?2)
        ORDER BY ${time} ${order}, id ${order} LIMIT ${size + 1}`,
    )
    .bind(from.at, from.id);
}

function cursorOf(text: string | null): { at: number; id: string } | null {
  const [, at, id] = /^(\d{1,15})-(\w{1,40})$/.exec(text ?? "") ?? [];
  return at !== undefined && id !== undefined ? { at: Number(at), id } : null;
}

/** The rows of a page, of which one more was read than it has, and where the next one begins. */
export function pageOf<Row extends { cursor_at: number; id: string }>(
  found: readonly Row[],
  size: number,
): { page: readonly Row[]; next: string | null } {
  const page = found.slice(0, size);
  const last = found.length > size ? page.at(-1) : undefined;
  return { page, next: last ? `${last.cursor_at}-${last.id}` : null };
}

/** An expression for the number of rows that a view has, up to MOST_COUNTED and one more. */
export function countRows(
  table: "appeals" | "deletion_requests",
  { where }: Pick<View, "where">,
): string {
  return `(SELECT count(*) FROM (SELECT 1 FROM ${table} WHERE ${where} LIMIT ${MOST_COUNTED + 1}))`;
}
