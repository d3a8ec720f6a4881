import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { ECONOMY_LOGS, transactionsFound } from "../../content/staff/economy-logs.ts";
import type { EconomyLog } from "../../contract/staff.ts";
import { UserCard } from "../../people/user-card.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import { ExportButtons } from "../list/export-buttons.tsx";
import { ListResults } from "../list/list-results.tsx";
import { economyCsv, economyFileName, newestFirst } from "./economy.ts";
import { filterLogs, parseFilter } from "./filter.ts";
import { EconomyFilters } from "./filters.tsx";
import { cachedLog, cacheLog } from "./log-cache.ts";
import { DaysOverLimit, EconomySummary } from "./summary.tsx";
import { EconomyTable } from "./table.tsx";
import type { EconomyView } from "./view.ts";

/** All transactions of the user on screen: from the cache, else from the API. */
async function allLogs({ id, user, list }: EconomyView): Promise<EconomyLog[]> {
  const cached = cachedLog(id);
  if (cached) return cached.logs;
  const { read } = await import("../../live/http/read.ts");
  const logs = newestFirst((await read("economyLogs", [id])).value);
  const { isCut, unreadable } = list;
  cacheLog({ id, user, logs, isCut, unreadable });
  return logs;
}

/** A user and their transactions. */
export default function EconomyResults({ view }: { view: EconomyView }) {
  return (
    <>
      {view.user ? <UserCard isDense id={view.id} user={view.user} /> : null}
      <Transactions view={view} />
    </>
  );
}

/** A user's transactions with their filters, sums, exports and pages. */
function Transactions({ view }: { view: EconomyView }) {
  const { id, list, sums, over, values, sort, marked } = view;
  const [query] = useSearchParams();
  // The next visit of the page reads the log again.
  useEffect(() => () => cacheLog(null), []);
  if (list.total === 0) {
    return <EmptyPanel title={ECONOMY_LOGS.none} text={ECONOMY_LOGS.noneText} />;
  }
  return (
    <>
      <DaysOverLimit user={id} over={over} />
      <EconomyFilters key={id} user={id} {...values} sort={sort} />
      <EconomySummary sums={sums} />
      <ListResults
        list={list}
        countText={transactionsFound(list.found)}
        actions={
          <ExportButtons
            list="economyLogs"
            id={id}
            counts={list}
            fileName={(now) => economyFileName(id, now)}
            makeCsv={async (form) => {
              const matches = filterLogs(await allLogs(view), parseFilter(query));
              return { rows: matches.length, text: economyCsv(matches, form) };
            }}
          />
        }
        resetTo={`/staff/logging/economy?user=${id}`}
      >
        <EconomyTable logs={list.rows} over={over} sort={sort} marked={marked} />
      </ListResults>
    </>
  );
}
