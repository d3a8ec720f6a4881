import type { ReactNode } from "react";
import { INCIDENTS, STATUS_WORDS } from "../content/status/incidents.ts";
import type { IncidentUpdate } from "../contract/incident.ts";
import { formatAgo } from "../format/elapsed.ts";
import { isoTime } from "../format/date.ts";
import { formatMoment } from "../format/moment.ts";
import { useAge } from "../live/clock.ts";
import { writtenIn } from "../content/language.static.ts";

/** A time in UTC, 'Nov 27, 2026, 22:25'; the page names the zone. */
export function Moment({ at }: { at: number }) {
  return <time dateTime={isoTime(at)}>{formatMoment(at)}</time>;
}

const HOUR_SECONDS = 3_600;

/** Shown by age for an hour, once hydrated. */
export function FreshMoment({ at }: { at: number }) {
  const age = useAge(at);
  if (age === null || age >= HOUR_SECONDS) return <Moment at={at} />;
  return (
    <time dateTime={isoTime(at)} title={formatMoment(at)}>
      {INCIDENTS.ago(formatAgo(age))}
    </time>
  );
}

interface TimelineProps {
  updates: readonly IncidentUpdate[];
  /** How to write times; the public form by default. */
  Time?: typeof Moment;
  /** An update's author; nothing by default. */
  renderByline?: (update: IncidentUpdate) => ReactNode;
  /** Below an update's text; nothing by default. */
  renderBelow?: (update: IncidentUpdate) => ReactNode;
}

/** An incident's updates, in the given order. */
export function Timeline(props: TimelineProps) {
  const { updates, Time = FreshMoment, renderByline, renderBelow } = props;
  return (
    <ol aria-label={INCIDENTS.updates} className="flex flex-col">
      {updates.map((update) => (
        <li
          key={update.id}
          className="relative border-s border-line pb-5 ps-5 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className="absolute -start-1.25 top-2 size-2.5 rounded-full border-2 border-surface bg-accent"
          />
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-600">{STATUS_WORDS[update.status]}</span>
            <span className="figures text-sm text-muted">
              <Time at={update.at} />
              {renderByline?.(update)}
              {update.editedAt !== undefined && (
                <>
                  {` · ${INCIDENTS.edited} `}
                  <Time at={update.editedAt} />
                </>
              )}
            </span>
          </p>
          <p lang={writtenIn} className="max-w-[72ch] whitespace-pre-line wrap-anywhere">
            {update.text}
          </p>
          {renderBelow?.(update)}
        </li>
      ))}
    </ol>
  );
}
