import { Link } from "react-router";
import { INCIDENTS, STATUS_WORDS } from "../content/status/incidents.ts";
import { STATUS } from "../content/status/status.ts";
import { UtcSpan } from "./span.tsx";
import type { IncidentView } from "./view.ts";
import { shardsText, toneOf } from "./words.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { StatusDot } from "../ui/status-dot.tsx";
import { incidentLength } from "./outage.ts";

/** Newest incidents shown; earlier ones are folded. */
const SHOWN = 6;
/** For a bot whose shards keep changing; the history page has all. */
const MOST = 100;

function Entry({ incident, now }: { incident: IncidentView; now: number }) {
  const {
    id,
    title,
    start,
    end,
    shards,
    reach,
    silence,
    status,
    impact,
    updates,
    planned,
    recorded,
  } = incident;
  const postmortem = updates.find(({ status }) => status === "postmortem");
  const last = updates.find(({ byTeam }) => byTeam);
  return (
    <li
      id={id}
      className="flex scroll-mt-24 flex-col gap-1 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="min-w-0 font-600 wrap-anywhere">
          <Link to={`/status/incidents/${id}`} className="link py-0.75">
            {title}
          </Link>
        </h3>
        <span className="text-sm">
          <StatusDot
            tone={toneOf(status, impact)}
            label={planned ? STATUS_WORDS[status] : STATUS_WORDS.resolved}
          />
        </span>
      </div>
      <p className="figures text-sm text-muted">
        <UtcSpan from={start} until={end ?? now} /> ·{" "}
        <span>{incidentLength({ start, end }, now)}</span>
        {planned && <span>{` · ${INCIDENTS.maintenance}`}</span>}
        {/* Measured incidents have the number of servers in their title. */}
        {[shards === "all" ? "" : shardsText(shards), recorded ? "" : reach, silence]
          .filter(Boolean)
          .map((fact) => (
            <span key={fact}>{` · ${fact}`}</span>
          ))}
      </p>
      {postmortem ? (
        <Postmortem text={postmortem.text} />
      ) : (
        last && (
          <p className="max-w-[72ch] text-sm whitespace-pre-line wrap-anywhere">{last.text}</p>
        )
      )}
    </li>
  );
}

function Postmortem({ text }: { text: string }) {
  return (
    <Disclosure summary={STATUS_WORDS.postmortem}>
      <p className="max-w-[72ch] pb-2 whitespace-pre-line wrap-anywhere">{text}</p>
    </Disclosure>
  );
}

/** Ended ones, newest first. */
export function Entries({ incidents, now }: IncidentListProps) {
  return (
    <ul>
      {incidents.map((incident) => (
        <Entry key={incident.id} incident={incident} now={now} />
      ))}
    </ul>
  );
}

interface IncidentListProps {
  /** Newest first. */
  incidents: readonly IncidentView[];
  /** Epoch ms. */
  now: number;
}

export function IncidentList({ incidents, now }: IncidentListProps) {
  const older = incidents.slice(SHOWN, MOST);
  return (
    <section aria-labelledby="incidents" className="card flex flex-col gap-4 p-5">
      <h2 id="incidents" className="title-3">
        {STATUS.incidents}
      </h2>
      {incidents.length === 0 ? (
        <p className="text-muted">{STATUS.noIncidents}</p>
      ) : (
        <Entries incidents={incidents.slice(0, SHOWN)} now={now} />
      )}
      {older.length > 0 && (
        <Disclosure summary={STATUS.olderIncidents(older.length)}>
          <div className="pt-3">
            <Entries incidents={older} now={now} />
          </div>
        </Disclosure>
      )}
      {incidents.length > 0 && (
        <Link className="link self-start py-0.75 text-sm" to="/status/history">
          {INCIDENTS.allPast}
        </Link>
      )}
    </section>
  );
}
