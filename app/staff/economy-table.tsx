import type { EconomyLog } from "../contract/staff.ts";
import { formatDateTime, isoTime } from "../format/date.ts";
import { formatMoney } from "../format/money.ts";
import { numbered } from "../format/numbered.ts";
import { Badge } from "../ui/badge.tsx";
import { Table, Td, Th } from "../ui/table.tsx";
import { typeTone } from "./economy.ts";

/** Transactions with the columns of §2. */
export function EconomyTable({ logs }: { logs: readonly EconomyLog[] }) {
  return (
    <Table label="Transactions">
      <thead>
        <tr>
          <Th>Date</Th>
          <Th>Action</Th>
          <Th>Type</Th>
          <Th className="text-right">Amount</Th>
          <Th className="text-right">Cash</Th>
          <Th className="text-right">Card</Th>
        </tr>
      </thead>
      <tbody>
        {numbered(logs).map(({ place, item: log }) => (
          <tr key={place}>
            <Td className="whitespace-nowrap tabular-nums">
              <time dateTime={isoTime(log.created * 1000)}>{formatDateTime(log.created)}</time>
            </Td>
            <Td>{log.action}</Td>
            <Td>
              <Badge tone={typeTone(log.type)}>{log.type}</Badge>
            </Td>
            <Td className="whitespace-nowrap text-right tabular-nums">{formatMoney(log.amount)}</Td>
            <Td className="whitespace-nowrap text-right tabular-nums">{formatMoney(log.cash)}</Td>
            <Td className="whitespace-nowrap text-right tabular-nums">{formatMoney(log.card)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
