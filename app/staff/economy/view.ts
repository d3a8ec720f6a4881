import { listPage } from "../list/list-query.ts";
import { distinctValues, filterLogs, parseFilter } from "./filter.ts";
import { daysOverLimit, economySums } from "./sums.ts";
import type { UserLog } from "./user-log.ts";

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
    values: distinctValues(logs),
    sort: filter.sort,
  };
}

export type EconomyView = ReturnType<typeof economyView>;
