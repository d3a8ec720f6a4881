import type { EconomyLog } from "../../contract/staff.ts";
import { byWords, ordered, sortOf, type Sort } from "../list/list-query.ts";

const DAY_SECONDS = 86_400;

export const ECONOMY_KEYS = ["date", "action", "type", "amount", "cash", "card"] as const;
export type EconomyKey = (typeof ECONOMY_KEYS)[number];

export const LATEST_LOG_FIRST: Sort<EconomyKey> = { key: "date", down: true };

/** The filters of §5 as the address carries them; null where one is not set. */
export interface EconomyFilter {
  action: string | null;
  type: string | null;
  minAmount: number | null;
  maxAmount: number | null;
  /** Epoch seconds at which the start date begins, in UTC. */
  start: number | null;
  /** Epoch seconds at which the end date begins, in UTC; the day itself counts. */
  end: number | null;
  sort: Sort<EconomyKey>;
}

/** The names of the filters in the address. */
export const ECONOMY_FILTERS = [
  "action",
  "type",
  "minAmount",
  "maxAmount",
  "startDate",
  "endDate",
] as const;

/** An amount as people type it: '1000', '-5', '1234.5' or '1234,5'; null for anything else. */
function amountOf(query: string | null): number | null {
  const text = (query ?? "").trim().replace(",", ".");
  return /^-?\d{1,15}(\.\d{1,9})?$/.test(text) ? Number(text) : null;
}

/** Epoch seconds of the start of a day 'YYYY-MM-DD' in UTC; null for anything else. */
function dayOf(query: string | null): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(query ?? "")) return null;
  const time = Date.parse(`${query}T00:00:00Z`);
  return Number.isNaN(time) ? null : time / 1000;
}

/** Reads the filters and `?sort=`. */
export function economyFilter(query: URLSearchParams): EconomyFilter {
  return {
    action: query.get("action") || null,
    type: query.get("type") || null,
    minAmount: amountOf(query.get("minAmount")),
    maxAmount: amountOf(query.get("maxAmount")),
    start: dayOf(query.get("startDate")),
    end: dayOf(query.get("endDate")),
    sort: sortOf(query.get("sort"), ECONOMY_KEYS, LATEST_LOG_FIRST),
  };
}

const COMPARE: Record<EconomyKey, (a: EconomyLog, b: EconomyLog) => number> = {
  date: (a, b) => a.created - b.created,
  action: (a, b) => byWords(a.action, b.action),
  type: (a, b) => byWords(a.type, b.type),
  amount: (a, b) => a.amount - b.amount,
  cash: (a, b) => a.cash - b.cash,
  card: (a, b) => a.card - b.card,
};

/** The transactions that pass all filters (§5), in the wanted order. */
export function filteredLogs(logs: readonly EconomyLog[], filter: EconomyFilter): EconomyLog[] {
  const { action, type, minAmount, maxAmount, start, end, sort } = filter;
  const kept = logs.filter(
    (log) =>
      (action === null || log.action === action) &&
      (type === null || log.type === type) &&
      (minAmount === null || log.amount >= minAmount) &&
      (maxAmount === null || log.amount <= maxAmount) &&
      (start === null || log.created >= start) &&
      (end === null || log.created <= end + DAY_SECONDS),
  );
  return ordered(kept, COMPARE[sort.key], sort.down);
}

/** The distinct actions and types of the results (§5), for the two dropdowns. */
export function choicesOf(logs: readonly EconomyLog[]): { actions: string[]; types: string[] } {
  const distinct = (texts: string[]) => [...new Set(texts.filter((text) => text !== ""))];
  return {
    actions: distinct(logs.map((log) => log.action)).sort(byWords),
    types: distinct(logs.map((log) => log.type)).sort(byWords),
  };
}
