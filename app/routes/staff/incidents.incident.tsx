import { data } from "react-router";
import { INCIDENTS, STAFF_INCIDENTS } from "../../content/status/incidents.ts";
import { IncidentCard } from "../../incidents/staff/incident-card.tsx";
import { viewsOf } from "../../incidents/view.ts";
import { pageContext, staffContext } from "../../loaders/context.ts";
import { PANEL_ONLY } from "../../page-load/failed.ts";
import { useProfiles } from "../../people/use-profiles.ts";
import { ErrorBox } from "../../staff/error-box.tsx";
import { STAFF } from "../../content/staff/staff.ts";
import { staffMeta } from "../../staff/meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import type { Route } from "./+types/incidents.incident";

export { headers } from "../../page-load/headers.ts";

/** `incident` is null once withdrawn. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { one, mayWrite } = context.get(staffContext).incidents;
  try {
    const { posted, authors, earlier } = await one(params.id);
    const { at } = await context.get(pageContext).statusReport();
    const there = posted.filter(({ withdrawnAt }) => withdrawnAt === undefined);
    const [incident = null] = viewsOf({ posted: there, at });
    const status = incident ? 200 : posted.length > 0 ? 410 : 404;
    return data({ incident, authors, earlier, mayWrite, hasFailed: false }, { status });
  } catch {
    const nothing = { incident: null, authors: {}, earlier: {} };
    return data({ ...nothing, mayWrite, hasFailed: true }, PANEL_ONLY);
  }
}

export function meta({ matches, params }: Route.MetaArgs) {
  return staffMeta(matches, { title: INCIDENTS.title, path: `/staff/incidents/${params.id}` });
}

const PANELS = ["update", "correction", "withdrawal"] as const;

export default function StaffIncidentPage({ loaderData }: Route.ComponentProps) {
  const { hasFailed, incident, ...writing } = loaderData;
  const names = useProfiles("staffPeople", Object.values(writing.authors));
  return (
    <>
      <PageHeader isDense title={INCIDENTS.title} description={STAFF.utc}>
        <ButtonLink to="/staff/incidents" size="sm" icon="arrow-left">
          {STAFF_INCIDENTS.all}
        </ButtonLink>
      </PageHeader>
      {incident ? (
        <IncidentCard
          as="h2"
          incident={incident}
          to={`/status/incidents/${incident.id}`}
          panels={PANELS}
          {...{ names, ...writing }}
        />
      ) : hasFailed ? (
        <ErrorBox text={STAFF_INCIDENTS.failed} />
      ) : (
        <EmptyPanel title={STAFF_INCIDENTS.gone} text={STAFF_INCIDENTS.goneText} />
      )}
    </>
  );
}
