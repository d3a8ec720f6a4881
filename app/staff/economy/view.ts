import type { UserData } from "../../contract/person.ts";
import type { EconomyLog } from "../../contract/staff.ts";
import { listPage } from "../list/list-query.ts";
import { distinctValues, filterLogs, parseFilter } from "./filter.ts";
import { daysOverLimit, economySums } from "./sums.ts";

/** All transactions of a user. */
export interface UserLog {
  id: string;
  /** Null where the profile could not be read. */
  user: UserData | null;
  /** The latest first. */
  logs: EconomyLog[];
  /** Whether the bot has more transactions than are read. */
  isCut: boolean;
}

/** What the economy page shows of a user's log for the filters, sort and page in a query. */
export function economyView({ id, user, logs, isCut }: UserLog, query: URLSearchParams) {
  const filter = parseFilter(query);
  const matches = filterLogs(logs, filter);
  return {
    id,
    user,
    list: listPage(matches, query, { total: logs.length, isCut }),
    sums: economySums(matches),
    daysOver: daysOverLimit(logs),
    values: distinctValues(logs, filter),
    sort: filter.sort,
  };
}

export type EconomyView = ReturnType<typeof economyView>;
