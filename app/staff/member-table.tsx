import { formatDate } from "../format/date.ts";
import { formatChange, formatCount } from "../format/number.ts";
import { Avatar } from "../people/avatar.tsx";
import { Badge } from "../ui/badge.tsx";
import { Cell, DataTable, Row, type Column } from "./data-table.tsx";
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

/** Messages of every member over the chosen range: the charts in words, and who went quiet. */
export function MemberTable({ rows, sort }: MemberTableProps) {
  return (
    <DataTable label="Messages by member" columns={COLUMNS} sort={sort} whole>
      {rows.map((member) => (
        <Row key={member.user_id}>
          <Cell title="Member" middle>
            <span className="flex min-w-0 items-center gap-3">
              <Avatar id={member.user_id} avatar={member.avatar} size="sm" />
              <bdi className="truncate font-600">{member.name}</bdi>
            </span>
          </Cell>
          <Cell title="Rank" middle>
            <Badge tone={member.info.tone}>{member.info.rank}</Badge>
          </Cell>
          <Cell title="Messages" right middle className="figures">
            {formatCount(member.messages)}
          </Cell>
          <Cell title="Change" right middle className="figures">
            <Change change={member.change} />
          </Cell>
          <Cell title="Last active" right middle className="whitespace-nowrap figures">
            <span className="inline-flex items-center gap-3">
              {member.messages === 0 ? <Badge tone="warn">Quiet</Badge> : null}
              {dayWords(member.lastDay)}
            </span>
          </Cell>
        </Row>
      ))}
    </DataTable>
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
