import { Link, useSearchParams } from "react-router";
import { BLACKLIST_TEXT as TEXT, listColumns, listTitle } from "../../content/staff/blacklists.ts";
import { LISTS } from "../../content/staff/lists.ts";
import type { List } from "../../contract/lists.ts";
import type { Sanction } from "../../contract/sanction.ts";
import type { Profiles } from "../../contract/person.ts";
import { formatDateTime } from "../../format/date.ts";
import { formatDuration } from "../../format/duration.ts";
import { numbered } from "../../format/numbered.ts";
import { Cell, DataTable, Row, type Column } from "../list/data-table.tsx";
import { IdCell } from "../list/id-cell.tsx";
import { rowSearch, type Sort } from "../list/list-query.ts";
import { placeOfRow } from "../list/row-key.ts";
import { ReasonLine } from "../list/reason.tsx";
import { StaffTime } from "../../ui/staff-time.tsx";
import { StateBadge } from "../list/state-badge.tsx";
import type { TableView } from "../list/use-table-view.ts";
import { entryKey } from "./blacklist.ts";
import type { BlacklistKey } from "./filter.ts";

/** The columns of a list's table. */
export function blacklistColumns(blacklist: List): Column<BlacklistKey>[] {
  const { columns } = TEXT;
  const { subject, target } = listColumns(blacklist);
  return [
    { key: "subject", title: subject },
    ...(target ? [{ key: "what", title: target } as const] : []),
    { key: "state", title: columns.state, descendingFirst: true },
    {
      key: "duration",
      title: columns.duration,
      descendingFirst: true,
      hidden: target ? "max-xl:hidden" : "max-lg:hidden",
    },
    { key: "reason", title: columns.reason },
    { key: "moderator", title: columns.moderator },
    { key: "date", title: columns.date, descendingFirst: true, hidden: "md:max-lg:hidden" },
  ];
}

interface BlacklistTableProps {
  blacklist: List;
  entries: readonly Sanction[];
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
  const titles = listColumns(blacklist);
  const markedPlace = placeOfRow(entries, entryKey, query.get("row"));
  return (
    <DataTable
      label={listTitle(blacklist.id)}
      columns={blacklistColumns(blacklist)}
      sort={sort}
      hidden={view.hidden}
    >
      {numbered(entries).map(({ place, item: entry }) => (
        <Row key={place} isTwoLines isMarked={place === markedPlace} id={entry.subject}>
          <Cell
            title={titles.subject}
            mobileLabel="hidden"
            className="max-md:z-1 max-md:max-w-full max-md:justify-self-start"
          >
            <IdCell id={entry.subject} names={blacklist.subject === "user" ? names : undefined} />
          </Cell>
          {titles.target ? (
            <Cell
              title={titles.target}
              column="what"
              className="max-md:hidden! md:max-w-32 2xl:max-w-64"
            >
              <span title={entry.target ?? undefined} className="block truncate">
                {entry.target}
              </span>
            </Cell>
          ) : null}
          <EntryCells
            entry={entry}
            page={page}
            names={names}
            now={now}
            isCrowded={blacklist.target !== null}
            isStateHidden={view.hidden.has("state")}
          />
        </Row>
      ))}
    </DataTable>
  );
}

interface EntryCellsProps extends Pick<BlacklistTableProps, "names" | "now" | "page"> {
  entry: Sanction;
  /** Whether an extra column leaves narrow screens no room for the duration. */
  isCrowded: boolean;
  /** Whether no other column says that an entry has no end. */
  isStateHidden: boolean;
}

function EntryCells(props: EntryCellsProps) {
  const { entry, page, names, now, isCrowded, isStateHidden } = props;
  const { columns } = TEXT;
  const { duration, reason, moderator, target } = entry;
  return (
    <>
      <Cell
        title={columns.state}
        column="state"
        mobileLabel="hidden"
        className="max-md:justify-self-end"
      >
        <span title={duration ? LISTS.lasting(formatDuration(duration)) : undefined}>
          <StateBadge sanction={entry} now={now} />
        </span>
        {duration ? (
          <span className="text-xs text-muted figures max-md:hidden md:max-lg:block lg:hidden">
            {LISTS.lasting(formatDuration(duration))}
          </span>
        ) : null}
      </Cell>
      <Cell
        title={columns.duration}
        column="duration"
        className={`figures whitespace-nowrap ${isCrowded ? "max-xl:hidden!" : "max-lg:hidden!"}`}
      >
        {duration === 0 && !isStateHidden ? LISTS.none : formatDuration(duration)}
      </Cell>
      <Cell
        title={columns.reason}
        column="reason"
        mobileLabel="hidden"
        className="max-md:z-1 max-md:text-sm md:w-full md:min-w-20 md:max-w-0"
      >
        <ReasonLine text={reason} start={target} />
      </Cell>
      <Cell title={columns.moderator} column="moderator" className="max-md:hidden!">
        <IdCell isBrief id={moderator} names={names} />
        <span className="hidden figures md:max-lg:block">
          <OpenLink entry={entry} page={page} />
        </span>
      </Cell>
      <Cell
        title={columns.date}
        mobileLabel="hidden"
        className="figures md:max-lg:hidden max-md:justify-self-end max-md:text-sm"
      >
        <OpenLink entry={entry} page={page} />
      </Cell>
    </>
  );
}

/** The time of an entry, which opens it. */
function OpenLink({ entry, page }: Pick<EntryCellsProps, "entry" | "page">) {
  const [query] = useSearchParams();
  const { subject, timestamp } = entry;
  return (
    <Link
      to={{ search: rowSearch(query, entryKey(entry), page) }}
      preventScrollReset
      data-row={entryKey(entry)}
      aria-label={TEXT.openEntry(formatDateTime(timestamp), subject)}
      className="link inline-block py-0.75 max-md:after:absolute max-md:after:inset-0 max-md:after:content-['']"
    >
      <StaffTime at={timestamp * 1000} />
    </Link>
  );
}
