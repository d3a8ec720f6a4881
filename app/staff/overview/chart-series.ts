import type { ChartSeries } from "../../charts/options.ts";
import { PALETTE } from "../../content/staff.ts";
import { formatCount } from "../../format/number.ts";
import type { MemberRow } from "./overview.ts";

/** One line per member (§2), the colours of the palette in turn. */
export function linesOf(members: readonly MemberRow[], days: readonly string[]): ChartSeries[] {
  const times = days.map((day) => Date.parse(day));
  return members.map(({ name, counts }, place) => ({
    name,
    color: colorOf(place),
    data: times.map((time, index) => [time, counts[index] ?? 0] as const),
  }));
}

/** The colour of a member by their place within the rank. */
export function colorOf(place: number): string {
  return PALETTE[place % PALETTE.length] ?? PALETTE[0];
}

/** What stands behind a member's name and the colon in the tooltip (§2). */
export function messagesText(count: number): string {
  return `${formatCount(count)} messages`;
}

/** The points of an SVG polyline in a box of the given size; `top` is the count at its upper edge. */
export function polyline(
  counts: readonly number[],
  top: number,
  { width, height }: { width: number; height: number },
): string {
  const step = counts.length > 1 ? width / (counts.length - 1) : 0;
  return counts
    .map((count, i) => `${Math.round(i * step)},${Math.round(height - (count / top) * height)}`)
    .join(" ");
}
