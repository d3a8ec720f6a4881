import { ECONOMY_LOGS as TEXT } from "../../content/staff/economy-logs.ts";
import { LISTS } from "../../content/staff/lists.ts";
import type { Amount } from "../../contract/amount.ts";
import type { EconomyLog } from "../../contract/staff.ts";
import { formatIsoDay } from "../../format/date.ts";
import { StaffTime } from "../../ui/staff-time.tsx";
import { isNegative } from "../../format/decimal.ts";
import { formatMoney } from "../../format/money.ts";
import { numbered } from "../../format/numbered.ts";
import { Badge } from "../../ui/badge.tsx";
import {
  Cell,
  DataTable,
  LOWER_LINE,
  Row,
  type CellProps,
  type Column,
} from "../list/data-table.tsx";
import type { Sort } from "../list/list-query.ts";
import { placeOfRow } from "../list/row-key.ts";
import { typeTone } from "./economy.ts";
import type { EconomyKey } from "./filter.ts";
import { isTransfer, type DaysOver } from "./sums.ts";
import { transactionKey } from "./economy.ts";

export const ECONOMY_COLUMNS: readonly Column<EconomyKey>[] = [
  { key: "date", title: TEXT.columns.date, descendingFirst: true },
  { key: "action", title: TEXT.columns.action },
  { key: "type", title: TEXT.columns.type },
  { key: "amount", title: TEXT.columns.amount, right: true, descendingFirst: true },
  { key: "cash", title: TEXT.columns.cash, right: true, descendingFirst: true },
  { key: "card", title: TEXT.columns.card, right: true, descendingFirst: true },
];

interface EconomyTableProps {
  logs: readonly EconomyLog[];
  over: DaysOver;
  sort: Sort<EconomyKey> | null;
  /** The transaction that the address names. */
  marked: string | null;
}

/** Transactions; those that count towards a day over the limit have a badge. */
export function EconomyTable({ logs, over, sort, marked }: EconomyTableProps) {
  const days = new Set(over.days.map(({ day }) => day));
  const counts = (log: EconomyLog) =>
    isTransfer(log) &&
    (isNegative(log.amount) || !over.certain) &&
    days.has(formatIsoDay(log.created * 1000));
  const markedPlace = placeOfRow(logs, transactionKey, marked);
  return (
    <DataTable label={TEXT.table} columns={ECONOMY_COLUMNS} sort={sort}>
      {numbered(logs).map(({ place, item: log }) => (
        <Row key={place} isFlow isMarked={place === markedPlace}>
          <Cell
            title={TEXT.columns.date}
            mobileLabel="hidden"
            className="whitespace-nowrap figures max-md:text-sm max-md:text-muted"
          >
            <StaffTime at={log.created * 1000} />
          </Cell>
          <Cell
            title={TEXT.columns.action}
            mobileLabel="hidden"
            className={`wrap-anywhere ${LOWER_LINE}`}
          >
            {log.action}
          </Cell>
          <Cell title={TEXT.columns.type} mobileLabel="hidden">
            <span className="flex flex-wrap gap-2">
              {log.type.trim() === "" ? (
                <span>{LISTS.none}</span>
              ) : (
                <Badge tone={typeTone(log.type)}>{log.type}</Badge>
              )}
              {counts(log) ? (
                <Badge tone="warn">{over.certain ? TEXT.overLimit : TEXT.perhapsOverLimit}</Badge>
              ) : null}
            </span>
          </Cell>
          <Money
            title={TEXT.columns.amount}
            amount={log.amount}
            mobileLabel="hidden"
            className="max-md:ml-auto max-md:font-600"
          />
          <Money
            title={TEXT.columns.cash}
            amount={log.cash}
            className={`${LOWER_LINE} max-md:ml-auto max-md:text-xs`}
          />
          <Money
            title={TEXT.columns.card}
            amount={log.card}
            className={`${LOWER_LINE} max-md:text-xs`}
          />
        </Row>
      ))}
    </DataTable>
  );
}

interface MoneyProps extends Pick<CellProps, "title" | "mobileLabel"> {
  className: string;
  amount: Amount | null;
}

function Money({ title, amount, mobileLabel = "inline", className }: MoneyProps) {
  return (
    <Cell
      title={title}
      right
      mobileLabel={mobileLabel}
      className={`md:whitespace-nowrap figures ${className}`}
    >
      {amount === null ? LISTS.none : formatMoney(amount)}
    </Cell>
  );
}
