import type { Feedback } from "../contract/person.ts";
import { formatMonth, formatYear } from "../format/date.ts";
import { snowflakeTime } from "../format/snowflake.ts";

export interface TimeGroup {
  /** The month or the year, in UTC. */
  heading: string;
  items: Feedback[];
}

/** With fewer reviews a month on average the headings are years. */
const LEAST_A_MONTH = 5;

function groupedBy(items: readonly Feedback[], headingOf: (ms: number) => string): TimeGroup[] {
  const groups = new Map<string, Feedback[]>();
  for (const item of items) {
    const heading = headingOf(snowflakeTime(item.message_id));
    const group = groups.get(heading);
    if (group) group.push(item);
    else groups.set(heading, [item]);
  }
  return [...groups].map(([heading, group]) => ({ heading, items: group }));
}

/** Reviews by the month they were written in, or by the year where they are few, in the given order. */
export function byTime(items: readonly Feedback[]): TimeGroup[] {
  const months = groupedBy(items, formatMonth);
  return items.length >= months.length * LEAST_A_MONTH ? months : groupedBy(items, formatYear);
}
