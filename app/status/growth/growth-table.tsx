import { STATUS } from "../../content/status/status.ts";
import type { Range } from "../../contract/range.ts";
import { formatDateTime, formatDay, formatHour, isoTime } from "../../format/date.ts";
import { formatChange, formatCount } from "../../format/number.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Table, Td, Th } from "../../ui/table.tsx";
import type { Mark } from "./line.ts";

/** The number of latest points shown; a link leads to all of them. */
const ROWS = 60;

interface GrowthTableProps {
  title: string;
  marks: readonly Mark[];
  /** The value from which the first mark's change counts. */
  base: number | undefined;
  range: Range;
}

/** The numbers behind a chart, newest first. */
export function GrowthTable({ title, marks, base, range }: GrowthTableProps) {
  const rows = marks
    .map((mark, i) => ({ ...mark, before: i === 0 ? base : marks[i - 1]?.y }))
    .slice(-ROWS)
    .toReversed();
  return (
    <Disclosure
      summary={
        <>
          {STATUS.dataTable}
          <span className="sr-only">{STATUS.ofTitle(title)}</span>
        </>
      }
    >
      <div className="mt-2 max-h-96 overflow-y-auto">
        <Table label={STATUS.tableLabel(title)}>
          <thead>
            <tr>
              <Th>{STATUS.columns.time}</Th>
              <Th className="text-right">{STATUS.columns.total}</Th>
              <Th className="text-right">{STATUS.columns.change}</Th>
            </tr>
          </thead>
          <tbody className="figures">
            {rows.map(({ x, y, partial, before }) => (
              <tr key={x}>
                <Td>
                  <time dateTime={isoTime(x)} title={formatDateTime(x / 1000)}>
                    {range === "24h" ? `${formatDay(x)}, ${formatHour(x)}` : formatDay(x)}
                  </time>
                  {partial && <span className="text-warn"> {STATUS.partial}</span>}
                </Td>
                <Td className="text-right">{formatCount(y)}</Td>
                <Td className="text-right">
                  {partial || before === undefined ? "–" : (formatChange(y - before) ?? "0")}
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {marks.length > ROWS && (
        <p className="mt-2 text-sm text-muted">
          {STATUS.latestPoints(ROWS, marks.length)}{" "}
          <a className="link" href={`/api/history?range=${range}`}>
            {STATUS.allPoints}
          </a>
        </p>
      )}
    </Disclosure>
  );
}
