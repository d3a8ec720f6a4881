import { DAILY_TRANSFER_LIMIT } from "../../content/staff/staff.ts";
import type { EconomyLog } from "../../contract/staff.ts";
import { formatIsoDay } from "../../format/date.ts";
import { DAY_SECONDS } from "../list/day.ts";
import { typeTone } from "./economy.ts";

/** Coins that moved in a list of transactions. */
export interface EconomySums {
  count: number;
  /** Without transfers. A reversal of a payment counts here, one of an income in `out`. */
  in: number;
  /** Without transfers. */
  out: number;
  transfers: TransferSums;
  /** In less out, with transfers where their direction is known. */
  net: number;
  /** Transactions of other types, whose direction is unknown; in no sum. */
  unsorted: number;
}

/** Transfers by direction, or both directions together where the log does not say which it was. */
export type TransferSums =
  | { known: true; sent: number; received: number }
  | { known: false; moved: number };

/** Removes rounding errors of added floats after the second decimal. */
function toCents(sum: number): number {
  return Math.round(sum * 100) / 100;
}

/** Adds amounts without the error that grows with their number (Neumaier's summation). */
function createSum() {
  let [sum, lost] = [0, 0];
  return {
    add(amount: number): void {
      const next = sum + amount;
      lost += Math.abs(sum) >= Math.abs(amount) ? sum - next + amount : amount - next + sum;
      sum = next;
    },
    total: () => toCents(sum + lost),
  };
}

export function isTransfer(log: Pick<EconomyLog, "type">): boolean {
  return typeTone(log.type) === "blue";
}

/** The sign with which a log writes spending. Bots differ: some write payments as negative amounts, some do not. */
export interface Signs {
  /** Whether most payments are negative; the others are then reversals. */
  negativePayments: boolean;
  /** Whether sent transfers are negative. Without a negative transfer no direction is known. */
  signedTransfers: boolean;
}

/** Found in a whole log, so that a filter changes no direction. */
export function signsOf(logs: readonly EconomyLog[]): Signs {
  let [payments, negative] = [0, 0];
  let signedTransfers = false;
  for (const { type, amount } of logs) {
    const tone = typeTone(type);
    if (tone === "blue") signedTransfers ||= amount < 0;
    if (tone !== "red" || amount === 0) continue;
    payments += 1;
    if (amount < 0) negative += 1;
  }
  return { negativePayments: negative > payments / 2, signedTransfers };
}

/** Count, in, out, transfers and net. The type gives the direction, the other sign a reversal. */
export function economySums(logs: readonly EconomyLog[], signs: Signs): EconomySums {
  const [incoming, outgoing, net] = [createSum(), createSum(), createSum()];
  const [sent, received] = [createSum(), createSum()];
  const known = signs.signedTransfers;
  let unsorted = 0;
  for (const { type, amount } of logs) {
    const tone = typeTone(type);
    if (tone === "gray") unsorted += 1;
    else if (tone === "blue") {
      (amount < 0 ? sent : received).add(Math.abs(amount));
      if (known) net.add(amount);
    } else {
      const gained = tone === "green" || signs.negativePayments ? amount : -amount;
      (gained < 0 ? outgoing : incoming).add(Math.abs(gained));
      net.add(gained);
    }
  }
  return {
    count: logs.length,
    in: incoming.total(),
    out: outgoing.total(),
    transfers: known
      ? { known, sent: sent.total(), received: received.total() }
      : { known, moved: received.total() },
    net: net.total(),
    unsorted,
  };
}

/** A day with more transfers than the daily limit allows. */
export interface TransferDay {
  /** YYYY-MM-DD, UTC. */
  day: string;
  /** The amount sent, or moved in either direction where the log does not say which. */
  sum: number;
  transfers: number;
}

/** The days over the daily transfer limit. */
export interface DaysOver {
  /** The latest first; exactly the limit is allowed. */
  days: TransferDay[];
  /** False where the log does not say who sent: the sums are then the most that can have been sent. */
  certain: boolean;
}

export function daysOverLimit(logs: readonly EconomyLog[], signs: Signs): DaysOver {
  const certain = signs.signedTransfers;
  const days = new Map<number, { sum: number; transfers: number }>();
  for (const log of logs) {
    if (!isTransfer(log) || (certain && log.amount >= 0)) continue;
    const day = Math.floor(log.created / DAY_SECONDS);
    const known = days.get(day) ?? { sum: 0, transfers: 0 };
    known.sum += Math.abs(log.amount);
    known.transfers += 1;
    days.set(day, known);
  }
  const over = [...days]
    .filter(([, { sum }]) => toCents(sum) > DAILY_TRANSFER_LIMIT)
    .sort(([a], [b]) => b - a)
    .map(([day, { sum, transfers }]) => ({
      day: formatIsoDay(day * DAY_SECONDS * 1000),
      sum: toCents(sum),
      transfers,
    }));
  return { days: over, certain };
}
