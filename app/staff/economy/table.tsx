import type { EconomyLog } from "../../contract/staff.ts";
import { formatDateTime, formatIsoDay, isoTime } from "../../format/date.ts";
import { formatMoney } from "../../format/money.ts";
import { numbered } from "../../format/numbered.ts";
import { Badge } from "../../ui/badge.tsx";
import { Cell, DataTable, Row, type CellProps, type Column } from "../list/data-table.tsx";
import type { EconomyKey } from "./filter.ts";
import { isTransfer } from "./sums.ts";
import { typeTone } from "./economy.ts";
import type { Sort } from "../list/list-query.ts";

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
        <Row key={place} pairs>
          <Cell title="Date" middle onPhones="bare" className="whitespace-nowrap figures">
            <time dateTime={isoTime(log.created * 1000)}>{formatDateTime(log.created)}</time>
          </Cell>
          <Cell title="Action" middle onPhones="bare" className="wrap-anywhere max-md:text-right">
            {log.action}
          </Cell>
          <Cell title="Type" middle onPhones="bare">
            <span className="flex flex-wrap gap-2">
              <Badge tone={typeTone(log.type)}>{log.type}</Badge>
              {isTransfer(log) && daysOver.has(formatIsoDay(log.created * 1000)) ? (
                <Badge tone="warn">over the daily limit</Badge>
              ) : null}
            </span>
          </Cell>
          <Money
            title="Amount"
            amount={log.amount}
            onPhones="bare"
            className="max-md:text-right max-md:font-600"
          />
          <Money title="Cash" amount={log.cash} />
          <Money title="Card" amount={log.card} />
        </Row>
      ))}
    </DataTable>
  );
}

interface MoneyProps extends Pick<CellProps, "title" | "onPhones" | "className"> {
  amount: number;
}

function Money({ title, amount, onPhones = "apart", className = "max-md:text-sm" }: MoneyProps) {
  return (
    <Cell
      title={title}
      right
      middle
      onPhones={onPhones}
      className={`whitespace-nowrap figures ${className}`}
    >
      {formatMoney(amount)}
    </Cell>
  );
}
