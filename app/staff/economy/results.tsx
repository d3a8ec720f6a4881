import { reads } from "../../contract/endpoints.ts";
import { ECONOMY_LOGS } from "../../content/staff/economy-logs.ts";
import { formatCount } from "../../format/number.ts";
import { Activity } from "../../people/activity.tsx";
import { UserCard } from "../../people/user-card.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import { ExportButtons, readForExport } from "../list/export-buttons.tsx";
import { ListResults, ReadingNotes } from "../list/list-results.tsx";
import { useLatestQuery } from "../list/use-latest-query.ts";
import { CSV_COLUMNS, economyCells, newestFirst } from "./economy.ts";
import { filterLogs, parseFilter } from "./filter.ts";
import { EconomyFilters } from "./filters.tsx";
import { DaysOverLimit, EconomySummary } from "./summary.tsx";
import { EconomyTable } from "./table.tsx";
import type { EconomyView } from "./view.ts";

/** Reads the whole log again and applies the filters. */
async function allMatches(id: string, query: URLSearchParams) {
  const logs = newestFirst(await readForExport("economyLogs", reads.economyLogs, [id]));
  return filterLogs(logs, parseFilter(query));
}

/** A user and their transactions. */
export function EconomyResults({ view }: { view: EconomyView }) {
  return (
    <>
      {view.user ? (
        <UserCard isDense id={view.id} user={view.user}>
          <Activity activity={view.user.activity} />
        </UserCard>
      ) : null}
      <Transactions view={view} />
    </>
  );
}

/** A user's transactions with their filters, sums, exports and pages. */
function Transactions({ view }: { view: EconomyView }) {
  const { id, list, sums, over, values, sort, marked } = view;
  const latest = useLatestQuery();
  if (list.total === 0) {
    if (list.unread.count > 0) return <ReadingNotes {...list} />;
    return <EmptyPanel title={ECONOMY_LOGS.none} text={ECONOMY_LOGS.noneText} />;
  }
  return (
    <>
      <DaysOverLimit user={id} over={over} />
      <EconomyFilters key={id} user={id} {...values} sort={sort} />
      <EconomySummary sums={sums} />
      <ListResults
        list={list}
        countText={ECONOMY_LOGS.transactionsFound(formatCount(list.found))}
        actions={
          <ExportButtons
            list="economyLogs"
            ids={[id]}
            counts={list}
            file={`economy_logs_${id}`}
            columns={CSV_COLUMNS}
            readRows={async () => ({ rows: (await allMatches(id, latest)).map(economyCells) })}
          />
        }
        resetTo={`/staff/logging/economy?user=${id}`}
      >
        <EconomyTable logs={list.rows} over={over} sort={sort} marked={marked} />
      </ListResults>
    </>
  );
}
