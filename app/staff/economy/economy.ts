import type { EconomyLog } from "../../contract/staff.ts";
import { formatDateTime } from "../../format/date.ts";
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

export const CSV_COLUMNS = ["User ID", "Action", "Type", "Amount", "Cash", "Card", "Date"];

/** A transaction as the cells of these: decimals with a comma, dates in UTC. */
export function economyCells(log: EconomyLog): string[] {
  return [
    log.user_id,
    log.action,
    log.type,
    csvMoney(log.amount),
    log.cash === null ? "" : csvMoney(log.cash),
    log.card === null ? "" : csvMoney(log.card),
    formatDateTime(log.created),
  ];
}
