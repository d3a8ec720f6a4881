import { useSearchParams } from "react-router";
import { STAFF_INCIDENTS } from "../../content/status/incidents.ts";
import { useProfiles } from "../../people/use-profiles.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import { grouped, type IncidentView } from "../view.ts";
import { HistoryPager } from "../history.tsx";
import { IncidentCard } from "./incident-card.tsx";
import { NewForm } from "./new-form.tsx";

interface IncidentListProps {
  incidents: IncidentView[];
  authors: Record<number, string>;
  earlier: Record<number, string[]>;
  /** Of what is over, from 1; the first one has what is open, too. */
  page: number;
  hasOlder: boolean;
  mayWrite: boolean;
  /** Epoch ms. */
  now: number;
}

/** All incidents by their need for action, and the form for a new one. */
export function IncidentList(props: IncidentListProps) {
  const { incidents, authors, earlier, page, hasOlder, mayWrite, now } = props;
  const [query] = useSearchParams();
  const names = useProfiles("staffPeople", Object.values(authors));
  const wanted = query.get("new");
  const kind = wanted === "incident" || wanted === "maintenance" ? wanted : null;
  const { current, planned, past } = grouped(incidents);
  const isWaiting = ({ recorded, updates }: IncidentView) =>
    recorded !== null && updates.every(({ byTeam }) => !byTeam);
  const isOverdue = ({ planned }: IncidentView) => planned !== null && planned.until <= now;
  const shared = { authors, earlier, names, mayWrite };
  const groups: { title: string; text?: string; incidents: IncidentView[] }[] = [
    {
      title: STAFF_INCIDENTS.waiting,
      text: STAFF_INCIDENTS.waitingText,
      incidents: current.filter(isWaiting),
    },
    {
      title: STAFF_INCIDENTS.overdue,
      text: STAFF_INCIDENTS.overdueText,
      incidents: current.filter(isOverdue),
    },
    {
      title: STAFF_INCIDENTS.current,
      incidents: current.filter((one) => !isWaiting(one) && !isOverdue(one)),
    },
    { title: STAFF_INCIDENTS.planned, incidents: planned },
    { title: STAFF_INCIDENTS.past, incidents: past },
  ];
  return (
    <div className="flex flex-col gap-8">
      {mayWrite && kind && <NewForm key={kind} kind={kind} incidents={incidents} />}
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
      {current.length + planned.length === 0 && page === 1 && !kind && (
        <EmptyPanel
          title={STAFF_INCIDENTS.nothing}
          text={mayWrite ? STAFF_INCIDENTS.nothingText : undefined}
        />
      )}
      <div className="flex flex-col gap-4">
        {/* One list: a card that changes its group keeps its form, its error and the focus. */}
        {groups
          .filter((group) => group.incidents.length > 0)
          .flatMap(({ title, text, incidents }) =>
            [<GroupHeading key={title} title={title} text={text} />].concat(
              incidents.map((incident) => (
                <IncidentCard key={incident.id} incident={incident} {...shared} />
              )),
            ),
          )}
      </div>
      <HistoryPager page={page} hasOlder={hasOlder} path="/staff/incidents" />
    </div>
  );
}

function GroupHeading({ title, text }: { title: string; text?: string }) {
  return (
    <div className="pt-4 first:pt-0">
      <h2 className="title-3">{title}</h2>
      {text && <p className="text-quiet">{text}</p>}
    </div>
  );
}
