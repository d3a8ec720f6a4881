import type {
  AnyStatus,
  Impact,
  IncidentUpdate,
  Incident,
  Outage,
  ShardSelection,
} from "../contract/incident.ts";
import { DAY_MS } from "../contract/buckets.ts";
import type { UptimeReport } from "../contract/uptime.ts";
import { incidentIdOf, outageTitle, reachOf, silenceText } from "./outage.ts";
import { isOver } from "./states.ts";
import { here } from "../content/addresses.ts";
import { INCIDENTS } from "../content/status/incidents.ts";

/** Incidents as pages, feeds and followers see them. Times in epoch ms. */

/** An incident or maintenance as shown on pages, in feeds and to followers. */
export interface IncidentView {
  id: string;
  title: string;
  impact: Impact;
  shards: ShardSelection;
  status: AnyStatus;
  start: number;
  /** Null while it lasts, and for maintenance that is to come. */
  end: number | null;
  /** How many servers it concerns, as far as that is known; "" for nothing. */
  reach: string;
  /** For how long there was no report; "" for no time. */
  silence: string;
  /** Newest first. */
  updates: IncidentUpdate[];
  /** What the samples measured; null for one that a person opened. */
  recorded: Outage | null;
  /** The time that is planned for maintenance; null for an incident. */
  planned: { from: number; until: number } | null;
  /** When its title, impact, shards or planned time last changed; null if they never did. */
  factsChangedAt: number | null;
  /** How often the team has corrected it or an update of it. */
  edits: number;
  /** When the team last corrected it; null if it never did. */
  editedAt: number | null;
}

/** All of them, newest first. */
export function viewsOf({ posted, ...report }: Present & Pick<UptimeReport, "posted">) {
  return posted.map((post) => viewOf(post, report)).sort((a, b) => b.start - a.start);
}

/** The time of a report, and how many shards and servers there are then; 0 while that is unknown. */
type Present = Pick<UptimeReport, "at"> & Partial<Pick<UptimeReport, "shardCount" | "servers">>;

/** One of them, at the time of a report. */
export function viewOf(post: Incident, report: Present): IncidentView {
  const now = report.at;
  const { scheduledFor: from, scheduledUntil: until, outage = null } = post;
  const planned = from !== null && until !== null ? { from, until } : null;
  const updates = post.updates.toReversed();
  const status = statusOf(post, now);
  return {
    id: post.id,
    title: post.title,
    impact: post.impact,
    shards: post.shards,
    status,
    start: from ?? post.recordedAt ?? post.createdAt,
    end: isOver(status) ? endOf(updates, outage, planned) : null,
    reach: reachText(post, report, isOver(status)),
    silence: outage ? silenceText(outage) : "",
    updates,
    recorded: outage,
    planned,
    factsChangedAt: post.changedAt ?? null,
    edits: post.edits ?? 0,
    editedAt: post.editedAt ?? null,
  };
}

function reachText({ shards, outage }: Incident, report: Present, isPast: boolean): string {
  if (shards === "all") return INCIDENTS.allServers;
  const total = outage?.worst?.[1] ?? report.shardCount ?? 0;
  if (total < shards.length) return "";
  // How many servers there were at an earlier time is not known.
  const servers = isPast ? 0 : (report.servers ?? 0);
  return INCIDENTS.someServers(...reachOf(shards.length, total, servers));
}

/**
 * As the newest update says. The plan of a maintenance holds before the cron has written its update, for what
 * nobody has spoken of since it was announced.
 */
export function statusOf(
  { updates, scheduledFor: from, scheduledUntil: until }: Incident,
  now: number,
): AnyStatus {
  const newest = updates.at(-1);
  const said = newest?.status ?? "investigating";
  if (from === null || until === null) return said;
  const isByPlan = said === "scheduled" || (said === "in_progress" && newest?.byTeam === false);
  if (!isByPlan || now < from) return said;
  return now < until ? "in_progress" : "completed";
}

/** When it ended: as the team said, else as the samples or the plan have it. `updates` are newest first. */
function endOf(
  updates: readonly IncidentUpdate[],
  record: Outage | null,
  planned: IncidentView["planned"],
): number | null {
  const lasting = updates.findIndex(({ status }) => !isOver(status));
  const ended = updates.slice(0, lasting === -1 ? undefined : lasting).at(-1);
  if (ended?.byTeam) return ended.at;
  return record?.end ?? ended?.at ?? planned?.until ?? null;
}

/** "critical" without a ready shard, "minor" with at least half of them, "major" also without a report. */
export function impactOfShards(ready: number, total: number): Impact {
  if (ready === 0) return "critical";
  return ready * 2 >= total ? "minor" : "major";
}

/** What the samples say of an incident, until a person writes in it. */
export function factsOf(outage: Outage): Pick<Incident, "id" | "title" | "impact" | "shards"> {
  return {
    id: incidentIdOf(outage),
    title: outageTitle(outage),
    impact: impactOf(outage),
    shards: shardsOf(outage),
  };
}

export function impactOf({ worst }: Outage): Impact {
  return worst ? impactOfShards(...worst) : "major";
}

/** The shards that were missing; without a report, where none was ready, and where not all are named, all. */
export function shardsOf({ worst, missing }: Outage): ShardSelection {
  if (worst === null) return "all";
  const [ready, total] = worst;
  return ready === 0 || missing.length < total - ready ? "all" : missing;
}

/** When something about it last changed: it was corrected, got an update, or ended. */
export function changedAt(incident: IncidentView): number {
  const { start, end, updates, planned, factsChangedAt } = incident;
  const said = updates[0]?.at ?? (planned ? 0 : start);
  const edited = updates.map(({ editedAt }) => editedAt ?? 0);
  // Maintenance that ends by its plan changes nothing at that time.
  return Math.max(said, ...edited, factsChangedAt ?? 0, planned ? 0 : (end ?? start));
}

/** When something in a list last changed; without any, the day of `now`, so that the answer stays the same for that long. */
export function lastChangeOf(all: readonly IncidentView[], now: number): number {
  if (all.length === 0) return Math.floor(now / DAY_MS) * DAY_MS;
  return Math.max(...all.map(changedAt));
}

/** The address of its page. */
export function addressOf({ id }: IncidentView, origin: string): string {
  return origin + here(`/status/incidents/${id}`);
}

/** A time in which shards are in maintenance. */
export interface MaintenanceWindow {
  shards: ShardSelection;
  from: number;
  until: number;
}

/** Current and planned maintenance. One that nobody has ended ends at its planned end. */
export function maintenanceWindows(
  incidents: readonly Incident[],
  now: number,
): MaintenanceWindow[] {
  return incidents.flatMap((incident) => {
    const { scheduledFor: from, scheduledUntil: until, shards } = incident;
    const status = statusOf(incident, now);
    if (from === null || until === null || until <= now || isOver(status)) return [];
    // Only a person begins before the plan; from then on its shards are left out.
    const isBegun = status !== "scheduled" && incident.updates.at(-1)?.byTeam === true;
    return [{ shards, from: isBegun ? Math.min(from, now) : from, until }];
  });
}

/** The shards that are in maintenance at a time; null for none. */
export function maintainedShards(
  windows: readonly MaintenanceWindow[],
  at: number,
): ShardSelection | null {
  const selections = windows
    .filter(({ from, until }) => from <= at && at < until)
    .map(({ shards }) => shards);
  if (selections.length === 0) return null;
  if (selections.includes("all")) return "all";
  return [...new Set(selections.flat().filter((id) => id !== "all"))];
}
