import { ERRORS } from "../../contract/errors.ts";
import { isDigits } from "../../contract/digits.ts";
import type { EconomyLog } from "../../contract/staff.ts";
import { writeCsv, type CsvForm } from "../../format/csv.ts";
import { formatDateTime, formatIsoDay } from "../../format/date.ts";
import { csvMoney } from "../../format/money.ts";

/** What an economy search means: none yet, a text that is no user ID, or the user to look up (§5). */
export type EconomySearch = { user: string } | { problem: string } | null;

/** Reads `?user=`. Anything but a user ID never reaches the bot API. */
export function economySearch(query: string | null): EconomySearch {
  if (query === null) return null;
  const user = query.trim();
  return isDigits(user) ? { user } : { problem: ERRORS.economyId };
}

/** Transactions, the latest first. */
export function latestFirst(logs: readonly EconomyLog[]): EconomyLog[] {
  return logs.toSorted((a, b) => b.created - a.created);
}

const TONES = new Map<string, "green" | "red" | "blue">([
  ["add", "green"],
  ["gain", "green"],
  ["win", "green"],
  ["remove", "red"],
  ["spend", "red"],
  ["loss", "red"],
  ["transfer", "blue"],
]);

/** Badge colour of a transaction type (§9). */
export function typeTone(type: string): "green" | "red" | "blue" | "gray" {
  return TONES.get(type.trim().toLowerCase()) ?? "gray";
}

/** '{n} transactions found' (§2). */
export function transactionsFound(count: number): string {
  return `${count} transactions found`;
}

/** The export of §9: decimals with a comma, dates in UTC. */
export function economyCsv(logs: readonly EconomyLog[], form: CsvForm = "comma"): string {
  return writeCsv(
    ["User ID", "Action", "Type", "Amount", "Cash", "Card", "Date"],
    logs.map((log) => [
      log.user_id,
      log.action,
      log.type,
      csvMoney(log.amount),
      csvMoney(log.cash),
      csvMoney(log.card),
      formatDateTime(log.created),
    ]),
    form,
  );
}

/** 'economy_logs_{userId}_{date}.csv' (§9), the date of `now` (epoch ms) in UTC. */
export function economyFileName(user: string, now: number): string {
  return `economy_logs_${user}_${formatIsoDay(now)}.csv`;
}
