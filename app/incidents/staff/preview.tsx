import { INCIDENTS, STAFF_INCIDENTS, STATUS_WORDS } from "../../content/status/incidents.ts";
import type { AnyStatus, Impact, ShardSelection } from "../../contract/incident.ts";
import { formatMoment } from "../../format/moment.ts";
import { StatusDot } from "../../ui/status-dot.tsx";
import { shardsText, toneOf } from "../words.ts";

const EDGES = {
  ok: "border-l-ok",
  warn: "border-l-warn",
  down: "border-l-down",
  gray: "border-l-accent",
} as const;

interface PreviewProps {
  title: string;
  status: AnyStatus;
  impact: Impact;
  /** Null while the typed ones are unreadable. */
  shards: ShardSelection | null;
  text: string;
  /** Epoch ms; null without a plan. */
  planned: { from: number; until: number } | null;
}

/** The message as followers will see it. */
export function Preview({ title, status, impact, shards, text, planned }: PreviewProps) {
  const tone = toneOf(status, impact);
  return (
    <section aria-label={STAFF_INCIDENTS.preview} className="flex min-w-0 flex-col gap-2">
      <p className="text-sm font-600">{STAFF_INCIDENTS.preview}</p>
      <div
        className={`flex flex-col gap-2 rounded-md border border-line border-l-4 bg-raised p-4 text-sm ${EDGES[tone]}`}
      >
        <p className="text-base font-600 wrap-anywhere">{title || STAFF_INCIDENTS.field.title}</p>
        <StatusDot tone={tone} label={STATUS_WORDS[status]} />
        <p className={`whitespace-pre-line wrap-anywhere ${text ? "" : "text-muted"}`}>
          {text || STAFF_INCIDENTS.previewEmpty}
        </p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-muted">
          <dt>{INCIDENTS.affected}</dt>
          <dd>{shards ? shardsText(shards) : ""}</dd>
          {planned && (
            <>
              <dt>{INCIDENTS.begins}</dt>
              <dd>{momentOf(planned.from)}</dd>
              <dt>{INCIDENTS.ends}</dt>
              <dd>{momentOf(planned.until)}</dd>
            </>
          )}
        </dl>
      </div>
      <p className="text-quiet">{STAFF_INCIDENTS.previewText}</p>
    </section>
  );
}

function momentOf(at: number): string {
  return Number.isNaN(at) ? "" : `${formatMoment(at)} ${INCIDENTS.utc}`;
}
