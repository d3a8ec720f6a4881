import type { Blacklist } from "../../content/blacklists.ts";
import { formatDateTime, isoTime } from "../../format/date.ts";
import { formatDuration } from "../../format/duration.ts";
import { numbered } from "../../format/numbered.ts";
import type { Profiles } from "../../contract/person.ts";
import type { BlacklistKey } from "./filter.ts";
import type { BlacklistEntry } from "./blacklist.ts";
import { Cell, DataTable, Row, type Column } from "../list/data-table.tsx";
import { IdCell } from "../list/id-cell.tsx";
import { Reason } from "../list/reason.tsx";
import type { Sort } from "../list/list-query.ts";
import { StateBadge } from "../list/state-badge.tsx";

/** The columns of a list's table. */
export function blacklistColumns(blacklist: Blacklist): Column<BlacklistKey>[] {
  return [
    { key: "subject", title: blacklist.subject },
    ...(blacklist.what ? [{ key: "what", title: blacklist.what } as const] : []),
    { key: "state", title: "State", descendingFirst: true },
    { key: "duration", title: "Duration", descendingFirst: true, hidden: "max-lg:hidden" },
    { key: "reason", title: "Reason" },
    { key: "moderator", title: "Moderator ID" },
    { key: "date", title: "Date", descendingFirst: true, hidden: "md:max-lg:hidden" },
  ];
}

interface BlacklistTableProps {
  blacklist: Blacklist;
  entries: readonly BlacklistEntry[];
  names: Profiles;
  now: number;
  sort: Sort<BlacklistKey>;
}

/** Entries of one of the six lists. */
export function BlacklistTable(props: BlacklistTableProps) {
  const { blacklist, entries, names, now, sort } = props;
  return (
    <DataTable label={blacklist.title} columns={blacklistColumns(blacklist)} sort={sort}>
      {numbered(entries).map(({ place, item: entry }) => (
        <Row key={place}>
          <Cell title={blacklist.subject}>
            <IdCell
              id={entry.subject}
              names={blacklist.subject === "User ID" ? names : undefined}
            />
          </Cell>
          {blacklist.what ? (
            <Cell title={blacklist.what} className="text-sm wrap-break-word md:max-w-32 md:py-2.5">
              {entry.what}
            </Cell>
          ) : null}
          <Cell title="State">
            <StateBadge sanction={entry} now={now} />
            {entry.duration === 0 ? null : (
              <span className="text-sm text-muted figures lg:hidden">
                {`for ${formatDuration(entry.duration)}`}
              </span>
            )}
          </Cell>
          <Cell
            title="Duration"
            className="whitespace-nowrap text-sm figures max-lg:hidden! md:py-2.5"
          >
            {formatDuration(entry.duration)}
          </Cell>
          <Cell title="Reason" className="text-sm md:min-w-32 md:py-2.5">
            <Reason text={entry.reason} />
          </Cell>
          <Cell title="Moderator ID">
            <IdCell id={entry.moderator} names={names} />
            <span className="hidden text-sm text-muted figures md:max-lg:block">
              {formatDateTime(entry.timestamp)}
            </span>
          </Cell>
          <Cell title="Date" className="text-sm figures md:max-lg:hidden md:py-2.5">
            <time dateTime={isoTime(entry.timestamp * 1000)} className="md:block md:w-20">
              {formatDateTime(entry.timestamp)}
            </time>
          </Cell>
        </Row>
      ))}
    </DataTable>
  );
}
