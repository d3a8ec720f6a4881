import type { EconomyLog } from "../../contract/staff.ts";
import { writeCsv, type CsvForm } from "../../format/csv.ts";
import { formatDateTime, formatIsoDay } from "../../format/date.ts";
import { csvMoney } from "../../format/money.ts";
import { rowKey } from "../list/row-key.ts";

/** Transactions, the latest first. */
export function newestFirst(logs: readonly EconomyLog[]): EconomyLog[] {
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

/** Badge colour of a transaction type: green is income, red spending, blue a transfer. */
export function typeTone(type: string): "green" | "red" | "blue" | "gray" {
  return TONES.get(type.trim().toLowerCase()) ?? "gray";
}

/** A transaction's name in `?row=`: all its values, since it has no id. */
export function transactionKey({ created, action, type, amount, cash, card }: EconomyLog): string {
  return rowKey(String(created), [action, type, amount, cash, card]);
}

/** The CSV export: decimals with a comma, dates in UTC. */
export function economyCsv(logs: readonly EconomyLog[], form: CsvForm = "comma"): string {
  return writeCsv(
    ["User ID", "Action", "Type", "Amount", "Cash", "Card", "Date"],
    logs.map((log) => [
      log.user_id,
      log.action,
      log.type,
      csvMoney(log.amount),
      log.cash === null ? "" : csvMoney(log.cash),
      log.card === null ? "" : csvMoney(log.card),
      formatDateTime(log.created),
    ]),
    form,
  );
}

/** 'economy_logs_{userId}_{date}.csv', the date of `now` (epoch ms) in UTC. */
export function economyFileName(user: string, now: number): string {
  return `economy_logs_${user}_${formatIsoDay(now)}.csv`;
}
