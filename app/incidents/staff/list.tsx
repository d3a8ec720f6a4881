import { useSearchParams } from "react-router";
import { STAFF_INCIDENTS } from "../../content/incidents.ts";
import { useNames } from "../../people/use-names.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import { grouped, type StatusIncident } from "../status-incidents.ts";
import { IncidentCard } from "./incident-card.tsx";
import { NewForm } from "./new-form.tsx";

/** Incidents that are over, as many as are shown; the public page of each stays. */
const MOST_PAST = 20;

interface IncidentListProps {
  incidents: StatusIncident[];
  authors: Record<number, string>;
  mayWrite: boolean;
}

/** All incidents by what is to be done about them, and the form for a new one. */
export default function IncidentList({ incidents, authors, mayWrite }: IncidentListProps) {
  const [query] = useSearchParams();
  const names = useNames(Object.values(authors));
  const wanted = query.get("new");
  const kind = wanted === "incident" || wanted === "maintenance" ? wanted : null;
  const { current, planned, past } = grouped(incidents);
  const isWaiting = ({ recorded, updates }: StatusIncident) =>
    recorded !== null && updates.every(({ byTeam }) => !byTeam);
  const shared = { authors, names, mayWrite };
  return (
    <div className="flex flex-col gap-8">
      {mayWrite && kind && <NewForm key={kind} kind={kind} />}
      {mayWrite && !kind && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="?new=incident" variant="primary" icon="plus">
            {STAFF_INCIDENTS.newIncident}
          </ButtonLink>
          <ButtonLink to="?new=maintenance" icon="wrench">
            {STAFF_INCIDENTS.newMaintenance}
          </ButtonLink>
        </div>
      )}
      {!mayWrite && <p className="text-muted">{STAFF_INCIDENTS.readOnly}</p>}
      {current.length + planned.length === 0 && !kind && (
        <EmptyPanel
          title={STAFF_INCIDENTS.nothing}
          text={mayWrite ? STAFF_INCIDENTS.nothingText : undefined}
        />
      )}
      <Group
        title={STAFF_INCIDENTS.waiting}
        text={STAFF_INCIDENTS.waitingText}
        incidents={current.filter(isWaiting)}
        {...shared}
      />
      <Group
        title={STAFF_INCIDENTS.current}
        incidents={current.filter((one) => !isWaiting(one))}
        {...shared}
      />
      <Group title={STAFF_INCIDENTS.planned} incidents={planned} {...shared} />
      <Group title={STAFF_INCIDENTS.past} incidents={past.slice(0, MOST_PAST)} {...shared} />
    </div>
  );
}

interface GroupProps extends Omit<Parameters<typeof IncidentCard>[0], "incident"> {
  title: string;
  text?: string;
  incidents: readonly StatusIncident[];
}

function Group({ title, text, incidents, ...shared }: GroupProps) {
  if (incidents.length === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <div>
        <h2 className="title-3">{title}</h2>
        {text && <p className="text-quiet">{text}</p>}
      </div>
      <ul className="flex flex-col gap-4">
        {incidents.map((incident) => (
          <IncidentCard key={incident.id} incident={incident} {...shared} />
        ))}
      </ul>
    </section>
  );
}
