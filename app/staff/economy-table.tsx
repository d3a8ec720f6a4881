import type { EconomyLog } from "../contract/staff.ts";
import { formatDateTime, formatIsoDay, isoTime } from "../format/date.ts";
import { formatMoney } from "../format/money.ts";
import { numbered } from "../format/numbered.ts";
import { Badge } from "../ui/badge.tsx";
import { Cell, DataTable, Row, type Column } from "./data-table.tsx";
import type { EconomyKey } from "./economy-filter.ts";
import { isTransfer } from "./economy-sums.ts";
import { typeTone } from "./economy.ts";
import type { Sort } from "./rows.ts";

/** The columns of §2. */
export const ECONOMY_COLUMNS: readonly Column<EconomyKey>[] = [
  { key: "date", title: "Date", startDown: true },
  { key: "action", title: "Action" },
  { key: "type", title: "Type" },
  { key: "amount", title: "Amount", right: true, startDown: true },
  { key: "cash", title: "Cash", right: true, startDown: true },
  { key: "card", title: "Card", right: true, startDown: true },
];

interface EconomyTableProps {
  logs: readonly EconomyLog[];
  /** Days (YYYY-MM-DD, UTC) with more transfers than the rule allows. */
  daysOver: ReadonlySet<string>;
  sort: Sort<EconomyKey> | null;
}

/** Transactions; a transfer of a day over the limit says so. */
export function EconomyTable({ logs, daysOver, sort }: EconomyTableProps) {
  return (
    <DataTable label="Transactions" columns={ECONOMY_COLUMNS} sort={sort} whole={sort === null}>
      {numbered(logs).map(({ place, item: log }) => (
        <Row key={place}>
          <Cell title="Date" middle className="whitespace-nowrap figures">
            <time dateTime={isoTime(log.created * 1000)}>{formatDateTime(log.created)}</time>
          </Cell>
          <Cell title="Action" middle className="wrap-anywhere">
            {log.action}
          </Cell>
          <Cell title="Type" middle>
            <span className="flex flex-wrap gap-2">
              <Badge tone={typeTone(log.type)}>{log.type}</Badge>
              {isTransfer(log) && daysOver.has(formatIsoDay(log.created * 1000)) ? (
                <Badge tone="warn">over the daily limit</Badge>
              ) : null}
            </span>
          </Cell>
          <Money title="Amount" amount={log.amount} />
          <Money title="Cash" amount={log.cash} />
          <Money title="Card" amount={log.card} />
        </Row>
      ))}
    </DataTable>
  );
}

function Money({ title, amount }: { title: string; amount: number }) {
  return (
    <Cell title={title} right middle className="whitespace-nowrap figures">
      {formatMoney(amount)}
    </Cell>
  );
}
