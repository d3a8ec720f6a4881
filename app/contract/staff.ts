import * as v from "valibot";
import { amountOf, type Amount } from "./amount.ts";
import { count, day, digits, LARGEST, looseText, moment, PLATFORM_START } from "./decode.ts";
import { isUsualId } from "./digits.ts";

/** Messages that one person wrote on one day (YYYY-MM-DD, UTC). */
export const activityRow = v.object({
  user_id: digits,
  message_date: day,
  total_messages: count,
});

export type ActivityRow = v.InferOutput<typeof activityRow>;

/** A day in the form `day` decodes to; only days that every month has. */
const USUAL_DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;
const LAST_DAY = "9999-12-31";
const FIRST_DAY = isoDay(PLATFORM_START);

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, LAST_DAY.length);
}

/**
 * A fast path for a hundred thousand rows: decodes days up to `latest` (epoch ms) in their usual
 * form without parsing dates; null for others, which go to valibot.
 */
export function usualActivityRow(latest: number) {
  const lastDay = latest < Date.parse(LAST_DAY) ? isoDay(latest) : LAST_DAY;
  return function decodeUsual(item: unknown): ActivityRow | null {
    if (typeof item !== "object" || item === null) return null;
    const row: Partial<Record<keyof ActivityRow, unknown>> = item;
    const { user_id, message_date: date, total_messages: total } = row;
    if (!isUsualId(user_id) || typeof date !== "string" || !USUAL_DAY.test(date)) return null;
    if (date < FIRST_DAY || date > lastDay) return null;
    if (typeof total !== "number" || !(total > 0 && total <= LARGEST)) return null;
    return { user_id, message_date: date, total_messages: total };
  };
}

/** An amount as a JSON number, or as text, which databases return for decimals. */
export const amount = v.pipe(
  v.union([
    v.pipe(v.number(), v.finite()),
    v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?(e[+-]?\d{1,4})?$/i)),
  ]),
  v.transform((value): Amount | null =>
    typeof value === "number" && Math.abs(value) <= Number.MAX_SAFE_INTEGER
      ? value
      : amountOf(String(value)),
  ),
  v.check((value) => value !== null, "expected an amount"),
  v.transform((value) => value ?? 0),
);

/** An optional amount; missing and unreadable ones become null. */
export const maybeAmount = v.fallback(v.nullish(amount, null), null);

/** An economy transaction. Amounts in coins, null if unknown; `created` in epoch seconds. */
export const economyLog = v.object({
  user_id: digits,
  action: looseText,
  type: looseText,
  amount,
  cash: maybeAmount,
  card: maybeAmount,
  created: moment,
});

export type EconomyLog = v.InferOutput<typeof economyLog>;
