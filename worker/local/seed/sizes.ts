import { AVATARS } from "./avatars.ts";
import { LOGS_PER_USER } from "./economy.ts";
import { HISTORY_POINTS } from "./history.ts";
import { SHARDS } from "./shards.ts";

/** Lengths of the bot API's lists. */
export interface Sizes {
  /** The number of copies of the command list, each under other names. */
  commandCopies: number;
  shards: number;
  /** Half hours. */
  history: number;
  avatars: number;
  /** Each blacklist has at least this many entries. */
  blacklist: number;
  /** Transactions of each person who has any. */
  economyLogs: number;
}

/** The lengths for `npm start` and most tests. */
export const NORMAL: Sizes = {
  commandCopies: 1,
  shards: SHARDS,
  history: HISTORY_POINTS,
  avatars: AVATARS,
  blacklist: 0,
  economyLogs: LOGS_PER_USER,
};

/** A bot ten times as large, three years old, with more commands than the site reads (HAVEN_WORLD=large). */
export const LARGE: Sizes = {
  commandCopies: 3,
  shards: 1_000,
  history: 52_000,
  avatars: 100_000,
  blacklist: 20_000,
  economyLogs: 10_000,
};
