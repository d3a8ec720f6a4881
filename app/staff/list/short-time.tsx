import { formatDateTime, formatDay, formatHour, formatYear, isoTime } from "../../format/date.ts";

/** A time (epoch seconds) as 'Nov 23, 07:14' in UTC, or 'Nov 23, 2025' in another year than that of `now` (epoch ms). */
export function shortTime(at: number, now: number): string {
  const [year, hour] = [formatYear(at * 1000), formatHour(at * 1000)];
  return `${formatDay(at * 1000)}, ${year === formatYear(now) ? hour : year}`;
}

/** A short time with the whole of it in its tip. */
export function ShortTime({ at, now }: { at: number; now: number }) {
  return (
    <time dateTime={isoTime(at * 1000)} title={formatDateTime(at)} className="md:whitespace-nowrap">
      {shortTime(at, now)}
    </time>
  );
}
