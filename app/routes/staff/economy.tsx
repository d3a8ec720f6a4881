import { data, useSearchParams, type ShouldRevalidateFunctionArgs } from "react-router";
import { ERRORS } from "../../contract/errors.ts";
import { staffContext } from "../../context.ts";
import { pageOf, wantedPage } from "../../format/pages.ts";
import { UNAVAILABLE } from "../../format/unavailable.ts";
import { UserCard } from "../../people/user-card.tsx";
import { originOf, page } from "../../seo.ts";
import { EconomySearchForm } from "../../staff/economy-search.tsx";
import { EconomyTable } from "../../staff/economy-table.tsx";
import {
  economyCsv,
  economyFileName,
  economySearch,
  latestFirst,
  transactionsFound,
} from "../../staff/economy.ts";
import { ExportButton } from "../../staff/export-button.tsx";
import { onlyPageChanged, ROWS_A_PAGE } from "../../staff/rows.ts";
import { RedBox } from "../../staff/red-box.tsx";
import { STAFF } from "../../staff/words.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Pager } from "../../ui/pager.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import type { Route } from "./+types/economy";

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
  const [logs, profile] = await Promise.allSettled([bot.economyLogs(id), bot.user(id)]);
  if (logs.status === "rejected") {
    return data({ typed, problem: null, found: null, error: ERRORS.economy }, UNAVAILABLE);
  }
  const user = profile.status === "fulfilled" ? profile.value.value : null;
  const found = { id, user, logs: latestFirst(logs.value.value) };
  return data({ typed, problem: null, found, error: null });
}

/** All rows of a search are in hand; turning a page needs no new read. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return onlyPageChanged(args.currentUrl, args.nextUrl) ? false : args.defaultShouldRevalidate;
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

type Found = NonNullable<Route.ComponentProps["loaderData"]["found"]>;

function Results({ id, user, logs }: Found) {
  const [params] = useSearchParams();
  const shown = pageOf(logs, wantedPage(params.get("page")), ROWS_A_PAGE);
  return (
    <>
      {user ? <UserCard id={id} user={user} /> : null}
      {logs.length === 0 ? (
        <EmptyPanel title={STAFF.noLogs} text={STAFF.noLogsText} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="text-muted">{transactionsFound(logs.length)}</p>
            <ExportButton
              fileName={(now) => economyFileName(id, now)}
              text={() => economyCsv(logs)}
            />
          </div>
          <EconomyTable logs={shown.items} />
          <Pager
            page={shown.page}
            pages={shown.pages}
            hrefFor={(number) => `/staff/logging/economy?user=${id}&page=${number}`}
          />
        </>
      )}
    </>
  );
}

export default function EconomyPage({ loaderData }: Route.ComponentProps) {
  const { typed, problem, found, error } = loaderData;
  return (
    <>
      <PageHeader title={STAFF.economy} description={STAFF.economyDescription} />
      <div className="flex flex-col gap-6">
        <EconomySearchForm query={typed} problem={problem} />
        {error ? <RedBox text={error} /> : null}
        {found ? <Results {...found} /> : null}
      </div>
    </>
  );
}
