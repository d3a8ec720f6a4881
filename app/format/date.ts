import dayjs from "dayjs";
import utc from "dayjs/plugin/utc";

dayjs.extend(utc);

function format(milliseconds: number, pattern: string): string {
  const time = dayjs.utc(milliseconds);
  return time.isValid() ? time.format(pattern) : "";
}

/** 'DD.MM.YYYY HH:mm:ss' in UTC, from epoch seconds; "" for no time. */
export function formatDateTime(seconds: number): string {
  return format(seconds * 1000, "DD.MM.YYYY HH:mm:ss");
}

/** 'DD.MM.YYYY' in UTC, from epoch milliseconds; "" for no time. */
export function formatDate(milliseconds: number): string {
  return format(milliseconds, "DD.MM.YYYY");
}

/** 'MMM D' in UTC, from epoch milliseconds (chart labels); "" for no time. */
export function formatDay(milliseconds: number): string {
  return format(milliseconds, "MMM D");
}

/** 'MMM D, YYYY' in UTC, from epoch milliseconds: a date on public pages; "" for no time. */
export function formatFullDay(milliseconds: number): string {
  return format(milliseconds, "MMM D, YYYY");
}

/** 'HH:mm' in UTC, from epoch milliseconds (chart labels); "" for no time. */
export function formatHour(milliseconds: number): string {
  return format(milliseconds, "HH:mm");
}

/** 'MMMM YYYY' in UTC, from epoch milliseconds (headings); "" for no time. */
export function formatMonth(milliseconds: number): string {
  return format(milliseconds, "MMMM YYYY");
}

/** 'YYYY' in UTC, from epoch milliseconds (headings); "" for no time. */
export function formatYear(milliseconds: number): string {
  return format(milliseconds, "YYYY");
}

/** 'YYYY-MM-DD' in UTC, from epoch milliseconds (file names); "" for no time. */
export function formatIsoDay(milliseconds: number): string {
  return format(milliseconds, "YYYY-MM-DD");
}

/** ISO 8601 in UTC for `<time dateTime>`, from epoch milliseconds; undefined for no time. */
export function isoTime(milliseconds: number): string | undefined {
  const time = dayjs.utc(milliseconds);
  return time.isValid() ? time.toISOString() : undefined;
}
