import { STATUS } from "../content/status/status.ts";
import { IMPACT_WORDS, INCIDENTS, STATUS_WORDS } from "../content/status/incidents.ts";
import { FollowCard } from "../follow/follow-card.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { StatusDot } from "../ui/status-dot.tsx";
import { incidentLength } from "./outage.ts";
import { LocalSpan, UtcSpan } from "./span.tsx";
import type { IncidentView } from "./view.ts";
import { Moment, Timeline } from "./timeline.tsx";
import { shardsText, toneOf } from "./words.ts";

interface IncidentDetailsProps {
  incident: IncidentView;
  /** Epoch ms. */
  now: number;
}

/** All about an incident, on its own page. */
export function IncidentDetails({ incident, now }: IncidentDetailsProps) {
  const { shards, end, updates } = incident;
  const postmortem = updates.find((update) => update.status === "postmortem");
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Facts incident={incident} now={now} />
        <div className="flex flex-col gap-6">
          {postmortem && (
            <section aria-labelledby="postmortem" className="card flex flex-col gap-3 p-5">
              <h2 id="postmortem" className="title-3">
                {STATUS_WORDS.postmortem}
              </h2>
              <p className="prose whitespace-pre-line wrap-anywhere">{postmortem.text}</p>
            </section>
          )}
          {updates.length > 0 && (
            <section aria-labelledby="updates" className="card flex flex-col gap-4 p-5">
              <h2 id="updates" className="title-3">
                {INCIDENTS.updates}
              </h2>
              <Timeline updates={updates.filter((update) => update !== postmortem)} />
            </section>
          )}
          {end === null && shards !== "all" && (
            <ButtonLink to="/status#finder" icon="search" className="self-start">
              {INCIDENTS.isMine}
            </ButtonLink>
          )}
        </div>
      </div>
      <FollowCard />
    </div>
  );
}

function Facts({ incident, now }: IncidentDetailsProps) {
  const { status, impact, shards, reach, silence, start, end, planned } = incident;
  // A measured incident's title already says how far it reaches.
  const isTold = incident.title.toLowerCase().includes(reach.toLowerCase());
  const affected = [isTold ? "" : reach, shards === "all" ? "" : shardsText(shards), silence]
    .filter(Boolean)
    .join(" · ");
  return (
    <section className="card flex flex-col gap-4 p-5 lg:col-start-2 lg:row-start-1">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-lg">
          <StatusDot tone={toneOf(status, impact)} label={STATUS_WORDS[status]} />
        </p>
        <p className="text-muted">
          {planned && impact === "none" ? INCIDENTS.maintenance : IMPACT_WORDS[impact]}
        </p>
      </div>
      <dl className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 border-t border-line pt-4">
        {affected && (
          <>
            <dt className="text-muted">{INCIDENTS.affected}</dt>
            <dd>{affected}</dd>
          </>
        )}
        <dt className="text-muted">{planned ? INCIDENTS.plannedFor : INCIDENTS.started}</dt>
        <dd>
          {planned ? (
            <>
              <UtcSpan {...planned} />
              <LocalSpan {...planned} />
            </>
          ) : (
            <Moment at={start} />
          )}
        </dd>
        {!planned && end !== null && (
          <>
            <dt className="text-muted">{INCIDENTS.ended}</dt>
            <dd>
              <Moment at={end} />
            </dd>
          </>
        )}
        {!planned && (
          <>
            <dt className="text-muted">{end === null ? INCIDENTS.lasts : INCIDENTS.lasted}</dt>
            <dd>{incidentLength({ start, end }, now)}</dd>
          </>
        )}
      </dl>
      <p className="text-sm text-muted">{STATUS.zone}</p>
    </section>
  );
}
