import { Chart } from "../../charts/chart.tsx";
import { accent } from "../../content/more-facts.static.ts";
import { STATUS } from "../../content/status/status.ts";
import type { Range } from "../../contract/range.ts";
import type { Point } from "../../contract/status.ts";
import { formatFullDay, isoTime } from "../../format/date.ts";
import { formatMoment } from "../../format/moment.ts";
import { formatChange, formatCount } from "../../format/number.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Table, Td, Th } from "../../ui/table.tsx";
import { interpolate, lastBefore, marksOf, withGaps, type Figure, type Mark } from "./series.ts";

/** Latest points shown; a link leads to all. */
const ROWS = 60;

interface GrowthProps {
  title: string;
  /** What is counted, such as 'servers'. */
  noun: string;
  figure: Exclude<Figure, "average_latency">;
  points: readonly Point[];
  range: Range;
  animate: boolean;
}

/** '26,318 servers (+12)': the value and its change, '(±0)' for none. */
export function valueWithChange(value: number, before: number | null, noun: string): string {
  const text = `${formatCount(value)} ${noun}`;
  return before === null ? text : `${text} (${formatChange(value - before) ?? "±0"})`;
}

/** 'Server Growth' or 'User Growth': a chart and its numbers as a table. */
export function Growth({ title, noun, figure, points, range, animate }: GrowthProps) {
  const unit = range === "24h" ? "hour" : "day";
  const marks = marksOf(points, figure);
  const base = points[0]?.from?.[figure];
  const complete = marks.filter(({ partial }) => !partial);
  const data = withGaps(marks);
  const dots = marks
    .filter(({ partial }) => partial)
    .map(({ x }) => ({ x, y: interpolate(complete, x) }));
  return (
    <section aria-label={title} className="card flex min-w-0 flex-col gap-1 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="title-3">{title}</h2>
        {dots.length > 0 && (
          <p className="flex items-center gap-2 text-sm text-muted">
            <span
              aria-hidden="true"
              className="size-2.5 rounded-full border-2 border-warn bg-ink"
            />
            {STATUS.partial}
          </p>
        )}
      </div>
      <Chart
        key={range}
        id={figure}
        label={STATUS.chartLabel(title, noun, points.length)}
        series={[{ name: title, color: accent, data }]}
        dots={dots}
        unit={unit}
        animate={animate}
        describe={(value, _series, at) =>
          valueWithChange(value, lastBefore(data, at) ?? base ?? null, noun)
        }
      />
      <GrowthTable title={title} marks={marks} base={base} range={range} />
    </section>
  );
}

interface GrowthTableProps {
  title: string;
  marks: readonly Mark[];
  /** The value from which the first mark's change counts. */
  base: number | undefined;
  range: Range;
}

/** A chart's numbers, newest first. */
function GrowthTable({ title, marks, base, range }: GrowthTableProps) {
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
              <Th className="text-end">{STATUS.columns.total}</Th>
              <Th className="text-end">{STATUS.columns.change}</Th>
            </tr>
          </thead>
          <tbody className="figures">
            {rows.map(({ x, y, partial, before }) => (
              <tr key={x}>
                <Td>
                  <time dateTime={isoTime(x)}>
                    {range === "24h" ? formatMoment(x) : formatFullDay(x)}
                  </time>
                  {partial && <span className="text-warn"> {STATUS.partial}</span>}
                </Td>
                <Td className="text-end">{formatCount(y)}</Td>
                <Td className="text-end">
                  {partial || before === undefined ? "–" : (formatChange(y - before) ?? "0")}
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {marks.length > ROWS && (
        <p className="mt-2 text-sm text-muted">
          <span>{STATUS.latestPoints(ROWS, marks.length)}</span>{" "}
          <a className="link" href={`/api/history?range=${range}`}>
            {STATUS.allPoints}
          </a>
        </p>
      )}
    </Disclosure>
  );
}
