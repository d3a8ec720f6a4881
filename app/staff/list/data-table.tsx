import { createContext, useContext, type ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { LISTS } from "../../content/staff/lists.ts";
import { Icon } from "../../ui/icon.tsx";
import { updatedSearch, formatSort, type Sort } from "./list-query.ts";

/** A column of a staff table. */
export interface Column<Key extends string> {
  key: Key;
  title: string;
  right?: boolean;
  /** Widths that have no room for the column; another cell then shows its value. */
  hidden?: "max-md:hidden" | "max-lg:hidden" | "max-xl:hidden" | "md:max-lg:hidden";
  /** Whether the first click sorts descending, as for dates and amounts. */
  descendingFirst?: boolean;
}

interface DataTableProps<Key extends string> {
  label: string;
  columns: readonly Column<Key>[];
  /** Null if the table can't be sorted. */
  sort: Sort<Key> | null;
  /** The columns the reader chose to leave out. */
  hidden?: ReadonlySet<string>;
  children: ReactNode;
}

const MARKED =
  "bg-accent-deep/30 max-md:border-accent md:[&>td:first-child]:shadow-[inset_3px_0_0_var(--colors-accent-light)]";

const NOTHING_HIDDEN: ReadonlySet<string> = new Set();
/** Keys of hidden columns. */
const HiddenColumns = createContext(NOTHING_HIDDEN);

/**
 * A dense table that scrolls with the page. Its header stays below the top bar; on phones, each row
 * is a card.
 */
export function DataTable<Key extends string>(props: DataTableProps<Key>) {
  const { label, columns, sort, hidden = NOTHING_HIDDEN, children } = props;
  const shown = columns.filter(({ key }) => !hidden.has(key));
  const sorted = columns.find(({ key }) => key === sort?.key);
  return (
    <div className="rounded-card md:border md:border-line md:bg-surface md:overflow-clip">
      {/* Screen readers read the change; the focus stays on the pressed head. */}
      {sort && sorted ? (
        <p role="status" className="sr-only">
          {LISTS.sorted(sorted.title, sort.descending)}
        </p>
      ) : null}
      <table
        aria-label={label}
        className="w-full border-separate border-spacing-0 text-left text-[0.9375rem] md:text-sm max-md:block"
      >
        <thead className="max-md:hidden">
          <tr>
            {shown.map((column) => (
              <Head key={column.key} column={column} sort={sort} isSticky />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:flex max-md:flex-col max-md:gap-2">
          <HiddenColumns value={hidden}>{children}</HiddenColumns>
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps<Key extends string> {
  column: Column<Key>;
  sort: Sort<Key> | null;
  /** The padding of the cells below. */
  padding?: string;
  /** Stays below the site's top bar while its table scrolls past. */
  isSticky?: boolean;
}

/** The head of a column; in a sortable table a link that sorts by it. */
export function Head<Key extends string>(props: HeadProps<Key>) {
  const { column, sort, padding = "px-2 xl:px-2.5", isSticky = false } = props;
  const isSorted = sort?.key === column.key;
  const direction = sort?.descending ? "descending" : "ascending";
  return (
    <th
      scope="col"
      data-uncovered={isSticky ? "sticky" : undefined}
      aria-sort={isSorted ? direction : undefined}
      className={`${isSticky ? "sticky top-16 z-1" : ""} whitespace-nowrap border-b border-line bg-raised p-0 text-sm font-600 text-muted ${column.hidden ?? ""}`}
    >
      {sort ? (
        <SortLink column={column} sort={sort} padding={padding} />
      ) : (
        <span
          className={`flex min-h-8 items-center ${padding} ${column.right ? "justify-end" : ""}`}
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
      className={`flex min-h-8 items-center gap-1.5 ${padding} focus-ring-inset hover:text-text ${right ? "justify-end" : ""} ${isSorted ? "text-text" : ""}`}
    >
      {title}
      {isSorted ? <Icon name={sort.descending ? "arrow-down" : "arrow-up"} /> : null}
    </Link>
  );
}

interface RowProps {
  /** On phones a card of two lines. A press anywhere opens its last link. */
  isTwoLines?: boolean;
  /** On phones a card of two lines. The second begins with the first cell of `LOWER_LINE`. */
  isFlow?: boolean;
  /** The row that the address names. */
  isMarked?: boolean;
  /** The ID that the row is about, which a key copies. */
  id?: string;
  children: ReactNode;
}

const TWO_LINES =
  "max-md:relative max-md:grid-cols-[minmax(50%,1fr)_minmax(0,auto)] max-md:items-center max-md:gap-x-3 max-md:gap-y-0.5";
const FLOW =
  "max-md:flex! max-md:flex-wrap max-md:items-center max-md:gap-x-2 max-md:after:order-1 max-md:after:basis-full max-md:after:content-['']";
/** Moves a cell of a flowing row to its second line. */
export const LOWER_LINE = "max-md:order-2";
const ONE_COLUMN = "max-md:gap-x-6 max-md:gap-y-2 sm:max-md:grid-cols-2";

/** A row; on phones a card. */
export function Row(props: RowProps) {
  const { isTwoLines = false, isFlow = false, isMarked = false, id = "", children } = props;
  const columns = isTwoLines ? TWO_LINES : isFlow ? FLOW : ONE_COLUMN;
  return (
    <tr
      tabIndex={-1}
      data-list-row={id}
      aria-current={isMarked ? "true" : undefined}
      className={`focus-ring-inset scroll-mt-28 max-md:card max-md:grid max-md:px-3 max-md:py-2 ${isMarked ? MARKED : "md:hover:bg-raised/60"} ${columns}`}
    >
      {children}
    </tr>
  );
}

/** A cell's title on phones: in a column left of the value, just before it, or hidden. */
type MobileLabel = keyof typeof MOBILE_LABELS;

const TITLED =
  "max-md:before:text-sm max-md:before:font-400 max-md:before:text-muted max-md:before:content-[attr(data-title)]";
const MOBILE_LABELS = {
  beside: `max-md:grid max-md:grid-cols-[min(6.5rem,40%)_minmax(0,1fr)] max-md:items-baseline max-md:gap-3 ${TITLED}`,
  inline: `max-md:flex max-md:items-baseline max-md:gap-x-1 max-md:before:text-xs! ${TITLED}`,
  hidden: "max-md:before:sr-only max-md:before:content-[attr(data-title)]",
} as const;

export interface CellProps {
  /** The column's title, written beside the value on phones. */
  title: string;
  /** The key of a column that readers can hide. */
  column?: string;
  right?: boolean;
  mobileLabel?: MobileLabel;
  className?: string;
  children: ReactNode;
}

export function Cell(props: CellProps) {
  const { title, right = false, className = "", children } = props;
  const { mobileLabel = "beside", column = "" } = props;
  if (useContext(HiddenColumns).has(column)) return null;
  return (
    <td
      data-title={title}
      className={`${MOBILE_LABELS[mobileLabel]} md:h-9 md:border-b md:border-line md:px-2 md:py-1 md:align-middle xl:px-2.5 md:[tr:last-child>&]:border-b-0 ${right ? "md:text-right" : ""} ${className}`}
    >
      <div className="min-w-0 max-md:wrap-anywhere">{children}</div>
    </td>
  );
}
