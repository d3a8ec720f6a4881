import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { BLACKLIST_TEXT, listTitle, listWord } from "../../content/staff/blacklists.ts";
import { staffContext } from "../../loaders/context.ts";
import { blacklistError } from "../../content/staff/errors.ts";
import { PANEL_ONLY } from "../../page-load/failed.ts";
import { blacklistForRoute, entryKey } from "../../staff/blacklist/blacklist.ts";
import { readList } from "../../staff/blacklist/read-lists.ts";
import {
  filterEntries,
  parseFilter,
  searchedIds,
  topModerators,
} from "../../staff/blacklist/filter.ts";
import { ErrorBox } from "../../staff/error-box.tsx";
import { listPage } from "../../staff/list/list-query.ts";
import { maxAgeOf } from "../../staff/list/view-age.ts";
import { staffMeta } from "../../staff/meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/blacklist";
import { BlacklistEntries } from "../../staff/blacklist/entries.tsx";

export { headers } from "../../page-load/headers.ts";

/**
 * Reads and filters the whole list here: every view is a link that works without scripts, and at
 * most 50 rows are sent.
 */
export async function loader({ context, pattern, request, url }: Route.LoaderArgs) {
  const { bot, now, remember, recordSearch } = context.get(staffContext);
  const blacklist = blacklistForRoute(pattern);
  if (!blacklist) throw data(null, { status: 404 });
  const isNavigation = new URL(request.url).pathname.endsWith(".data");
  const filter = parseFilter(url.searchParams);
  const page = { blacklist, now, sort: filter.sort };
  try {
    const { entries, isCut, unread } = await remember(
      `list ${blacklist.read}`,
      () => readList(bot, blacklist),
      {
        weightOf: (list) => list.entries.length + list.unread.length,
        // Opening a list, by address or menu, reads it again.
        maxAge: isNavigation && url.search !== "" ? maxAgeOf(url.searchParams) : 0,
      },
    );
    const list = listPage(filterEntries(entries, filter, now), url.searchParams, {
      total: entries.length,
      isCut,
      unread,
      keyOf: entryKey,
    });
    for (const id of searchedIds(url.searchParams)) recordSearch(blacklist.read, id, list.found);
    return data({ ...page, list, moderators: topModerators(entries, filter.moderator) });
  } catch {
    return data({ ...page, list: null, moderators: [] }, PANEL_ONLY);
  }
}

/** The page already has each row that can be opened. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const isOtherView =
    currentUrl.href === nextUrl.href || viewOf(currentUrl) !== viewOf(nextUrl) || formMethod;
  return isOtherView ? defaultShouldRevalidate : false;
}

/** The address without the opened row. */
function viewOf(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete("row");
  return `${url.pathname}?${query}`;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const blacklist = loaderData?.blacklist;
  return staffMeta(matches, {
    title: blacklist ? listTitle(blacklist.id) : BLACKLIST_TEXT.fallbackTitle,
    path: blacklist ? `/staff/blacklist/${blacklist.path}` : "/staff",
  });
}

export default function BlacklistPage({ loaderData }: Route.ComponentProps) {
  const { blacklist, list } = loaderData;
  return (
    <>
      <PageHeader
        isDense
        title={listTitle(blacklist.id)}
        description={BLACKLIST_TEXT.description}
      />
      <div className="flex flex-col gap-2">
        {list ? (
          <BlacklistEntries {...loaderData} list={list} />
        ) : (
          <ErrorBox text={blacklistError(listWord(blacklist))} />
        )}
      </div>
    </>
  );
}
