import { useMemo, type ReactNode } from "react";
import { STATUS } from "../content/status/status.ts";
import type { ShardSelection } from "../contract/incident.ts";
import type { Shard } from "../contract/status.ts";
import type { UptimeReport } from "../contract/uptime.ts";
import { CurrentIncidents } from "../incidents/current.tsx";
import { PlannedMaintenance } from "../incidents/planned.tsx";
import { grouped } from "../incidents/groups.ts";
import { viewsOf } from "../incidents/view.ts";
import { useAge } from "../live/clock.ts";
import type { Answer } from "../live/http/read.ts";
import { STALE_AFTER } from "./banner.ts";
import { FailurePanel } from "./failure-panel.tsx";
import { Figures } from "./figures.tsx";
import { LoadingStatus } from "./loading.tsx";
import { NoticeBanner } from "./notice-banner.tsx";
import { Past, Unread } from "./past.tsx";
import { cellsOf, troublesOf } from "./shards/cells.ts";
import { Finder } from "./shards/finder.tsx";
import { health } from "./shards/health.ts";
import { ShardSection } from "./shards/shards.tsx";
import { Summary } from "./summary.tsx";
import { useStatus, type LiveStatus, type ServerStatus } from "./use-status.ts";

export interface StatusBodyProps {
  /** Null if the load failed. */
  status: ServerStatus | null;
  uptime: UptimeReport | null;
  /** When the router's call brought it, epoch ms; null with the document. */
  at: number | null;
}

/** Below the heading: placeholders, error panel or data. */
export function StatusBody({ status, uptime, at }: StatusBodyProps) {
  const live = useStatus(status, { uptime, at });
  const { report, shards, shardsFailure } = live;
  const { current, told, planned, ended } = useMemo(() => arranged(report), [report]);
  const news = (
    <>
      {report?.notice && <NoticeBanner notice={report.notice} />}
      {report && <Unread report={report} />}
      <CurrentIncidents incidents={current} />
      <PlannedMaintenance incidents={planned} />
    </>
  );
  const past = <Past report={report ?? null} incidents={ended} />;
  return (
    <div className="flex flex-col gap-8">
      {/* Above the figures, so it must be there first, or it would push them down. */}
      {shards && report !== undefined ? (
        <LoadedStatus
          shards={shards}
          count={report?.shardCount ?? 0}
          live={live}
          told={told}
          news={news}
          past={past}
        />
      ) : shardsFailure && !live.isRetrying ? (
        <>
          <FailurePanel {...shardsFailure} retry={live.retry} />
          {news}
          {past}
        </>
      ) : (
        <LoadingStatus />
      )}
      <Feeds />
    </div>
  );
}

const FEEDS = [
  ["/status/feed.atom", STATUS.feed],
  ["/status/maintenance.ics", STATUS.calendar],
  ["/status/incidents.json", STATUS.incidentsJson],
  ["/status/uptime.json", STATUS.uptimeJson],
] as const;

/** For programs. */
function Feeds() {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-muted">
      <span>{STATUS.zone}</span>
      <span>{STATUS.feeds}:</span>
      {FEEDS.map(([href, label]) => (
        <a key={href} className="link py-0.75" href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}

/** Incidents by place on the page. */
function arranged(report: UptimeReport | null | undefined) {
  const { current, planned, past } = grouped(report ? viewsOf(report) : []);
  const told = current.filter((one) => !one.planned).map(({ shards }) => shards);
  return { current, told, planned, ended: past };
}

interface LoadedStatusProps {
  shards: Answer<[], Shard[]>;
  /** The bot's shards; 0 if unknown. */
  count: number;
  live: LiveStatus;
  /** Shards named by open incidents. */
  told: readonly ShardSelection[];
  /** Current and planned incidents. */
  news: ReactNode;
  past: ReactNode;
}

/** The answer first: whether the bot is up, and in the reader's server. */
function LoadedStatus(props: LoadedStatusProps) {
  const { shards, count, live, told, news, past } = props;
  const { range, overlay, points: history, pointsFailure } = live;
  const { asOf } = shards;
  const age = useAge(asOf);
  const stale = age === null ? live.isServerOld : age > STALE_AFTER;
  const troubles = useMemo(() => {
    const isTold = (id: number) => told.some((ids) => ids === "all" || ids.includes(id));
    return troublesOf(cellsOf(shards.value, count).filter(({ id }) => !isTold(id)));
  }, [shards, count, told]);

  return (
    <>
      <Summary
        health={health(shards.value, count)}
        troubles={troubles}
        asOf={asOf}
        age={age}
        isOld={stale}
        range={range}
        disabled={overlay}
      />
      <Finder shards={shards.value} count={count} asOf={asOf} stale={stale} />
      {news}
      <Figures
        shards={shards}
        count={count}
        stale={stale}
        history={history}
        range={range}
        failure={live.isRetrying ? null : pointsFailure}
        retry={live.retry}
        overlay={overlay}
        animate={!live.isSwitched}
      />
      {past}
      <ShardSection shards={shards.value} count={count} asOf={asOf} stale={stale} />
    </>
  );
}
