import { formatDate } from "../format/date.ts";
import { formatChange, formatCount } from "../format/number.ts";
import { Avatar } from "../people/avatar.tsx";
import { Badge } from "../ui/badge.tsx";
import { Table, Td } from "../ui/table.tsx";
import { Head, type Column } from "./data-table.tsx";
import type { MemberKey, RankedRow } from "./members.ts";
import type { Sort } from "./rows.ts";

const COLUMNS: readonly Column<MemberKey>[] = [
  { key: "member", title: "Member" },
  { key: "rank", title: "Rank" },
  { key: "messages", title: "Messages", right: true, startDown: true },
  { key: "change", title: "Change", right: true, startDown: true },
  { key: "last", title: "Last active", right: true },
];

interface MemberTableProps {
  rows: readonly RankedRow[];
  sort: Sort<MemberKey>;
}

/**
 * Messages of every member over the chosen range: the charts in words, and who went quiet. Narrow
 * enough to stay a table on phones.
 */
export function MemberTable({ rows, sort }: MemberTableProps) {
  return (
    <Table label="Messages by member">
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <Head key={column.key} column={column} sort={sort} padding="px-4" />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((member) => (
          <tr key={member.user_id}>
            <Td>
              <span className="flex min-w-32 items-center gap-3">
                <Avatar id={member.user_id} avatar={member.avatar} size="sm" />
                <bdi className="max-w-72 truncate font-600">{member.name}</bdi>
              </span>
            </Td>
            <Td className="leading-8">
              <Badge tone={member.info.tone}>{member.info.rank}</Badge>
            </Td>
            <Td className="text-right leading-8 figures">{formatCount(member.messages)}</Td>
            <Td className="text-right leading-8 figures">
              <Change change={member.change} />
            </Td>
            <Td className="whitespace-nowrap text-right leading-8 figures">
              <span className="inline-flex items-center gap-3">
                {member.messages === 0 ? <Badge tone="warn">Quiet</Badge> : null}
                {dayWords(member.lastDay)}
              </span>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A day for reading; 'never' without one. */
export function dayWords(day: string | null): string {
  return (day && formatDate(Date.parse(day))) || "never";
}

function Change({ change }: { change: number | null }) {
  if (change === null) return <span className="text-muted">–</span>;
  const words = formatChange(change);
  if (words === null) return <span className="text-muted">±0</span>;
  return <span className={change > 0 ? "text-ok" : "text-down"}>{words}</span>;
}
