import { Link } from "react-router";
import { SERVERS } from "../../content/you/servers.ts";
import { STATUS } from "../../content/status/status.ts";
import { STATUS_WORDS } from "../../content/status/incidents.ts";
import { isServerList } from "../../contract/lists.ts";
import { permissionsIn, withServer } from "../../contract/servers.ts";
import { followAddress } from "../../follow/follow-card.tsx";
import { isoTime } from "../../format/date.ts";
import { formatUptime } from "../../format/elapsed.ts";
import { UtcSpan } from "../../incidents/span.tsx";
import { Moment } from "../../incidents/timeline.tsx";
import { toneOf } from "../../incidents/words.ts";
import { CopyButton } from "../../live/copy-button.tsx";
import { useSite } from "../../live/session/use-site.ts";
import { advice, formatLatency } from "../../status/shards/locate.ts";
import { ButtonAnchor, ButtonLink } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Icon } from "../../ui/icon.tsx";
import { StatusDot } from "../../ui/status-dot.tsx";
import { you } from "../../content/you/you.static.ts";
import { rightWords, stateWords, supportText } from "./support-text.ts";
import type { IncidentLine, ServerView, ShardView } from "./view.ts";
import { ServerStanding } from "./server-standing.tsx";

const TONES = { operational: "ok", down: "down", silent: "gray", unknown: "gray" } as const;

interface ServerProps {
  server: ServerView;
  /** Null while the number of shards is unknown. */
  shard: ShardView | null;
  /** When the bot reported it, epoch ms; null if it didn't. */
  asOf: number | null;
  isOld: boolean;
  isHidden: boolean;
  /** The only one is open. */
  isAlone: boolean;
}

/** A folded server; browsers keep one of the same name open. */
export function Server({ server, shard, asOf, isOld, isHidden, isAlone }: ServerProps) {
  return (
    <li hidden={isHidden} className="border-t border-line first:border-t-0">
      <details name="server" className="group/server" open={isAlone}>
        <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 px-4 py-3 transition-colors duration-150 hover:bg-hover focus-ring sm:px-5">
          <Icon
            name="chevron-right"
            className="shrink-0 text-muted transition-transform duration-150 group-open/server:rotate-90"
          />
          <span className="grid min-w-0 grow items-center gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
            <span className="min-w-0">
              <bdi className="font-600 wrap-anywhere">{server.name}</bdi>
              <span className="block text-sm text-muted">{rightWords(server)}</span>
            </span>
            {shard && (
              <span className="flex flex-wrap items-center gap-x-4 text-sm">
                <span className="figures text-muted">{SERVERS.shard(shard.id)}</span>
                <StatusDot tone={isOld ? "gray" : TONES[shard.state]} label={stateWords(shard)} />
              </span>
            )}
          </span>
        </summary>
        <div className="grid gap-x-10 gap-y-6 px-4 pt-2 pb-6 sm:px-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:pl-12">
          <div className="flex flex-col gap-6">
            <ShardState shard={shard} isOld={isOld} />
            {shard && <Incidents shard={shard} />}
          </div>
          <Actions server={server} shard={shard} asOf={asOf} />
        </div>
      </details>
    </li>
  );
}

/** What the shard's state means for the server. */
function ShardState({ shard, isOld }: Pick<ServerProps, "shard" | "isOld">) {
  if (!shard) return <p>{SERVERS.shardUnknown}</p>;
  const { state, shard: figures } = shard;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-pretty">
        {state === "unknown"
          ? SERVERS.stateUnknown
          : isOld
            ? STATUS.lastKnown
            : advice({ state, shard: figures })}
      </p>
      {figures && state === "operational" && (
        <p className="figures text-sm text-muted">
          {STATUS.shardFigures(formatLatency(figures.latency), formatUptime(figures.uptime))}
        </p>
      )}
    </div>
  );
}

function Incidents({ shard: { incidents, more } }: { shard: ShardView }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-600">{SERVERS.incidents}</h3>
      {incidents.length === 0 && <p className="text-sm text-muted">{SERVERS.noIncidents}</p>}
      <ul className="flex flex-col gap-2.5">
        {incidents.map((incident) => (
          <Incident key={incident.id} incident={incident} />
        ))}
      </ul>
      {more > 0 && (
        <Link to="/status/history" className="link self-start py-0.75 text-sm">
          {SERVERS.moreIncidents(more)}
        </Link>
      )}
    </section>
  );
}

function Incident({ incident }: { incident: IncidentLine }) {
  const { id, title, status, impact, start, end } = incident;
  return (
    <li className="flex flex-col gap-0.5 border-l-2 border-line pl-3 text-sm">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link to={`/status/incidents/${id}`} className="link wrap-anywhere">
          {title}
        </Link>
        <StatusDot tone={toneOf(status, impact)} label={STATUS_WORDS[status]} />
      </span>
      <span className="figures text-muted">
        {end === null ? (
          <>
            {SERVERS.since} <Moment at={start} />
          </>
        ) : (
          <UtcSpan from={start} until={end} />
        )}
      </span>
    </li>
  );
}

/** What one can do for the server, most needed first. */
function Actions({ server, shard, asOf }: Pick<ServerProps, "server" | "shard" | "asOf">) {
  const { canFollow, inviteUrl } = useSite();
  const said = asOf === null ? "" : (isoTime(asOf) ?? "");
  return (
    <div className="flex flex-col gap-3">
      {you.lists.some(isServerList) && <ServerStanding proof={server.proof} />}
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink to={`/commands?p=${permissionsIn(server)}`} size="sm" icon="code">
          {SERVERS.lens}
        </ButtonLink>
        {canFollow && shard && (
          <ButtonAnchor
            size="sm"
            icon="bell"
            rel="nofollow"
            href={followAddress({ scope: "server" }, server.id)}
          >
            {SERVERS.follow}
          </ButtonAnchor>
        )}
      </div>
      <Disclosure summary={SERVERS.more}>
        <div className="flex flex-wrap items-center gap-2.5 pb-2">
          <ButtonAnchor size="sm" icon="plus" external href={withServer(inviteUrl, server.id)}>
            {SERVERS.invite}
          </ButtonAnchor>
          <CopyButton text={supportText(server, shard, said)} size="sm">
            {SERVERS.copy}
          </CopyButton>
          <p className="figures text-sm text-muted">{SERVERS.id(server.id)}</p>
        </div>
      </Disclosure>
    </div>
  );
}
