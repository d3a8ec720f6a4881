import { data, useSearchParams } from "react-router";
import type { Blacklist } from "../../content/blacklists.ts";
import { STAFF } from "../../content/staff.ts";
import { blacklistError } from "../../contract/errors.ts";
import { staffContext } from "../../context.ts";
import { wantedPage } from "../../format/pages.ts";
import { UNAVAILABLE } from "../../format/unavailable.ts";
import { useNames } from "../../live/use-names.ts";
import { originOf, page } from "../../seo.ts";
import { blacklistFilter, filteredEntries, moderatorsOf } from "../../staff/blacklist-filter.ts";
import { BlacklistFilters } from "../../staff/blacklist-filters.tsx";
import { BlacklistTable } from "../../staff/blacklist-table.tsx";
import {
  blacklistAt,
  blacklistCsv,
  blacklistFileName,
  entriesFound,
  entriesOf,
  type Ban,
  type BlacklistEntry,
} from "../../staff/blacklist.ts";
import { Busy } from "../../staff/busy.tsx";
import { ExportButtons } from "../../staff/export-buttons.tsx";
import { FoundLine } from "../../staff/found-line.tsx";
import { ListPager } from "../../staff/list-pager.tsx";
import { NoMatch } from "../../staff/no-match.tsx";
import { RedBox } from "../../staff/red-box.tsx";
import { viewOf, type ListView } from "../../staff/rows.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import type { Route } from "./+types/blacklist";

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
    const view = viewOf(found, entries.length, wantedPage(url.searchParams.get("page")));
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

/** The entries of the view in the address, over all its pages, read anew. */
async function allFound(list: Blacklist, query: URLSearchParams, now: number) {
  // The decoders are wanted for exports alone.
  const { read } = await import("../../live/read.ts");
  const bans: readonly Ban[] = (await read(list.read, [])).value;
  return filteredEntries(entriesOf(bans), blacklistFilter(query), now);
}

type Data = Route.ComponentProps["loaderData"];

function Entries(props: Omit<Data, "view"> & { view: ListView<BlacklistEntry> }) {
  const { list, view, moderators, now, sort } = props;
  const [query] = useSearchParams();
  const shown = view.rows.flatMap(({ subject, moderator }) =>
    list.subject === "User ID" ? [subject, moderator] : [moderator],
  );
  const names = useNames([...shown, ...moderators.map(({ id }) => id)]);
  if (view.total === 0) return <EmptyPanel title={list.emptyTitle} text={list.emptyText} />;
  return (
    <>
      <BlacklistFilters
        key={list.path}
        list={list}
        moderators={moderators}
        names={names}
        sort={sort}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <FoundLine text={entriesFound(view.found)} found={view.found} total={view.total} />
        <ExportButtons
          list={list.read}
          fileName={(time) => blacklistFileName(list, time)}
          make={async (form, time) => {
            const rows = await allFound(list, query, time);
            return { rows: rows.length, text: blacklistCsv(list, rows, form) };
          }}
        />
      </div>
      <Busy>
        {view.found === 0 ? (
          <NoMatch to={`/staff/blacklist/${list.path}`} />
        ) : (
          <BlacklistTable list={list} entries={view.rows} names={names} now={now} sort={sort} />
        )}
        <ListPager page={view.page} pages={view.pages} />
      </Busy>
    </>
  );
}

export default function BlacklistPage({ loaderData }: Route.ComponentProps) {
  const { list, view } = loaderData;
  return (
    <>
      <PageHeader title={list.title} description={STAFF.blacklistDescription} />
      <div className="flex flex-col gap-6">
        {view ? (
          <Entries {...loaderData} view={view} />
        ) : (
          <RedBox text={blacklistError(list.word)} />
        )}
      </div>
    </>
  );
}
