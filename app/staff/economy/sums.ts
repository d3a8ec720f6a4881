import { DAILY_TRANSFER_LIMIT } from "../../content/staff/staff.ts";
import type { Amount } from "../../contract/amount.ts";
import type { EconomyLog } from "../../contract/staff.ts";
import { formatIsoDay } from "../../format/date.ts";
import { absOf, compareAmounts, createSum, isNegative, negated } from "../../format/decimal.ts";
import { DAY_SECONDS } from "../list/day.ts";
import { typeTone } from "./economy.ts";

/** The coins a list of transactions moved. */
export interface EconomySums {
  count: number;
  /** Without transfers. A reversal of a payment counts here, one of an income in `out`. */
  in: Amount;
  /** Without transfers. */
  out: Amount;
  transfers: TransferSums;
  /** In less out; includes transfers of known direction. */
  net: Amount;
  /** Transactions of other types, whose direction is unknown; in no sum. */
  unsorted: number;
}

/** Transfers by direction, or together if the log doesn't say which. */
export type TransferSums =
  | { known: true; sent: Amount; received: Amount }
  | { known: false; moved: Amount };

export function isTransfer(log: Pick<EconomyLog, "type">): boolean {
  return typeTone(log.type) === "blue";
}

/** The sign a log gives spending: some bots write payments as negative amounts. */
export interface Signs {
  /** Whether most payments are negative; the others are then reversals. */
  negativePayments: boolean;
  /** Whether sent transfers are negative. Without a negative transfer no direction is known. */
  signedTransfers: boolean;
}

/** From the whole log, so a filter changes no direction. */
export function signsOf(logs: readonly EconomyLog[]): Signs {
  let [payments, negative] = [0, 0];
  let signedTransfers = false;
  for (const { type, amount } of logs) {
    const tone = typeTone(type);
    if (tone === "blue") signedTransfers ||= isNegative(amount);
    if (tone !== "red" || amount === 0) continue;
    payments += 1;
    if (isNegative(amount)) negative += 1;
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
      (isNegative(amount) ? sent : received).add(absOf(amount));
      if (known) net.add(amount);
    } else {
      const gained = tone === "green" || signs.negativePayments ? amount : negated(amount);
      (isNegative(gained) ? outgoing : incoming).add(absOf(gained));
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
  /** The amount sent, or moved either way if the log doesn't say which. */
  sum: Amount;
  transfers: number;
  /** Epoch seconds of the last of them. */
  last: number;
}

/** The days over the daily transfer limit. */
export interface DaysOver {
  /** Latest first. Exactly the limit is allowed. */
  days: TransferDay[];
  /** False if the log doesn't say who sent: each sum is then the most the user can have sent. */
  certain: boolean;
}

interface Sum {
  sum: ReturnType<typeof createSum>;
}

export function daysOverLimit(logs: readonly EconomyLog[], signs: Signs): DaysOver {
  const certain = signs.signedTransfers;
  const days = new Map<number, Pick<TransferDay, "transfers" | "last"> & Sum>();
  for (const log of logs) {
    if (!isTransfer(log) || (certain && !isNegative(log.amount))) continue;
    const day = Math.floor(log.created / DAY_SECONDS);
    const known = days.get(day) ?? { sum: createSum(), transfers: 0, last: 0 };
    known.sum.add(absOf(log.amount));
    known.transfers += 1;
    known.last = Math.max(known.last, log.created);
    days.set(day, known);
  }
  const over = [...days]
    .map(([day, { sum, ...rest }]) => [day, { sum: sum.total(), ...rest }] as const)
    .filter(([, { sum }]) => compareAmounts(sum, DAILY_TRANSFER_LIMIT) > 0)
    .sort(([a], [b]) => b - a)
    .map(([day, { sum, transfers, last }]) => {
      return { day: formatIsoDay(day * DAY_SECONDS * 1000), sum, transfers, last };
    });
  return { days: over, certain };
}
