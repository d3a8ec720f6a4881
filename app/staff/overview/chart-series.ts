import type { ChartSeries } from "../../charts/axes.ts";
import { OVERVIEW, PALETTE } from "../../content/staff/overview.ts";
import { formatCount } from "../../format/number.ts";
import type { MemberRow } from "./overview.ts";

/** One series per member, in the colours of the palette in turn. */
export function chartSeries(members: readonly MemberRow[], days: readonly string[]): ChartSeries[] {
  const times = days.map((day) => Date.parse(day));
  return members.map(({ name, counts }, index) => ({
    name,
    color: colorOf(index),
    data: times.map((time, day) => [time, counts[day] ?? 0] as const),
  }));
}

/** The colour of a member by their index within the rank. */
export function colorOf(index: number): string {
  return PALETTE[index % PALETTE.length] ?? PALETTE[0];
}

/** '{n} messages', for tooltip and total. */
export function messagesText(count: number): string {
  return OVERVIEW.messages(formatCount(count));
}
