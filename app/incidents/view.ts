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
import { here } from "../content/addresses.ts";
import { INCIDENTS } from "../content/status/incidents.ts";

/** Incidents for pages, feeds and followers. Times are epoch ms. */

export interface IncidentView {
  id: string;
  title: string;
  impact: Impact;
  shards: ShardSelection;
  status: AnyStatus;
  start: number;
  /** Null while it lasts, and for coming maintenance. */
  end: number | null;
  /** How many servers it concerns, if known, else "". */
  reach: string;
  /** How long the bot was silent, or "". */
  silence: string;
  /** Newest first. */
  updates: IncidentUpdate[];
  /** What the samples measured; null if a person opened it. */
  recorded: Outage | null;
  /** Maintenance's planned time; null for an incident. */
  planned: { from: number; until: number } | null;
  /** When title, impact, shards or planned time last changed; null if never. */
  factsChangedAt: number | null;
  /** Corrections of it and its updates. */
  edits: number;
  /** When the team last corrected it; null if never. */
  editedAt: number | null;
}

/** A report's incidents, newest first. */
export function viewsOf({ posted, ...report }: Present & Pick<UptimeReport, "posted">) {
  return posted.map((post) => viewOf(post, report)).sort((a, b) => b.start - a.start);
}

/** A report's time, with shards and servers then; 0 if unknown. */
type Present = Pick<UptimeReport, "at"> & Partial<Pick<UptimeReport, "shardCount" | "servers">>;

/** An incident at a report's time. */
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
  // Earlier numbers of servers aren't known.
  const servers = isPast ? 0 : (report.servers ?? 0);
  return INCIDENTS.someServers(...reachOf(shards.length, total, servers));
}

/**
 * The newest update's status. A plan's counts before the cron writes it, if nobody has
 * written since the announcement.
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

/** Whether only words about it may follow. */
export function isOver(status: AnyStatus): boolean {
  return status === "resolved" || status === "postmortem" || status === "completed";
}

/** When it ended: by the team, else by samples or plan. `updates` are newest first. */
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

/** "critical" without a ready shard, "minor" with at least half, else "major". */
export function impactOfShards(ready: number, total: number): Impact {
  if (ready === 0) return "critical";
  return ready * 2 >= total ? "minor" : "major";
}

/** The machine's title, impact and shards, by the samples. */
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

/** The missing shards; all if the bot was silent, none was ready, or not all are named. */
export function shardsOf({ worst, missing }: Outage): ShardSelection {
  if (worst === null) return "all";
  const [ready, total] = worst;
  return ready === 0 || missing.length < total - ready ? "all" : missing;
}

/** When it last changed: corrected, updated or ended. */
export function changedAt(incident: IncidentView): number {
  const { start, end, updates, planned, factsChangedAt } = incident;
  const said = updates[0]?.at ?? (planned ? 0 : start);
  const edited = updates.map(({ editedAt }) => editedAt ?? 0);
  // Maintenance that ends by its plan changes nothing then.
  return Math.max(said, ...edited, factsChangedAt ?? 0, planned ? 0 : (end ?? start));
}

/** When a list last changed; if empty, the day of `now`, so that the answer is stable for a day. */
export function lastChangeOf(all: readonly IncidentView[], now: number): number {
  if (all.length === 0) return Math.floor(now / DAY_MS) * DAY_MS;
  return Math.max(...all.map(changedAt));
}

export function addressOf({ id }: IncidentView, origin: string): string {
  return origin + here(`/status/incidents/${id}`);
}

/** A time with shards in maintenance. */
export interface MaintenanceWindow {
  shards: ShardSelection;
  from: number;
  until: number;
}

/** Current and planned maintenance. Ends at its planned end unless somebody ended it. */
export function maintenanceWindows(
  incidents: readonly Incident[],
  now: number,
): MaintenanceWindow[] {
  return incidents.flatMap((incident) => {
    const { scheduledFor: from, scheduledUntil: until, shards } = incident;
    const status = statusOf(incident, now);
    if (from === null || until === null || until <= now || isOver(status)) return [];
    // Only a person begins before the plan; its shards are left out from then on.
    const isBegun = status !== "scheduled" && incident.updates.at(-1)?.byTeam === true;
    return [{ shards, from: isBegun ? Math.min(from, now) : from, until }];
  });
}

/** The shards in maintenance at a time; null for none. */
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
