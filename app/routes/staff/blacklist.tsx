import { data, useSearchParams, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Blacklist } from "../../content/blacklists.ts";
import { blacklistError } from "../../contract/errors.ts";
import { staffContext } from "../../context.ts";
import { pageOf, wantedPage } from "../../format/pages.ts";
import { UNAVAILABLE } from "../../format/unavailable.ts";
import { originOf, page } from "../../seo.ts";
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
import { ExportButton } from "../../staff/export-button.tsx";
import { RedBox } from "../../staff/red-box.tsx";
import { onlyPageChanged, ROWS_A_PAGE } from "../../staff/rows.ts";
import { STAFF } from "../../staff/words.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Pager } from "../../ui/pager.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import type { Route } from "./+types/blacklist";

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const { bot } = context.get(staffContext);
  const list = blacklistAt(pattern);
  if (!list) throw data(null, { status: 404 });
  try {
    const bans: readonly Ban[] = (await bot[list.read]()).value;
    return data({ list, entries: entriesOf(bans) });
  } catch {
    return data({ list, entries: null }, UNAVAILABLE);
  }
}

/** All rows of a list are in hand; turning a page needs no new read. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return onlyPageChanged(args.currentUrl, args.nextUrl) ? false : args.defaultShouldRevalidate;
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

function Entries({ list, entries }: { list: Blacklist; entries: readonly BlacklistEntry[] }) {
  const [params] = useSearchParams();
  if (entries.length === 0) return <EmptyPanel title={list.emptyTitle} text={list.emptyText} />;
  const shown = pageOf(entries, wantedPage(params.get("page")), ROWS_A_PAGE);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-muted">{entriesFound(entries.length)}</p>
        <ExportButton
          fileName={(now) => blacklistFileName(list, now)}
          text={() => blacklistCsv(list, entries)}
        />
      </div>
      <BlacklistTable list={list} entries={shown.items} />
      <Pager
        page={shown.page}
        pages={shown.pages}
        hrefFor={(number) => `/staff/blacklist/${list.path}?page=${number}`}
      />
    </>
  );
}

export default function BlacklistPage({ loaderData: { list, entries } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={list.title} description={STAFF.blacklistDescription} />
      <div className="flex flex-col gap-6">
        {entries ? (
          <Entries list={list} entries={entries} />
        ) : (
          <RedBox text={blacklistError(list.word)} />
        )}
      </div>
    </>
  );
}
