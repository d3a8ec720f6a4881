import { Link } from "react-router";
import {
  INCIDENTS,
  IMPACT_WORDS,
  STAFF_INCIDENTS,
  STATUS_WORDS,
} from "../../content/status/incidents.ts";
import type { Profiles } from "../../contract/person.ts";
import { StaffTime } from "../../ui/staff-time.tsx";
import { nameOf, PersonName } from "../../people/person-name.tsx";
import { Badge } from "../../ui/badge.tsx";
import { StatusDot } from "../../ui/status-dot.tsx";
import type { IncidentView } from "../view.ts";
import { Timeline } from "../timeline.tsx";
import { shardsText, toneOf } from "../words.ts";
import { IncidentForms, type Panel } from "./incident-forms.tsx";
import { StaffUpdate } from "./staff-update.tsx";

interface IncidentCardProps {
  incident: IncidentView;
  /** Authors of updates, by update id. */
  authors: Record<number, string>;
  /** Texts before corrections, oldest first, by update id. */
  earlier: Record<number, string[]>;
  names: Profiles;
  mayWrite: boolean;
  /** What a writer may do here. */
  panels: readonly Panel[];
  /** Where the title leads. */
  to: string;
  as?: "h2" | "h3";
}

/** An incident with all updates, their authors, and a writer's actions. */
export function IncidentCard(props: IncidentCardProps) {
  const { incident, authors, earlier, names, mayWrite, panels, to, as: Heading = "h3" } = props;
  const { id, title, status, impact, updates, recorded } = incident;
  const timeline = (isCorrecting: boolean) =>
    updates.length > 0 && (
      <Timeline
        updates={updates}
        Time={StaffTime}
        renderByline={(update) => <Byline author={authors[update.id]} names={names} />}
        renderBelow={(update) => (
          <StaffUpdate
            incidentId={id}
            update={update}
            earlier={earlier[update.id] ?? []}
            {...{ mayWrite, isCorrecting }}
          />
        )}
      />
    );
  return (
    <article aria-labelledby={`${id}-title`} className="card flex flex-col gap-4 p-5">
      <header className="flex flex-col gap-1.5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Heading id={`${id}-title`} className="title-3 min-w-0 wrap-anywhere">
            <Link to={to} className="link inline-block">
              {title}
            </Link>
          </Heading>
          <span className="flex flex-wrap items-center gap-3 text-sm">
            {recorded && <Badge>{INCIDENTS.automatic}</Badge>}
            <StatusDot tone={toneOf(status, impact)} label={STATUS_WORDS[status]} />
          </span>
        </div>
        <Facts incident={incident} />
      </header>
      {mayWrite ? <IncidentForms {...{ incident, panels, timeline }} /> : timeline(false)}
    </article>
  );
}

/** An ended one in a line, linked to its page. */
export function IncidentRow({ incident }: { incident: IncidentView }) {
  const { id, title, status, impact } = incident;
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-6 px-5 py-3 hover:bg-raised">
      <div className="min-w-0 md:flex md:flex-wrap md:items-baseline md:gap-x-4">
        <h3 className="min-w-0 font-600 wrap-anywhere">
          <Link
            to={`/staff/incidents/${id}`}
            className="link inline-block py-0.75 after:absolute after:inset-0 after:content-['']"
          >
            {title}
          </Link>
        </h3>
        <Facts incident={incident} />
      </div>
      <span className="text-sm">
        <StatusDot tone={toneOf(status, impact)} label={STATUS_WORDS[status]} />
      </span>
    </li>
  );
}

/** Impact, shards and time. */
function Facts({ incident: { impact, shards, start, end, planned } }: { incident: IncidentView }) {
  const until = end ?? planned?.until;
  return (
    <p className="text-quiet figures">
      <span>{`${IMPACT_WORDS[impact]} · ${shardsText(shards)}`}</span> · <StaffTime at={start} />
      {until !== undefined && (
        <>
          {" – "}
          <StaffTime at={until} />
        </>
      )}
    </p>
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
