import { Link } from "react-router";
import {
  INCIDENTS,
  IMPACT_WORDS,
  STAFF_INCIDENTS,
  STATUS_WORDS,
} from "../../content/status/incidents.ts";
import type { Profiles } from "../../contract/person.ts";
import { nameOf } from "../../people/name.ts";
import { PersonName } from "../../people/person-name.tsx";
import { Badge } from "../../ui/badge.tsx";
import { StatusDot } from "../../ui/status-dot.tsx";
import type { IncidentView } from "../view.ts";
import { End } from "../span.tsx";
import { Moment, Timeline } from "../timeline.tsx";
import { shardsText, toneOf } from "../words.ts";
import { IncidentForms } from "./incident-forms.tsx";
import { StaffUpdate } from "./staff-update.tsx";

interface IncidentCardProps {
  incident: IncidentView;
  /** Who wrote the updates, by update id. */
  authors: Record<number, string>;
  /** Texts of the updates before corrections, oldest first, by update id. */
  earlier: Record<number, string[]>;
  names: Profiles;
  mayWrite: boolean;
}

/** An incident with all its updates, their writers, and the actions of a writer. */
export function IncidentCard({ incident, authors, earlier, names, mayWrite }: IncidentCardProps) {
  const { id, title, status, impact, shards, start, end, updates, planned, recorded } = incident;
  return (
    <article aria-labelledby={`${id}-title`} className="card flex flex-col gap-4 p-5">
      <header className="flex flex-col gap-1.5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h3 id={`${id}-title`} className="title-3 min-w-0 wrap-anywhere">
            <Link to={`/status/incidents/${id}`} className="link inline-block">
              {title}
            </Link>
          </h3>
          <span className="flex flex-wrap items-center gap-3 text-sm">
            {recorded && <Badge>{INCIDENTS.automatic}</Badge>}
            <StatusDot tone={toneOf(status, impact)} label={STATUS_WORDS[status]} />
          </span>
        </div>
        <p className="text-quiet figures">
          <span>{`${IMPACT_WORDS[impact]} · ${shardsText(shards)}`}</span> · <Moment at={start} />
          {(planned || end !== null) && (
            <>
              {" – "}
              <End from={start} until={end ?? planned?.until ?? start} />
            </>
          )}
        </p>
      </header>
      {updates.length > 0 && (
        <Timeline
          updates={updates}
          renderByline={(update) => <Byline author={authors[update.id]} names={names} />}
          renderBelow={(update) => (
            <StaffUpdate
              incidentId={id}
              update={update}
              earlier={earlier[update.id] ?? []}
              mayWrite={mayWrite}
            />
          )}
        />
      )}
      {mayWrite && <IncidentForms incident={incident} />}
    </article>
  );
}

function Byline({ author, names }: { author: string | undefined; names: Profiles }) {
  return (
    <>
      {` ${STAFF_INCIDENTS.by} `}
      {author === undefined ? (
        STAFF_INCIDENTS.record
      ) : (
        <PersonName inline name={nameOf(author, names[author])} />
      )}
    </>
  );
}
