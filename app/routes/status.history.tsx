import { data } from "react-router";
import { INCIDENTS } from "../content/status/incidents.ts";
import { STATUS } from "../content/status/status.ts";
import type { ClosedIncidents } from "../contract/incident.ts";
import { viewsOf } from "../incidents/view.ts";
import { pageContext, type GuardUnavailable } from "../loaders/context.ts";
import { page as pageMeta } from "../seo/meta.ts";
import { BackLink } from "../ui/back-link.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { parsePage } from "../ui/paging.ts";
import type { Route } from "./+types/status.history";
import { History } from "../incidents/history.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { statusReport, incidentHistory, requestId, site } = context.get(pageContext);
  const page = parsePage(url.searchParams.get("page"));
  const [report, closed] = await Promise.all([statusReport(), readHistory()]);
  if (closed.incidents.length === 0 && page > 1) throw data(null, { status: 404 });
  const incidents = viewsOf({ ...report, posted: closed.incidents });
  return data({ incidents, page, hasOlder: closed.hasOlder, now: report.at });

  async function readHistory(): Promise<ClosedIncidents> {
    try {
      return await incidentHistory(page);
    } catch {
      const { supportUrl } = site;
      const unavailable: GuardUnavailable = { text: INCIDENTS.failed, requestId, supportUrl };
      throw data(unavailable, { status: 503 });
    }
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = loaderData?.page ?? 1;
  return pageMeta(matches, {
    title: INCIDENTS.history,
    description: INCIDENTS.historyText,
    index: page === 1,
    path: page === 1 ? "/status/history" : `/status/history?page=${page}`,
    image: STATUS.picture,
  });
}

export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-body">
      <BackLink to="/status">{INCIDENTS.back}</BackLink>
      <PageHeader title={INCIDENTS.history} description={INCIDENTS.historyText} />
      <History {...loaderData} />
    </div>
  );
}
