import { lazy, Suspense } from "react";
import { data } from "react-router";
import { STAFF } from "../../content/staff.ts";
import { staffContext } from "../../context.ts";
import { blacklistError } from "../../contract/errors.ts";
import { parsePage } from "../../ui/paging.ts";
import { UNAVAILABLE } from "../../page-load/unavailable.ts";
import { originOf, page } from "../../seo.ts";
import { blacklistFilter, filteredEntries, moderatorsOf } from "../../staff/blacklist/filter.ts";
import { blacklistAt, entriesOf, type Ban } from "../../staff/blacklist/blacklist.ts";
import { RedBox } from "../../staff/red-box.tsx";
import { viewOf } from "../../staff/list/list-query.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/blacklist";

// The server draws it; its script comes after the page's first ones.
const Entries = lazy(() => import("../../staff/blacklist/entries.tsx"));

/**
 * Filters, sort and page are worked out here, from one read of the list: a view is a link that works
 * without script, at most 50 rows travel whatever the list's size, and every look asks the guard.
 */
export async function loader({ context, pattern, url }: Route.LoaderArgs) {
  const { bot } = context.get(staffContext);
  const list = blacklistAt(pattern);
  if (!list) throw data(null, { status: 404 });
  const now = Date.now();
  const filter = blacklistFilter(url.searchParams);
  try {
    const bans: readonly Ban[] = (await bot[list.read]()).value;
    const entries = entriesOf(bans);
    const found = filteredEntries(entries, filter, now);
    const view = viewOf(found, entries.length, parsePage(url.searchParams.get("page")));
    const moderators = moderatorsOf(entries, filter.moderator);
    return data({ list, now, sort: filter.sort, view, moderators });
  } catch {
    return data({ list, now, sort: filter.sort, view: null, moderators: [] }, UNAVAILABLE);
  }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const list = loaderData?.list;
  return page({
    title: list?.title ?? "Blacklist",
    path: list ? `/staff/blacklist/${list.path}` : "/staff",
    origin: originOf(matches),
    image: null,
    index: false,
  });
}

export default function BlacklistPage({ loaderData }: Route.ComponentProps) {
  const { list, view } = loaderData;
  return (
    <>
      <PageHeader isDense title={list.title} description={STAFF.blacklistDescription} />
      <div className="flex flex-col gap-6">
        {view ? (
          <Suspense fallback={<Skeleton className="h-dvh" />}>
            <Entries {...loaderData} view={view} />
          </Suspense>
        ) : (
          <RedBox text={blacklistError(list.word)} />
        )}
      </div>
    </>
  );
}
