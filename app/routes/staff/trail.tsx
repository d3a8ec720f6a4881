import { data } from "react-router";
import { TRAIL as TEXT } from "../../content/staff/trail.ts";
import { staffContext } from "../../loaders/context.ts";
import { TRAIL_PAGE } from "../../contract/trail.ts";
import { lazyPart } from "../../page-load/lazy-part.tsx";
import { PANEL_ONLY } from "../../page-load/failed.ts";
import { ErrorBox } from "../../staff/error-box.tsx";
import { staffMeta } from "../../staff/meta.ts";
import { parseFilter } from "../../staff/trail/trail.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { parsePage } from "../../ui/paging.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/trail";

const TrailLines = lazyPart(() => import("../../staff/trail/lines.tsx"), {
  waiting: () => <Skeleton className="h-dvh" />,
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const { trail, now } = context.get(staffContext);
  const page = parsePage(url.searchParams.get("page"));
  const slice = { offset: (page - 1) * TRAIL_PAGE, limit: TRAIL_PAGE };
  try {
    const { lines: rows, people, ...counts } = await trail(parseFilter(url.searchParams), slice);
    const pages = Math.max(1, Math.ceil(counts.found / TRAIL_PAGE));
    const list = { rows, page: Math.min(page, pages), pages, ...counts };
    return data({ list: { ...list, isCut: false, unread: { count: 0, rows: [] } }, people, now });
  } catch {
    return data({ list: null, people: [], now }, PANEL_ONLY);
  }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, { title: TEXT.title, path: "/staff/trail" });
}

export default function TrailPage({ loaderData: { list, people, now } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader isDense title={TEXT.title} description={TEXT.description} />
      <div className="flex flex-col gap-2">
        {list ? (
          <TrailLines list={list} people={people} now={now} />
        ) : (
          <ErrorBox text={TEXT.failed} />
        )}
      </div>
    </>
  );
}
