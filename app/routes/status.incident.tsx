import { data } from "react-router";
import { INCIDENTS } from "../content/status/incidents.ts";
import { STATUS } from "../content/status/status.ts";
import { cut } from "../contract/cut.ts";
import { pageContext, type GuardUnavailable } from "../loaders/context.ts";
import type { Incident } from "../contract/incident.ts";
import { viewOf, type IncidentView } from "../incidents/view.ts";
import { page } from "../seo/meta.ts";
import { BackLink } from "../ui/back-link.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/status.incident";
import { IncidentDetails } from "../incidents/details.tsx";

/** Longest part of an update for search engines and link previews. */
const MOST_DESCRIPTION = 200;

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(pageContext);
  const report = await services.statusReport();
  const listed = report.posted.find(({ id }) => id === params.id);
  const incident = listed ? viewOf(listed, report) : await readUnlisted();
  if (incident === "withdrawn") return data({ incident: null, now: report.at }, { status: 410 });
  if (!incident) throw data(null, { status: 404 });
  return data({ incident, now: report.at });

  /** An incident that is too old for the report. */
  async function readUnlisted(): Promise<IncidentView | "withdrawn" | undefined> {
    let posted: Incident | null;
    try {
      posted = await services.incident(params.id);
    } catch {
      const { requestId, site } = services;
      const unavailable: GuardUnavailable = {
        text: INCIDENTS.failed,
        requestId,
        supportUrl: site.supportUrl,
      };
      throw data(unavailable, { status: 503 });
    }
    if (posted?.withdrawnAt !== undefined) return "withdrawn";
    return posted ? viewOf(posted, report) : undefined;
  }
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  const incident = loaderData?.incident;
  const text = incident?.updates[0]?.text;
  return page(matches, {
    title: incident?.title ?? INCIDENTS.title,
    description: text && cut(text, MOST_DESCRIPTION),
    index: incident !== null,
    path: `/status/incidents/${params.id}`,
    image: STATUS.picture,
  });
}

export default function IncidentPage({ loaderData: { incident, now } }: Route.ComponentProps) {
  if (!incident) {
    return (
      <div className="page-body">
        <PageHeader title={INCIDENTS.withdrawn} description={INCIDENTS.withdrawnText} />
        <ButtonLink to="/status" icon="arrow-left">
          {INCIDENTS.back}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="page-body">
      <BackLink to="/status">{INCIDENTS.back}</BackLink>
      <PageHeader title={incident.title} />
      <IncidentDetails incident={incident} now={now} />
    </div>
  );
}
