import type { Feedback } from "../contract/person.ts";
import { isDigits, snowflakeTime } from "../contract/digits.ts";
import { formatMonth, formatYear } from "../format/date.ts";

export interface TimeGroup {
  /** Month or year (UTC); null for reviews without a time. */
  heading: string | null;
  items: Feedback[];
}

/** With fewer a month on average, headings are years. */
const LEAST_A_MONTH = 5;

/** When a review was written (epoch ms); null if its message id isn't the platform's. */
export function timeOf({ message_id: id }: Feedback): number | null {
  return isDigits(id) ? snowflakeTime(id) : null;
}

function groupedBy(items: readonly Feedback[], headingOf: (ms: number) => string): TimeGroup[] {
  const groups = new Map<string | null, Feedback[]>();
  for (const item of items) {
    const time = timeOf(item);
    const heading = time === null ? null : headingOf(time);
    const group = groups.get(heading);
    if (group) group.push(item);
    else groups.set(heading, [item]);
  }
  return [...groups].map(([heading, group]) => ({ heading, items: group }));
}

/** Reviews by month, or by year if few, in the given order. */
export function byTime(items: readonly Feedback[]): TimeGroup[] {
  const months = groupedBy(items, formatMonth);
  const dated = months.filter(({ heading }) => heading !== null);
  const count = dated.reduce((sum, { items: group }) => sum + group.length, 0);
  return count >= dated.length * LEAST_A_MONTH ? months : groupedBy(items, formatYear);
}
