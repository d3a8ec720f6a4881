import type { ChartSeries } from "../../charts/options.ts";
import { messagesText as textOf, PALETTE } from "../../content/overview.ts";
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

/** The first and the last day in epoch ms; undefined without any. */
export function endsOf(days: readonly string[]): [first: number, last: number] | undefined {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? [Date.parse(first), Date.parse(last)] : undefined;
}

/** The colour of a member by their index within the rank. */
export function colorOf(index: number): string {
  return PALETTE[index % PALETTE.length] ?? PALETTE[0];
}

/** '{n} messages', for tooltip and total. */
export function messagesText(count: number): string {
  return textOf(formatCount(count));
}

/** The points of an SVG polyline in a box of the given size, whose upper edge is the count `max`. */
export function polyline(
  counts: readonly number[],
  max: number,
  { width, height }: { width: number; height: number },
): string {
  const step = counts.length > 1 ? width / (counts.length - 1) : 0;
  return counts
    .map((count, i) => `${Math.round(i * step)},${Math.round(height - (count / max) * height)}`)
    .join(" ");
}
