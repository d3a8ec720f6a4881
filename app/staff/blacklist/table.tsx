import { Link, useSearchParams } from "react-router";
import {
  BLACKLIST_TEXT as TEXT,
  openEntry,
  type Blacklist,
} from "../../content/staff/blacklists.ts";
import { forText } from "../../content/staff/lists.ts";
import type { Profiles } from "../../contract/person.ts";
import { formatDateTime, isoTime } from "../../format/date.ts";
import { formatDuration } from "../../format/duration.ts";
import { numbered } from "../../format/numbered.ts";
import { Cell, DataTable, Row, type Column } from "../list/data-table.tsx";
import { IdCell } from "../list/id-cell.tsx";
import { rowSearch, type Sort } from "../list/list-query.ts";
import { placeOfRow } from "../list/row-key.ts";
import { Reason } from "../list/reason.tsx";
import { StateBadge } from "../list/state-badge.tsx";
import type { TableView } from "../list/use-table-view.ts";
import { entryKey, type BlacklistEntry } from "./blacklist.ts";
import type { BlacklistKey } from "./filter.ts";

/** The columns of a list's table. */
export function blacklistColumns(blacklist: Blacklist): Column<BlacklistKey>[] {
  const { columns } = TEXT;
  return [
    { key: "subject", title: blacklist.subject },
    ...(blacklist.what ? [{ key: "what", title: blacklist.what } as const] : []),
    { key: "state", title: columns.state, descendingFirst: true },
    {
      key: "duration",
      title: columns.duration,
      descendingFirst: true,
      hidden: "max-lg:hidden",
    },
    { key: "reason", title: columns.reason },
    { key: "moderator", title: columns.moderator },
    { key: "date", title: columns.date, descendingFirst: true, hidden: "md:max-lg:hidden" },
  ];
}

interface BlacklistTableProps {
  blacklist: Blacklist;
  entries: readonly BlacklistEntry[];
  page: number;
  names: Profiles;
  now: number;
  sort: Sort<BlacklistKey>;
  view: TableView;
}

/** Entries of one of the six lists. */
export function BlacklistTable(props: BlacklistTableProps) {
  const { blacklist, entries, page, names, now, sort, view } = props;
  const [query] = useSearchParams();
  const markedPlace = placeOfRow(entries, entryKey, query.get("row"));
  return (
    <DataTable
      label={blacklist.title}
      columns={blacklistColumns(blacklist)}
      sort={sort}
      hidden={view.hidden}
      isCompact={view.isCompact}
    >
      {numbered(entries).map(({ place, item: entry }) => (
        <Row key={place} isMarked={place === markedPlace}>
          <Cell title={blacklist.subject}>
            <IdCell
              id={entry.subject}
              names={blacklist.subject === "User ID" ? names : undefined}
            />
          </Cell>
          {blacklist.what ? (
            <Cell
              title={blacklist.what}
              column="what"
              className="text-sm wrap-break-word md:max-w-32 md:py-2.5"
            >
              {entry.what}
            </Cell>
          ) : null}
          <EntryCells entry={entry} page={page} names={names} now={now} />
        </Row>
      ))}
    </DataTable>
  );
}

interface EntryCellsProps extends Pick<BlacklistTableProps, "names" | "now" | "page"> {
  entry: BlacklistEntry;
}

function EntryCells({ entry, page, names, now }: EntryCellsProps) {
  const { columns } = TEXT;
  const { duration } = entry;
  return (
    <>
      <Cell title={columns.state} column="state">
        <StateBadge sanction={entry} now={now} />
        {duration ? (
          <span className="text-sm text-muted figures lg:hidden">
            {forText(formatDuration(duration))}
          </span>
        ) : null}
      </Cell>
      <Cell
        title={columns.duration}
        column="duration"
        className="text-sm figures max-lg:hidden! lg:min-w-20 md:py-2.5"
      >
        {formatDuration(duration)}
      </Cell>
      <Cell title={columns.reason} column="reason" className="text-sm md:min-w-32 md:py-2.5">
        <Reason text={entry.reason} />
      </Cell>
      <Cell title={columns.moderator} column="moderator">
        <IdCell id={entry.moderator} names={names} />
        <span className="hidden text-sm text-muted figures md:max-lg:block">
          <OpenLink entry={entry} page={page} />
        </span>
      </Cell>
      <Cell title={columns.date} className="text-sm figures md:max-lg:hidden md:py-2.5">
        <OpenLink entry={entry} page={page} />
      </Cell>
    </>
  );
}

/** The time of an entry, which opens it. */
function OpenLink({ entry, page }: Pick<EntryCellsProps, "entry" | "page">) {
  const [query] = useSearchParams();
  const { subject, timestamp } = entry;
  const time = formatDateTime(timestamp);
  return (
    <Link
      to={{ search: rowSearch(query, entryKey(entry), page) }}
      preventScrollReset
      data-row={entryKey(entry)}
      aria-label={openEntry(time, subject)}
      className="link inline-block max-md:py-3 lg:w-20"
    >
      <time dateTime={isoTime(timestamp * 1000)}>{time}</time>
    </Link>
  );
}
