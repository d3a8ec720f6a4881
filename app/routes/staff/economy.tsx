import { data, useSearchParams } from "react-router";
import { STAFF } from "../../content/staff.ts";
import { ERRORS } from "../../contract/errors.ts";
import { staffContext } from "../../context.ts";
import { wantedPage } from "../../format/pages.ts";
import { UNAVAILABLE } from "../../format/unavailable.ts";
import { UserCard } from "../../people/user-card.tsx";
import { originOf, page } from "../../seo.ts";
import { Busy } from "../../staff/busy.tsx";
import { choicesOf, economyFilter, filteredLogs } from "../../staff/economy-filter.ts";
import { EconomyFilters } from "../../staff/economy-filters.tsx";
import { DaysOverLimit, EconomySummary } from "../../staff/economy-summary.tsx";
import { daysOverLimit, economySums } from "../../staff/economy-sums.ts";
import { EconomyTable } from "../../staff/economy-table.tsx";
import {
  economyCsv,
  economyFileName,
  economySearch,
  latestFirst,
  transactionsFound,
} from "../../staff/economy.ts";
import { ExportButtons } from "../../staff/export-buttons.tsx";
import { FoundLine } from "../../staff/found-line.tsx";
import { IdSearch } from "../../staff/id-search.tsx";
import { ListPager } from "../../staff/list-pager.tsx";
import { NoMatch } from "../../staff/no-match.tsx";
import { RedBox } from "../../staff/red-box.tsx";
import { viewOf } from "../../staff/rows.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import type { Route } from "./+types/economy";

/** As on the blacklist pages, filters, sums and page are worked out here and 50 rows travel. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const query = url.searchParams.get("user");
  const search = economySearch(query);
  const typed = query ?? "";
  if (search === null) return data({ typed, problem: null, found: null, error: null });
  if ("problem" in search) {
    return data({ typed, problem: search.problem, found: null, error: null });
  }
  const { bot } = context.get(staffContext);
  const { user: id } = search;
  const [answer, profile] = await Promise.allSettled([bot.economyLogs(id), bot.user(id)]);
  if (answer.status === "rejected") {
    return data({ typed, problem: null, found: null, error: ERRORS.economy }, UNAVAILABLE);
  }
  const logs = latestFirst(answer.value.value);
  const filter = economyFilter(url.searchParams);
  const kept = filteredLogs(logs, filter);
  const found = {
    id,
    // A profile that cannot be had leaves the header out (§7: tolerated).
    user: profile.status === "fulfilled" ? profile.value.value : null,
    view: viewOf(kept, logs.length, wantedPage(url.searchParams.get("page"))),
    sums: economySums(kept),
    daysOver: daysOverLimit(logs),
    choices: choicesOf(logs),
    sort: filter.sort,
  };
  return data({ typed, problem: null, found, error: null });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return page({
    title: STAFF.economy,
    path: "/staff/logging/economy",
    origin: originOf(matches),
    image: null,
    index: false,
  });
}

/** The transactions of the view in the address, over all its pages, read anew. */
async function allFound(id: string, query: URLSearchParams) {
  // The decoders are wanted for exports alone.
  const { read } = await import("../../live/read.ts");
  const logs = latestFirst((await read("economyLogs", [id])).value);
  return filteredLogs(logs, economyFilter(query));
}

type Found = NonNullable<Route.ComponentProps["loaderData"]["found"]>;

function Results({ id, view, sums, daysOver, choices, sort }: Omit<Found, "user">) {
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

export default function EconomyPage({ loaderData }: Route.ComponentProps) {
  const { typed, problem, found, error } = loaderData;
  return (
    <>
      <PageHeader title={STAFF.economy} description={STAFF.economyDescription} />
      <div className="flex flex-col gap-6">
        <IdSearch name="user" label={STAFF.userId} query={typed} problem={problem} />
        {error ? <RedBox text={error} /> : null}
        {found?.user ? <UserCard id={found.id} user={found.user} /> : null}
        {found ? <Results {...found} /> : null}
      </div>
    </>
  );
}
