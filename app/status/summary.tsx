import { STATUS } from "../content/status.ts";
import { formatDateTime, isoTime } from "../format/date.ts";
import { formatChange, formatCount } from "../format/number.ts";
import { Card } from "../ui/card.tsx";
import { StatusDot } from "../ui/status-dot.tsx";
import { healthLine, type Health } from "./health.ts";
import type { Change, Totals } from "./totals.ts";

/** The line that answers the visit: is the bot up, and as of when. Old figures are never green. */
export function HealthCard({
  health,
  stale,
  asOf,
}: {
  health: Health;
  stale: boolean;
  asOf: number;
}) {
  const time = formatDateTime(asOf);
  const line = healthLine(health);
  return (
    <Card as="section" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h2 className="title-3">
        <StatusDot tone={stale ? "gray" : health.allReady ? "ok" : "warn"} label={line} />
      </h2>
      <p className="text-sm tabular-nums text-muted">
        {stale ? "The bot does not answer; last figures of " : "As of "}
        <time dateTime={isoTime(asOf * 1000)}>{time} UTC</time>
      </p>
    </Card>
  );
}

function Delta({ change }: { change: number | undefined }) {
  const text = change === undefined ? null : formatChange(change);
  if (!text) return null;
  return (
    <span className={text.startsWith("+") ? "text-sm text-ok" : "text-sm text-down"}>
      {text} <span className="font-400 text-muted">{STATUS.changeWindow}</span>
    </span>
  );
}

function Tile({ label, value, change }: { label: string; value: string; change?: number }) {
  return (
    <Card className="flex flex-col gap-1">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-3 text-3xl font-semibold tabular-nums text-text">
        {value} <Delta change={change} />
      </dd>
    </Card>
  );
}

/** The three tiles (§2); the changes are those of the last 24 hours. */
export function Tiles({ totals, change }: { totals: Totals; change: Change | null }) {
  return (
    <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      <Tile label={STATUS.latency} value={totals.latency === null ? "–" : `${totals.latency} ms`} />
      <Tile label={STATUS.servers} value={formatCount(totals.servers)} change={change?.servers} />
      <Tile label={STATUS.users} value={formatCount(totals.users)} change={change?.users} />
    </dl>
  );
}
