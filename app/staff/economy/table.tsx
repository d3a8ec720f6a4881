import type { EconomyLog } from "../../contract/staff.ts";
import { formatDateTime, formatIsoDay, isoTime } from "../../format/date.ts";
import { formatMoney } from "../../format/money.ts";
import { numbered } from "../../format/numbered.ts";
import { Badge } from "../../ui/badge.tsx";
import { Cell, DataTable, Row, type CellProps, type Column } from "../list/data-table.tsx";
import type { EconomyKey } from "./filter.ts";
import { isTransfer, type TransferDay } from "./sums.ts";
import { typeTone } from "./economy.ts";
import type { Sort } from "../list/list-query.ts";

export const ECONOMY_COLUMNS: readonly Column<EconomyKey>[] = [
  { key: "date", title: "Date", descendingFirst: true },
  { key: "action", title: "Action" },
  { key: "type", title: "Type" },
  { key: "amount", title: "Amount", right: true, descendingFirst: true },
  { key: "cash", title: "Cash", right: true, descendingFirst: true },
  { key: "card", title: "Card", right: true, descendingFirst: true },
];

interface EconomyTableProps {
  logs: readonly EconomyLog[];
  daysOver: readonly TransferDay[];
  sort: Sort<EconomyKey> | null;
}

/** Transactions; transfers of a day over the daily limit have a badge. */
export function EconomyTable({ logs, daysOver, sort }: EconomyTableProps) {
  const overLimit = new Set(daysOver.map(({ day }) => day));
  return (
    <DataTable
      label="Transactions"
      columns={ECONOMY_COLUMNS}
      sort={sort}
      fullHeight={sort === null}
    >
      {numbered(logs).map(({ place, item: log }) => (
        <Row key={place} twoColumns>
          <Cell title="Date" middle mobileLabel="hidden" className="whitespace-nowrap figures">
            <time dateTime={isoTime(log.created * 1000)}>{formatDateTime(log.created)}</time>
          </Cell>
          <Cell
            title="Action"
            middle
            mobileLabel="hidden"
            className="wrap-anywhere max-md:text-right"
          >
            {log.action}
          </Cell>
          <Cell title="Type" middle mobileLabel="hidden">
            <span className="flex flex-wrap gap-2">
              <Badge tone={typeTone(log.type)}>{log.type}</Badge>
              {isTransfer(log) && overLimit.has(formatIsoDay(log.created * 1000)) ? (
                <Badge tone="warn">over the daily limit</Badge>
              ) : null}
            </span>
          </Cell>
          <Money
            title="Amount"
            amount={log.amount}
            mobileLabel="hidden"
            className="max-md:text-right max-md:font-600"
          />
          <Money title="Cash" amount={log.cash} />
          <Money title="Card" amount={log.card} />
        </Row>
      ))}
    </DataTable>
  );
}

interface MoneyProps extends Pick<CellProps, "title" | "mobileLabel" | "className"> {
  amount: number;
}

function Money({ title, amount, mobileLabel = "apart", className = "max-md:text-sm" }: MoneyProps) {
  return (
    <Cell
      title={title}
      right
      middle
      mobileLabel={mobileLabel}
      className={`whitespace-nowrap figures ${className}`}
    >
      {formatMoney(amount)}
    </Cell>
  );
}
