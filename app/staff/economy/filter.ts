import type { Amount } from "../../contract/amount.ts";
import type { EconomyLog } from "../../contract/staff.ts";
import { compareAmounts } from "../../format/decimal.ts";
import { parseMoney } from "../../format/money.ts";
import { parseDay } from "../list/day.ts";
import {
  compareText,
  parseSort,
  sortRows,
  type Comparators,
  type Sort,
} from "../list/list-query.ts";
import { isWithin, type Period } from "../list/period.ts";

const COMPARATORS = {
  date: (a, b) => a.created - b.created,
  action: (a, b) => compareText(a.action, b.action),
  type: (a, b) => compareText(a.type, b.type),
  amount: (a, b) => compareAmounts(a.amount, b.amount),
  cash: (a, b) => compareMaybe(a.cash, b.cash),
  card: (a, b) => compareMaybe(a.card, b.card),
} satisfies Comparators<string, EconomyLog>;

/** An unknown amount sorts below any known one. */
function compareMaybe(a: Amount | null, b: Amount | null): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  return compareAmounts(a, b);
}

export type EconomyKey = keyof typeof COMPARATORS;

export const DEFAULT_SORT: Sort<EconomyKey> = { key: "date", descending: true };

/** The filters in the address; null if unset. */
export interface EconomyFilter {
  action: string | null;
  type: string | null;
  minAmount: Amount | null;
  maxAmount: Amount | null;
  period: Period;
  sort: Sort<EconomyKey>;
}

/** The filters' names in the address. */
export const ECONOMY_FILTERS = [
  "action",
  "type",
  "minAmount",
  "maxAmount",
  "startDate",
  "endDate",
] as const;

export type EconomyFilterName = (typeof ECONOMY_FILTERS)[number];

/** The filters' parsers. An invalid value gives null and filters nothing. */
const READERS = {
  action: (text) => text,
  type: (text) => text,
  minAmount: parseMoney,
  maxAmount: parseMoney,
  startDate: parseDay,
  endDate: parseDay,
} as const satisfies Record<EconomyFilterName, (text: string) => string | number | null>;

/** Whether a filter is in the address and can be read. */
export function filterState(
  query: URLSearchParams,
  name: EconomyFilterName,
): "unset" | "set" | "malformed" {
  const text = query.get(name) ?? "";
  if (text.trim() === "") return "unset";
  return READERS[name](text) === null ? "malformed" : "set";
}

/** Reads the filters and `?sort=`. */
export function parseFilter(query: URLSearchParams): EconomyFilter {
  return {
    action: query.get("action") || null,
    type: query.get("type") || null,
    minAmount: parseMoney(query.get("minAmount") ?? ""),
    maxAmount: parseMoney(query.get("maxAmount") ?? ""),
    period: {
      from: parseDay(query.get("startDate") ?? ""),
      to: parseDay(query.get("endDate") ?? ""),
    },
    sort: parseSort(query.get("sort"), COMPARATORS, DEFAULT_SORT),
  };
}

/** The transactions that pass all filters, sorted. */
export function filterLogs(logs: readonly EconomyLog[], filter: EconomyFilter): EconomyLog[] {
  const { action, type, minAmount, maxAmount, period, sort } = filter;
  const matches = logs.filter(
    (log) =>
      (action === null || log.action === action) &&
      (type === null || log.type === type) &&
      (minAmount === null || compareAmounts(log.amount, minAmount) >= 0) &&
      (maxAmount === null || compareAmounts(log.amount, maxAmount) <= 0) &&
      isWithin(log.created, period, true),
  );
  return sortRows(matches, COMPARATORS, sort);
}

/** The distinct actions and types of a log and of its filter, for the two dropdowns. */
export function distinctValues(
  logs: readonly EconomyLog[],
  { action, type }: Pick<EconomyFilter, "action" | "type">,
) {
  return {
    actions: distinct([...logs.map((log) => log.action), action ?? ""]),
    types: distinct([...logs.map((log) => log.type), type ?? ""]),
  };
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== "").sort(compareText);
}
