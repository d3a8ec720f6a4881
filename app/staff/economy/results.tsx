import { useSearchParams } from "react-router";
import { STAFF } from "../../content/staff.ts";
import type { EconomyLog } from "../../contract/staff.ts";
import { EmptyPanel } from "../../ui/panel.tsx";
import { Busy } from "../list/busy.tsx";
import { type choicesOf, economyFilter, filteredLogs } from "./filter.ts";
import { EconomyFilters } from "./filters.tsx";
import { DaysOverLimit, EconomySummary } from "./summary.tsx";
import type { daysOverLimit, economySums } from "./sums.ts";
import { EconomyTable } from "./table.tsx";
import { economyCsv, economyFileName, latestFirst, transactionsFound } from "./economy.ts";
import { ExportButtons } from "../list/export-buttons.tsx";
import { FoundLine } from "../list/found-line.tsx";
import { ListPager } from "../list/list-pager.tsx";
import { NoMatch } from "../list/no-match.tsx";
import type { ListView } from "../list/list-query.ts";

/** The transactions of the view in the address, over all its pages, read anew. */
async function allFound(id: string, query: URLSearchParams) {
  // The decoders are wanted for exports alone.
  const { read } = await import("../../live/http/read.ts");
  const logs = latestFirst((await read("economyLogs", [id])).value);
  return filteredLogs(logs, economyFilter(query));
}

interface ResultsProps {
  id: string;
  view: ListView<EconomyLog>;
  sums: ReturnType<typeof economySums>;
  daysOver: ReturnType<typeof daysOverLimit>;
  choices: ReturnType<typeof choicesOf>;
  sort: ReturnType<typeof economyFilter>["sort"];
}

/** A user's transactions with their filters, sums, exports and pages. */
export default function Results(props: ResultsProps) {
  const { id, view, sums, daysOver, choices, sort } = props;
  const [query] = useSearchParams();
  if (view.total === 0) return <EmptyPanel title={STAFF.noLogs} text={STAFF.noLogsText} />;
  return (
    <>
      <DaysOverLimit user={id} days={daysOver} />
      <EconomyFilters key={id} user={id} {...choices} sort={sort} />
      <EconomySummary sums={sums} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <FoundLine text={transactionsFound(view.found)} found={view.found} total={view.total} />
        <ExportButtons
          list="economyLogs"
          fileName={(now) => economyFileName(id, now)}
          make={async (form) => {
            const logs = await allFound(id, query);
            return { rows: logs.length, text: economyCsv(logs, form) };
          }}
        />
      </div>
      <Busy>
        {view.found === 0 ? (
          <NoMatch to={`/staff/logging/economy?user=${id}`} />
        ) : (
          <EconomyTable
            logs={view.rows}
            daysOver={new Set(daysOver.map(({ day }) => day))}
            sort={sort}
          />
        )}
        <ListPager page={view.page} pages={view.pages} />
      </Busy>
    </>
  );
}
