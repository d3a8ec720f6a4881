import { DAY_MS } from "../../contract/buckets.ts";
import type { AnyStatus, Impact } from "../../contract/incident.ts";
import type { ManagedServer, ServerList } from "../../contract/servers.ts";
import type { Shard } from "../../contract/status.ts";
import type { UptimeReport } from "../../contract/uptime.ts";
import { viewsOf, type IncidentView } from "../../incidents/view.ts";
import { health, type ShardState } from "../../status/shards/health.ts";
import { shardOf } from "../../status/shards/locate.ts";

/** For /me/servers. */

const INCIDENT_DAYS = 90;
/** Incidents shown per shard. */
const SHOWN = 5;

/** An incident in a line. */
export interface IncidentLine {
  id: string;
  title: string;
  status: AnyStatus;
  impact: Impact;
  /** Epoch ms. */
  start: number;
  end: number | null;
}

/** A shard with servers of the person. */
export interface ShardView {
  id: number;
  /** "unknown" without a list of shards. */
  state: ShardState | "unknown";
  shard: Shard | null;
  /** Newest first. */
  incidents: readonly IncidentLine[];
  /** How many more there are. */
  more: number;
}

export interface ServerView extends ManagedServer {
  /** Null while the number of shards is unknown. */
  shardId: number | null;
}

export interface ServersView extends Pick<ServerList, "person" | "others"> {
  /** Servers on troubled shards first, then by name. */
  servers: readonly ServerView[];
  shards: readonly ShardView[];
  /** When the bot sent its shards, epoch ms; null if unreadable. */
  asOf: number | null;
  /** Whether that is too old to count as now. */
  isOld: boolean;
}

interface Sources {
  shards: { value: readonly Shard[]; asOf: number; isOld: boolean } | null;
  report: UptimeReport;
}

/** Servers with their shards, as far as known. */
export function serversView(list: ServerList, { shards, report }: Sources): ServersView {
  const known = shards && shards.value.length > 0 ? shards : null;
  const count = report.shardCount || (known ? health(known.value, 0).total : 0);
  const servers = list.managed.map((server) => ({
    ...server,
    shardId: count > 0 ? shardOf(server.id, count) : null,
  }));
  const used = [...new Set(servers.map(({ shardId }) => shardId))].filter((id) => id !== null);
  const recent = recentIncidents(report);
  const views = used.map((id) => shardView(id, known?.value ?? null, recent));
  const isTroubled = ({ shardId }: ServerView) =>
    views.some(({ id, state }) => id === shardId && (state === "down" || state === "silent"));
  return {
    person: list.person,
    others: list.others,
    servers: servers.toSorted((a, b) => Number(isTroubled(b)) - Number(isTroubled(a))),
    shards: views,
    asOf: known?.asOf ?? null,
    isOld: known?.isOld ?? false,
  };
}

function shardView(
  id: number,
  shards: readonly Shard[] | null,
  recent: readonly IncidentView[],
): ShardView {
  const shard = shards?.find(({ shard_id }) => shard_id === id) ?? null;
  const touching = recent.filter(({ shards: of }) => of === "all" || of.includes(id));
  return {
    id,
    state: shards === null ? "unknown" : stateOf(shard),
    shard,
    incidents: touching.slice(0, SHOWN).map(lineOf),
    more: Math.max(0, touching.length - SHOWN),
  };
}

function stateOf(shard: Shard | null): ShardState {
  if (shard === null) return "silent";
  return shard.is_ready ? "operational" : "down";
}

/** Current, planned, or ended within 90 days. */
function recentIncidents(report: UptimeReport): IncidentView[] {
  const since = report.at - INCIDENT_DAYS * DAY_MS;
  return viewsOf(report).filter(({ end }) => end === null || end >= since);
}

function lineOf({ id, title, status, impact, start, end }: IncidentView): IncidentLine {
  return { id, title, status, impact, start, end };
}

/** Servers whose name or id contains a text. */
export function matchingServers(
  servers: readonly ServerView[],
  search: string,
): readonly ServerView[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === "") return servers;
  return servers.filter(
    ({ id, name }) => name.toLowerCase().includes(wanted) || id.includes(wanted),
  );
}
