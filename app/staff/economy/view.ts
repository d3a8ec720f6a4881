import type { UserData } from "../../contract/person.ts";
import type { EconomyLog } from "../../contract/staff.ts";
import { listPage } from "../list/list-query.ts";
import { transactionKey } from "./economy.ts";
import { distinctValues, filterLogs, parseFilter } from "./filter.ts";
import { daysOverLimit, economySums, signsOf } from "./sums.ts";

/** All transactions of a user. */
export interface UserLog {
  id: string;
  /** Null if the profile couldn't be read. */
  user: UserData | null;
  /** The latest first. */
  logs: EconomyLog[];
  /** Whether the bot has more transactions than we read. */
  isCut: boolean;
  /** Unreadable transactions, as they came. */
  unread: readonly unknown[];
}

/** The view of a user's log on the economy page, for the filters, sort and page in a query. */
export function economyView(log: UserLog, query: URLSearchParams) {
  const { id, user, logs, isCut, unread } = log;
  const filter = parseFilter(query);
  const matches = filterLogs(logs, filter);
  const signs = signsOf(logs);
  return {
    id,
    user,
    list: listPage(matches, query, {
      total: logs.length,
      isCut,
      unread,
      keyOf: transactionKey,
    }),
    sums: economySums(matches, signs),
    over: daysOverLimit(logs, signs),
    values: distinctValues(logs, filter),
    sort: filter.sort,
    marked: query.get("row"),
  };
}

export type EconomyView = ReturnType<typeof economyView>;
