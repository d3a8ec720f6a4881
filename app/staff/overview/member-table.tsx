import { LISTS } from "../../content/staff/lists.ts";
import { OVERVIEW } from "../../content/staff/overview.ts";
import { formatDate } from "../../format/date.ts";
import { formatChange, formatCount } from "../../format/number.ts";
import { Avatar } from "../../people/avatar.tsx";
import { PersonName } from "../../people/person-name.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Table, Td } from "../../ui/table.tsx";
import { Head, type Column } from "../list/data-table.tsx";
import type { MemberKey, RankedRow } from "./members.ts";
import type { Sort } from "../list/list-query.ts";

/** Phones have room for three columns: rank and change stand in the others' cells there. */
export const MEMBER_COLUMNS: readonly Column<MemberKey>[] = [
  { key: "member", title: OVERVIEW.memberColumns.member },
  { key: "rank", title: OVERVIEW.memberColumns.rank, hidden: "max-md:hidden" },
  { key: "messages", title: OVERVIEW.memberColumns.messages, right: true, descendingFirst: true },
  {
    key: "change",
    title: OVERVIEW.memberColumns.change,
    right: true,
    descendingFirst: true,
    hidden: "max-md:hidden",
  },
  { key: "last", title: OVERVIEW.memberColumns.last, right: true },
];

interface MemberTableProps {
  rows: readonly RankedRow[];
  sort: Sort<MemberKey>;
}

/** Messages of every member in the range: the numbers behind the charts. */
export function MemberTable({ rows, sort }: MemberTableProps) {
  return (
    <Table label={OVERVIEW.memberTable}>
      <thead>
        <tr>
          {MEMBER_COLUMNS.map((column) => (
            <Head key={column.key} column={column} sort={sort} padding="px-3 md:px-4" />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((member) => (
          <tr key={member.user_id}>
            <Td className="max-md:px-3 max-lg:w-full max-lg:max-w-0">
              <span className="flex min-w-24 items-center gap-3">
                <span className="contents max-sm:hidden">
                  <Avatar id={member.user_id} avatar={member.avatar} size="sm" />
                </span>
                <span className="min-w-0">
                  <PersonName name={member.name} className="font-600 lg:max-w-72" />
                  <span className="text-sm text-muted md:hidden">{member.info.rank}</span>
                </span>
              </span>
            </Td>
            <Td className="leading-8 max-md:hidden">
              <Badge tone={member.info.hue}>{member.info.rank}</Badge>
            </Td>
            <Td className="text-right figures max-md:px-3 md:leading-8">
              <span>{formatCount(member.messages)}</span>
              <span className="block text-sm md:hidden">
                <Change change={member.change} />
              </span>
            </Td>
            <Td className="text-right leading-8 figures max-md:hidden">
              <Change change={member.change} />
            </Td>
            <Td className="whitespace-nowrap text-right figures max-md:px-3 md:leading-8">
              <span className="inline-flex flex-col items-end gap-x-3 md:flex-row md:items-center">
                {member.messages === 0 ? <Badge tone="warn">{OVERVIEW.quiet}</Badge> : null}
                <span>{formatLastDay(member.lastDay)}</span>
              </span>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A day as DD.MM.YYYY; 'never' for none. */
export function formatLastDay(day: string | null): string {
  return (day && formatDate(Date.parse(day))) || OVERVIEW.never;
}

function Change({ change }: { change: number | null }) {
  if (change === null) return <span className="text-muted">{LISTS.none}</span>;
  const words = formatChange(change);
  if (words === null) return <span className="text-muted">{OVERVIEW.noChange}</span>;
  return <span className={change > 0 ? "text-ok" : "text-down"}>{words}</span>;
}
