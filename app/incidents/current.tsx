import { Link } from "react-router";
import { INCIDENTS, STATUS_WORDS } from "../content/status/incidents.ts";
import { StatusDot } from "../ui/status-dot.tsx";
import { LocalSpan, UtcSpan } from "./span.tsx";
import type { IncidentView } from "./view.ts";
import { Moment, Timeline } from "./timeline.tsx";
import { shardsText, toneOf } from "./words.ts";

/** Updates shown for an incident; its page has all. */
const SHOWN = 3;

const EDGES = {
  ok: "border-ok/45",
  warn: "border-warn/45",
  down: "border-down/45",
  gray: "border-accent-deep",
} as const;

/** A current incident or maintenance with its newest updates. */
function CurrentIncident({ incident }: { incident: IncidentView }) {
  const { id, title, status, impact, shards, reach, start, updates, planned } = incident;
  const tone = toneOf(status, impact);
  // The machine's first update repeats title and shards.
  const told = updates.filter((one) => one.byTeam || one.status !== "investigating");
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className={`card flex scroll-mt-24 flex-col gap-4 p-5 ${EDGES[tone]}`}
    >
      <header className="flex flex-col gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id={`${id}-title`} className="title-3 min-w-0 wrap-anywhere">
            <Link to={`/status/incidents/${id}`} className="link py-0.75">
              {title}
            </Link>
          </h2>
          <StatusDot tone={tone} label={STATUS_WORDS[status]} />
        </div>
        <p className="figures text-sm text-muted">
          <span>{reach}</span>
          {shards !== "all" && <span>{` · ${shardsText(shards)}`}</span>} ·{" "}
          {planned ? (
            <UtcSpan {...planned} />
          ) : (
            <>
              {INCIDENTS.since} <Moment at={start} />
            </>
          )}
        </p>
        {planned && <LocalSpan {...planned} />}
      </header>
      {told.length > 0 && <Timeline updates={told.slice(0, SHOWN)} />}
      {told.length > SHOWN && (
        <Link to={`/status/incidents/${id}`} className="link self-start py-0.75 text-sm">
          {INCIDENTS.allUpdates(updates.length)}
        </Link>
      )}
    </article>
  );
}

/** Below the status page's answer. */
export function CurrentIncidents({ incidents }: { incidents: readonly IncidentView[] }) {
  if (incidents.length === 0) return null;
  return (
    <section aria-label={INCIDENTS.current} className="flex flex-col gap-4">
      {incidents.map((incident) => (
        <CurrentIncident key={incident.id} incident={incident} />
      ))}
    </section>
  );
}
