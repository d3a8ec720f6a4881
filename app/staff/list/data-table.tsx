import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { updatedSearch, formatSort, type Sort } from "./list-query.ts";

/** A column of a staff table. */
export interface Column<Key extends string> {
  key: Key;
  title: string;
  right?: boolean;
  /** Widths that have no room for the column; another cell then shows its value. */
  hidden?: "max-md:hidden" | "max-lg:hidden" | "md:max-lg:hidden";
  /** Whether the first click sorts descending, as for dates and amounts. */
  descendingFirst?: boolean;
}

interface DataTableProps<Key extends string> {
  label: string;
  columns: readonly Column<Key>[];
  /** Null for a table that cannot be sorted. */
  sort: Sort<Key> | null;
  /** For a short table, which needs no scroll container. */
  fullHeight?: boolean;
  children: ReactNode;
}

/**
 * A dense table: from tablets on it scrolls in a container of its own below a sticky header, on phones each
 * row is a card.
 */
export function DataTable<Key extends string>(props: DataTableProps<Key>) {
  const { label, columns, sort, fullHeight = false, children } = props;
  return (
    <div
      role="region"
      aria-label={label}
      // A scroll container must be reachable by keyboard.
      tabIndex={0}
      className={`rounded-card focus-ring md:overflow-auto md:border md:border-line md:bg-surface ${fullHeight ? "" : "md:max-h-[calc(100dvh-7rem)]"}`}
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
  /** The padding of the cells below. */
  padding?: string;
}

/** The head of a column; in a sortable table a link that sorts by it. */
export function Head<Key extends string>(props: HeadProps<Key>) {
  const { column, sort, padding = "px-2 xl:px-2.5" } = props;
  const isSorted = sort?.key === column.key;
  const direction = sort?.descending ? "descending" : "ascending";
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
  const { key, title, right = false, descendingFirst = false } = column;
  const isSorted = sort.key === key;
  const next = { key, descending: isSorted ? !sort.descending : descendingFirst };
  return (
    <Link
      to={{ search: updatedSearch(query, { sort: formatSort(next) }) }}
      preventScrollReset
      className={`flex min-h-11 items-center gap-1.5 ${padding} focus-ring-inset hover:text-text ${right ? "justify-end" : ""} ${isSorted ? "text-text" : ""}`}
    >
      {title}
      {isSorted ? <Icon name={sort.descending ? "arrow-down" : "arrow-up"} /> : null}
    </Link>
  );
}

/** A row; on phones a card, where `twoColumns` puts two cells into a line. */
export function Row({
  twoColumns = false,
  children,
}: {
  twoColumns?: boolean;
  children: ReactNode;
}) {
  return (
    <tr
      className={`max-md:card max-md:grid max-md:p-4 md:hover:bg-raised/60 ${twoColumns ? "max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-1" : "max-md:gap-x-6 max-md:gap-y-2 sm:max-md:grid-cols-2"}`}
    >
      {children}
    </tr>
  );
}

/** Where a cell's title stands on phones: left of the value, at the far end from it, or for screen readers alone. */
type MobileLabel = keyof typeof MOBILE_LABELS;

const TITLED =
  "max-md:before:text-sm max-md:before:font-400 max-md:before:text-muted max-md:before:content-[attr(data-title)]";
const MOBILE_LABELS = {
  beside: `max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)] max-md:gap-3 ${TITLED}`,
  apart: `max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-2 ${TITLED}`,
  hidden: "max-md:before:sr-only max-md:before:content-[attr(data-title)]",
} as const;

export interface CellProps {
  /** The column's title, written beside the value on phones. */
  title: string;
  right?: boolean;
  /** Vertical alignment, for rows of one line. */
  middle?: boolean;
  mobileLabel?: MobileLabel;
  className?: string;
  children: ReactNode;
}

export function Cell(props: CellProps) {
  const { title, right = false, middle = false, className = "", children } = props;
  const { mobileLabel = "beside" } = props;
  return (
    <td
      data-title={title}
      className={`${MOBILE_LABELS[mobileLabel]} md:border-b md:border-line md:px-2 md:py-2 xl:px-2.5 md:[tr:last-child>&]:border-b-0 ${right ? "md:text-right" : ""} ${middle ? "md:align-middle" : "md:align-top"} ${className}`}
    >
      <div className="min-w-0">{children}</div>
    </td>
  );
}
