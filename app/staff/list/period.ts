import { LISTS } from "../../content/staff/lists.ts";
import { DAY_SECONDS, parseDay } from "./day.ts";

/** The first and last day (UTC), as epoch seconds of their starts; null for no limit. */
export interface Period {
  from: number | null;
  to: number | null;
}

/** The names of the two days in the address. */
export const PERIOD_FILTERS = ["from", "to"] as const;

export function parsePeriod(query: URLSearchParams): Period {
  return { from: parseDay(query.get("from") ?? ""), to: parseDay(query.get("to") ?? "") };
}

/** Whether the address has other text in place of a day. */
export function isMalformedDay(query: URLSearchParams, name: "from" | "to"): boolean {
  const text = query.get(name) ?? "";
  return text.trim() !== "" && parseDay(text) === null;
}

/** The chosen days in words: 'From 2026-01-01'. */
export function chosenDays(query: URLSearchParams): string[] {
  const period = parsePeriod(query);
  return PERIOD_FILTERS.flatMap((name) =>
    period[name] === null ? [] : [`${LISTS[`${name}Short`]} ${query.get(name)}`],
  );
}

/**
 * Whether a time (epoch seconds) is within the period. With `endsAtMidnight`, the second after the
 * last day counts too: the economy log's specification says `created <= end date + 86,400 s`.
 */
export function isWithin(time: number, { from, to }: Period, endsAtMidnight = false): boolean {
  if (from !== null && time < from) return false;
  if (to === null) return true;
  const end = to + DAY_SECONDS;
  return time < end || (endsAtMidnight && time === end);
}
