import { lazy, Suspense } from "react";
import { data } from "react-router";
import { STAFF } from "../../content/staff.ts";
import { staffContext } from "../../context.ts";
import { ERRORS } from "../../contract/errors.ts";
import { parsePage } from "../../ui/paging.ts";
import { UNAVAILABLE } from "../../page-load/unavailable.ts";
import { UserCard } from "../../people/user-card.tsx";
import { originOf, page } from "../../seo.ts";
import { choicesOf, economyFilter, filteredLogs } from "../../staff/economy/filter.ts";
import { daysOverLimit, economySums } from "../../staff/economy/sums.ts";
import { economySearch, latestFirst } from "../../staff/economy/economy.ts";
import { IdSearch } from "../../staff/list/id-search.tsx";
import { RedBox } from "../../staff/red-box.tsx";
import { viewOf } from "../../staff/list/list-query.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/economy";

// The server draws it; its script comes after the page's first ones.
const Results = lazy(() => import("../../staff/economy/results.tsx"));

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
    view: viewOf(kept, logs.length, parsePage(url.searchParams.get("page"))),
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

export default function EconomyPage({ loaderData }: Route.ComponentProps) {
  const { typed, problem, found, error } = loaderData;
  return (
    <>
      <PageHeader isDense title={STAFF.economy} description={STAFF.economyDescription} />
      <div className="flex flex-col gap-6">
        <IdSearch name="user" label={STAFF.userId} query={typed} problem={problem} />
        {error ? <RedBox text={error} /> : null}
        {found?.user ? <UserCard isDense id={found.id} user={found.user} /> : null}
        {found ? (
          <Suspense fallback={<Skeleton className="h-dvh" />}>
            <Results {...found} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}
