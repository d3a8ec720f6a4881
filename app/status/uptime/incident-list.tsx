import { STATUS } from "../../content/status.ts";
import type { Incident } from "../../contract/uptime.ts";
import { formatDay, formatHour, isoTime } from "../../format/date.ts";
import { StatusDot } from "../../ui/status-dot.tsx";
import { incidentDetail, incidentId, incidentLength, incidentTitle } from "./incidents.ts";

/** Of the newest incidents; the feed and the JSON have all. */
const SHOWN = 6;

function Moment({ at }: { at: number }) {
  return (
    <time dateTime={isoTime(at)}>
      {formatDay(at)}, {formatHour(at)}
    </time>
  );
}

function Entry({ incident, now }: { incident: Incident; now: number }) {
  const { start, end, worst } = incident;
  const detail = incidentDetail(incident);
  const tone = end !== null ? "ok" : worst === null ? "gray" : worst[0] === 0 ? "down" : "warn";
  return (
    <li
      id={incidentId(incident)}
      className="flex scroll-mt-24 flex-col gap-1 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="font-600">{incidentTitle(incident)}</h3>
        <span className="text-sm">
          <StatusDot tone={tone} label={end === null ? STATUS.ongoing : "Resolved"} />
        </span>
      </div>
      <p className="figures text-sm text-muted">
        {end === null && "since "}
        <Moment at={start} />
        {end !== null && (
          <>
            {" – "}
            {formatDay(end) === formatDay(start) ? (
              <time dateTime={isoTime(end)}>{formatHour(end)}</time>
            ) : (
              <Moment at={end} />
            )}
          </>
        )}{" "}
        UTC · {incidentLength(incident, now)}
        {detail && ` · ${detail}`}
      </p>
    </li>
  );
}

export function IncidentList({ incidents, now }: { incidents: readonly Incident[]; now: number }) {
  return (
    <section aria-labelledby="incidents" className="card flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="incidents" className="title-3">
          {STATUS.incidents}
        </h2>
        <a className="link text-sm" href="/status/feed.atom">
          {STATUS.feed}
        </a>
      </div>
      {incidents.length === 0 ? (
        <p className="text-muted">{STATUS.noIncidents}</p>
      ) : (
        <ul>
          {incidents.slice(0, SHOWN).map((incident) => (
            <Entry key={incident.start} incident={incident} now={now} />
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">
        {STATUS.incidentRule}{" "}
        {incidents.length > SHOWN && (
          <a className="link" href="/status/incidents.json">
            All {incidents.length} as JSON
          </a>
        )}
      </p>
    </section>
  );
}
