import { BLACKLISTS } from "../../../app/content/staff/blacklists.ts";
import { reads } from "../../../app/contract/endpoints.ts";
import type { EconomyLog } from "../../../app/contract/staff.ts";
import type { Remember } from "../../../app/loaders/context.ts";

export const ID = "175928847299117063";
export const OTHER = "175928847299117064";

/** Epoch seconds of the first of January 2026. */
export const START = Date.UTC(2026, 0, 1) / 1000;

/** The bot's answer for each of the six lists, without a row. */
export const EMPTY_LISTS: Readonly<Record<string, unknown[]>> = Object.fromEntries(
  BLACKLISTS.map(({ read }) => [reads[read].path(), []]),
);

/** Reads anew each time. */
export const remember: Remember = (_key, read) => read();

/** A row of a list that OTHER gave without an end. */
export function ban(change: object): object {
  return { moderator_id: OTHER, duration: 0, reason: "spam", timestamp: START, ...change };
}

/** A transaction of ID. */
export function log(created: number, change: Partial<EconomyLog> = {}): EconomyLog {
  const amounts = { amount: 1, cash: 1, card: 1 };
  return { user_id: ID, action: "work", type: "gain", ...amounts, created, ...change };
}
