import { formatFullDay, formatHour } from "./date.ts";

/** 'Nov 27, 2026, 22:25' in UTC, from epoch ms, for public pages; they name the zone once. */
export function formatMoment(milliseconds: number): string {
  return `${formatFullDay(milliseconds)}, ${formatHour(milliseconds)}`;
}
