import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { changedSearch, sortText, type Sort } from "./list-query.ts";

/** A column of a staff table. */
export interface Column<Key extends string> {
  key: Key;
  title: string;
  right?: boolean;
  /** Widths that have no room for the column; another cell then says what it says. */
  hidden?: "max-md:hidden" | "max-lg:hidden" | "md:max-lg:hidden";
  /** Sorts downwards at the first click: dates and amounts, where the largest is asked for. */
  startDown?: boolean;
}

interface DataTableProps<Key extends string> {
  label: string;
  columns: readonly Column<Key>[];
  /** Null for a table whose order is not the reader's to choose. */
  sort: Sort<Key> | null;
  /** Shown in full height: a short table that needs no frame to scroll in. */
  whole?: boolean;
  children: ReactNode;
}

/**
 * A dense table: from tablets on it scrolls in its frame below a header that stays, on phones each
 * row is a card. It stays a table to readers, whatever its boxes are drawn as.
 */
export function DataTable<Key extends string>(props: DataTableProps<Key>) {
  const { label, columns, sort, whole = false, children } = props;
  return (
    <div
      role="region"
      aria-label={label}
      // A frame that scrolls must be reachable by keyboard.
      tabIndex={0}
      className={`rounded-card focus-ring md:overflow-auto md:border md:border-line md:bg-surface ${whole ? "" : "md:max-h-[calc(100dvh-7rem)]"}`}
    >
      <table
        aria-label={label}
        className="w-full border-separate border-spacing-0 text-left text-[0.9375rem] max-md:block"
      >
        <thead className="max-md:hidden">
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:flex max-md:flex-col max-md:gap-3">{children}</tbody>
      </table>
    </div>
  );
}

interface HeadProps<Key extends string> {
  column: Column<Key>;
  sort: Sort<Key> | null;
  /** That of the cells below. */
  padding?: string;
}

/** The head of a column, with the link that sorts by it. */
export function Head<Key extends string>(props: HeadProps<Key>) {
  const { column, sort, padding = "px-2 xl:px-2.5" } = props;
  const isSorted = sort?.key === column.key;
  const direction = sort?.down ? "descending" : "ascending";
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={`sticky top-0 z-1 whitespace-nowrap border-b border-line bg-raised p-0 text-sm font-600 text-muted ${column.hidden ?? ""}`}
    >
      {sort ? (
        <SortLink column={column} sort={sort} padding={padding} />
      ) : (
        <span
          className={`flex min-h-11 items-center ${padding} ${column.right ? "justify-end" : ""}`}
        >
          {column.title}
        </span>
      )}
    </th>
  );
}

interface SortLinkProps<Key extends string> {
  column: Column<Key>;
  sort: Sort<Key>;
  padding: string;
}

function SortLink<Key extends string>({ column, sort, padding }: SortLinkProps<Key>) {
  const [query] = useSearchParams();
  const { key, title, right = false, startDown = false } = column;
  const isSorted = sort.key === key;
  const next = { key, down: isSorted ? !sort.down : startDown };
  return (
    <Link
      to={{ search: changedSearch(query, { sort: sortText(next) }) }}
      preventScrollReset
      className={`flex min-h-11 items-center gap-1.5 ${padding} focus-ring-inset hover:text-text ${right ? "justify-end" : ""} ${isSorted ? "text-text" : ""}`}
    >
      {title}
      {isSorted ? <Icon name={sort.down ? "arrow-down" : "arrow-up"} /> : null}
    </Link>
  );
}

/** A row: a card on phones, where `pairs` puts two cells into a line. */
export function Row({ pairs = false, children }: { pairs?: boolean; children: ReactNode }) {
  return (
    <tr
      className={`max-md:card max-md:grid max-md:p-4 md:hover:bg-raised/60 ${pairs ? "max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-1" : "max-md:gap-x-6 max-md:gap-y-2 sm:max-md:grid-cols-2"}`}
    >
      {children}
    </tr>
  );
}

/** Where a value stands in its card on phones: beside its title, at the far end from it, or without it. */
type OnPhones = keyof typeof ON_PHONES;

const TITLED =
  "max-md:before:text-sm max-md:before:font-400 max-md:before:text-muted max-md:before:content-[attr(data-title)]";
const ON_PHONES = {
  beside: `max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)] max-md:gap-3 ${TITLED}`,
  apart: `max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-2 ${TITLED}`,
  // Told to readers, who have no column to go by
  bare: "max-md:before:sr-only max-md:before:content-[attr(data-title)]",
} as const;

export interface CellProps {
  /** The column's title, written beside the value on phones. */
  title: string;
  right?: boolean;
  /** For rows of one line; long texts stand at the top. */
  middle?: boolean;
  onPhones?: OnPhones;
  className?: string;
  children: ReactNode;
}

export function Cell(props: CellProps) {
  const { title, right = false, middle = false, className = "", children } = props;
  const { onPhones = "beside" } = props;
  return (
    <td
      data-title={title}
      className={`${ON_PHONES[onPhones]} md:border-b md:border-line md:px-2 md:py-2 xl:px-2.5 md:[tr:last-child>&]:border-b-0 ${right ? "md:text-right" : ""} ${middle ? "md:align-middle" : "md:align-top"} ${className}`}
    >
      <div className="min-w-0">{children}</div>
    </td>
  );
}
