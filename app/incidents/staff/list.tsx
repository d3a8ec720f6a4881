import { useState } from "react";
import { useSearchParams } from "react-router";
import { STAFF_INCIDENTS } from "../../content/status/incidents.ts";
import { listed } from "../../content/listed.ts";
import { useProfiles } from "../../people/use-profiles.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import { HistoryPager } from "../history-pager.tsx";
import { grouped } from "../groups.ts";
import type { IncidentView } from "../view.ts";
import { IncidentCard, IncidentRow } from "./incident-card.tsx";
import { NewForm } from "./new-form.tsx";

interface IncidentListProps {
  incidents: IncidentView[];
  authors: Record<number, string>;
  earlier: Record<number, string[]>;
  /** Page of ended ones, from 1; the first also has open ones. */
  page: number;
  hasOlder: boolean;
  mayWrite: boolean;
  /** The ranks that may write. */
  writers: readonly string[];
  /** Epoch ms. */
  now: number;
}

/** Only the incident's page can withdraw: nobody can undo it. */
const PANELS = ["update", "correction"] as const;

/** All incidents by their need for action, and the form for a new one. */
export function IncidentList(props: IncidentListProps) {
  const { incidents, authors, earlier, page, hasOlder, mayWrite, writers, now } = props;
  const [query] = useSearchParams();
  const names = useProfiles("staffPeople", Object.values(authors));
  const wanted = query.get("new");
  const kind = wanted === "incident" || wanted === "maintenance" ? wanted : null;
  const { current, planned, past } = grouped(incidents);
  const shared = { authors, earlier, names, mayWrite, panels: PANELS };
  // An ended incident stays a card: its form keeps the focus, for a postmortem.
  const [opened, setOpened] = useState<readonly string[]>([]);
  const unknown = [...current, ...planned].filter(({ id }) => !opened.includes(id));
  if (unknown.length > 0) setOpened([...opened, ...unknown.map(({ id }) => id)]);
  const wasOpen = ({ id }: IncidentView) => opened.includes(id);
  const rows = past.filter((incident) => !wasOpen(incident));
  const groups = groupsOf({ current, planned, past: past.filter(wasOpen) }, now);
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
      {!mayWrite && <p className="text-muted">{STAFF_INCIDENTS.readOnly(listed(writers, "or"))}</p>}
      {current.length + planned.length === 0 && page === 1 && !kind && (
        <EmptyPanel
          title={STAFF_INCIDENTS.nothing}
          text={mayWrite ? STAFF_INCIDENTS.nothingText : undefined}
        />
      )}
      <div className="flex flex-col gap-4">
        {/* One list, so that a card that changes its group keeps form, error and focus. */}
        {groups
          .filter((group) => group.incidents.length > 0)
          .flatMap(({ title, text, incidents }) =>
            [<GroupHeading key={title} title={title} text={text} />].concat(
              incidents.map((incident) => (
                <IncidentCard
                  key={incident.id}
                  incident={incident}
                  to={`/staff/incidents/${incident.id}`}
                  {...shared}
                />
              )),
            ),
          )}
      </div>
      {rows.length > 0 && <Past incidents={rows} />}
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

interface Group {
  title: string;
  text?: string;
  incidents: readonly IncidentView[];
}

/** Cards by what they need from the team. `now` in epoch ms. */
function groupsOf({ current, planned, past }: ReturnType<typeof grouped>, now: number): Group[] {
  const isWaiting = ({ recorded, updates }: IncidentView) =>
    recorded !== null && updates.every(({ byTeam }) => !byTeam);
  const isOverdue = ({ planned }: IncidentView) => planned !== null && planned.until <= now;
  return [
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
    { title: STAFF_INCIDENTS.over, incidents: past },
  ];
}

/** Ended ones, a line each. */
function Past({ incidents }: { incidents: readonly IncidentView[] }) {
  return (
    <section aria-labelledby="past" className="flex flex-col gap-3">
      <h2 id="past" className="title-3">
        {STAFF_INCIDENTS.past}
      </h2>
      <ul className="card divide-y divide-line">
        {incidents.map((incident) => (
          <IncidentRow key={incident.id} incident={incident} />
        ))}
      </ul>
    </section>
  );
}
