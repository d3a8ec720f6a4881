import { data } from "react-router";
import { STAFF_INCIDENTS } from "../../content/status/incidents.ts";
import { pageContext, staffContext } from "../../loaders/context.ts";
import { viewsOf } from "../../incidents/view.ts";
import { PANEL_ONLY } from "../../page-load/failed.ts";
import { ErrorBox } from "../../staff/error-box.tsx";
import { staffMeta } from "../../staff/meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { parsePage } from "../../ui/paging.ts";
import type { Route } from "./+types/incidents";
import { IncidentList } from "../../incidents/staff/list.tsx";

export { headers } from "../../page-load/headers.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = parsePage(url.searchParams.get("page"));
  const { incidents: access } = context.get(staffContext);
  const { mayWrite, writers } = access;
  try {
    // The shared report may be seconds old, but a new update must show: read again.
    const { posted, ...read } = await access.read(page);
    const { at } = await context.get(pageContext).statusReport();
    const incidents = viewsOf({ posted, at });
    return data({ incidents, ...read, page, mayWrite, writers, now: at, hasFailed: false });
  } catch {
    const nothing = { incidents: [], hasOlder: false, authors: {}, earlier: {}, page, now: 0 };
    return data({ ...nothing, mayWrite, writers, hasFailed: true }, PANEL_ONLY);
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, { title: STAFF_INCIDENTS.title, path: "/staff/incidents" });
}

export default function IncidentsPage({ loaderData }: Route.ComponentProps) {
  const { hasFailed, ...list } = loaderData;
  return (
    <>
      <PageHeader isDense title={STAFF_INCIDENTS.title} description={STAFF_INCIDENTS.description} />
      {hasFailed ? <ErrorBox text={STAFF_INCIDENTS.failed} /> : <IncidentList {...list} />}
    </>
  );
}
