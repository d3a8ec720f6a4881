import { lazy, Suspense } from "react";
import { data } from "react-router";
import { INCIDENTS } from "../content/status/incidents.ts";
import { STATUS } from "../content/status/status.ts";
import {
  incidentContext,
  linkCardContext,
  requestIdContext,
  siteContext,
  statusReportContext,
  type GuardUnavailable,
} from "../context.ts";
import type { PostedIncident } from "../contract/incident.ts";
import { incidentCard } from "../incidents/card.ts";
import { statusIncidentsOf, type StatusIncident } from "../incidents/status-incidents.ts";
import { cardJson } from "../link-card/card.ts";
import { originOf, page } from "../seo.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Route } from "./+types/status.incident";

// Rendered by the server; its script loads after the page's first ones.
const IncidentDetails = lazy(() => import("../incidents/details.tsx"));

/** Characters of an update that a search engine or a link preview shows. */
const MOST_DESCRIPTION = 200;

export async function loader({ context, params }: Route.LoaderArgs) {
  const report = await context.get(statusReportContext)();
  const { origin, supportUrl } = context.get(siteContext);
  const isThis = ({ id }: { id: string }) => id === params.id;
  const incident = statusIncidentsOf(report).find(isThis) ?? (await readOlder());
  if (!incident) throw data(null, { status: 404 });
  context.set(linkCardContext, cardJson(incidentCard(origin, incident)));
  return { incident, now: report.at };

  /** The report has the newest alone. */
  async function readOlder(): Promise<StatusIncident | undefined> {
    let posted: PostedIncident | null;
    try {
      posted = await context.get(incidentContext)(params.id);
    } catch {
      const requestId = context.get(requestIdContext);
      const unavailable: GuardUnavailable = { text: INCIDENTS.failed, requestId, supportUrl };
      throw data(unavailable, { status: 503 });
    }
    return posted ? statusIncidentsOf({ ...report, posted: [posted] }).find(isThis) : undefined;
  }
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  return page({
    title: loaderData?.incident.title ?? INCIDENTS.title,
    description: loaderData?.incident.updates[0]?.text.slice(0, MOST_DESCRIPTION),
    path: `/status/incidents/${params.id}`,
    origin: originOf(matches),
    image: STATUS.picture,
  });
}

export default function IncidentPage({ loaderData: { incident, now } }: Route.ComponentProps) {
  return (
    <div className="page-body">
      <PageHeader
        eyebrow={incident.planned ? INCIDENTS.maintenance : INCIDENTS.title}
        title={incident.title}
      />
      <Suspense fallback={<Skeleton className="h-96" />}>
        <IncidentDetails incident={incident} now={now} />
      </Suspense>
    </div>
  );
}
