import { DAILY_TRANSFER_LIMIT } from "../../content/staff.ts";
import type { EconomyLog } from "../../contract/staff.ts";
import { formatIsoDay } from "../../format/date.ts";
import { typeTone } from "./economy.ts";

/** Coins that moved in a list of transactions. */
export interface EconomySums {
  count: number;
  in: number;
  /** Includes all transfers: the log does not say in which direction they went. */
  out: number;
  net: number;
  /** Transactions of other types, whose direction is unknown; in no sum. */
  unsorted: number;
}

/** Rounds away what adding floats leaves behind the second decimal. */
function toCents(sum: number): number {
  return Math.round(sum * 100) / 100;
}

/** Count, in, out and net. The type gives the direction: green in, red and blue (transfers) out. */
export function economySums(logs: readonly EconomyLog[]): EconomySums {
  let [incoming, outgoing, unsorted] = [0, 0, 0];
  for (const log of logs) {
    const tone = typeTone(log.type);
    if (tone === "green") incoming += Math.abs(log.amount);
    else if (tone === "gray") unsorted += 1;
    else outgoing += Math.abs(log.amount);
  }
  return {
    count: logs.length,
    in: toCents(incoming),
    out: toCents(outgoing),
    net: toCents(incoming - outgoing),
    unsorted,
  };
}

export function isTransfer(log: Pick<EconomyLog, "type">): boolean {
  return typeTone(log.type) === "blue";
}

/** A day with more transfers than the daily limit allows. */
export interface TransferDay {
  /** YYYY-MM-DD, UTC. */
  day: string;
  sum: number;
  transfers: number;
}

/** The days over the daily transfer limit, the latest first; exactly the limit is allowed. */
export function daysOverLimit(logs: readonly EconomyLog[]): TransferDay[] {
  const days = new Map<string, TransferDay>();
  for (const log of logs) {
    if (!isTransfer(log)) continue;
    const day = formatIsoDay(log.created * 1000);
    const known = days.get(day) ?? { day, sum: 0, transfers: 0 };
    days.set(day, {
      day,
      sum: known.sum + Math.abs(log.amount),
      transfers: known.transfers + 1,
    });
  }
  return [...days.values()]
    .map(({ day, sum, transfers }) => ({ day, sum: toCents(sum), transfers }))
    .filter(({ sum }) => sum > DAILY_TRANSFER_LIMIT)
    .sort((a, b) => (a.day < b.day ? 1 : -1));
}
