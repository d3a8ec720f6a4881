import type { Feedback } from "../contract/person.ts";
import { formatMonth, formatYear } from "../format/date.ts";
import { snowflakeTime } from "../format/snowflake.ts";

export interface TimeGroup {
  /** The month or the year, in UTC. */
  heading: string;
  items: Feedback[];
}

/** Fewer reviews a month than this would leave headings with hardly anything below. */
const WORTH_A_MONTH = 5;

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

/** Reviews by the month they were written in, by the year where they are few; their order stays. */
export function byTime(items: readonly Feedback[]): TimeGroup[] {
  const months = groupedBy(items, formatMonth);
  return items.length >= months.length * WORTH_A_MONTH ? months : groupedBy(items, formatYear);
}
