import type { Feedback } from "../contract/person.ts";
import { isDigits } from "../contract/digits.ts";
import { formatMonth, formatYear } from "../format/date.ts";
import { snowflakeTime } from "../format/snowflake.ts";

export interface TimeGroup {
  /** The month or the year, in UTC; null for reviews without a time. */
  heading: string | null;
  items: Feedback[];
}

/** With fewer reviews a month on average the headings are years. */
const LEAST_A_MONTH = 5;

/** When a review was written (epoch ms); null where its message id is none of the chat platform. */
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

/** Reviews by the month they were written in, or by the year where they are few, in the given order. */
export function byTime(items: readonly Feedback[]): TimeGroup[] {
  const months = groupedBy(items, formatMonth);
  const dated = months.filter(({ heading }) => heading !== null);
  const count = dated.reduce((sum, { items: group }) => sum + group.length, 0);
  return count >= dated.length * LEAST_A_MONTH ? months : groupedBy(items, formatYear);
}
