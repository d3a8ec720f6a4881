import type {
  AnyStatus,
  ClosedIncidents,
  Impact,
  IncidentUpdate,
  Incident,
  ShardSelection,
} from "../contract/incident.ts";
import { DAY_MS } from "../contract/buckets.ts";
import type { Outage, UptimeReport } from "../contract/uptime.ts";
import { outageDetail, incidentIdOf, outageTitle } from "./outage.ts";
import { isOver } from "./states.ts";
import { here } from "../content/addresses.ts";

/** The incidents of the uptime record and those of the team as one list. Times in epoch ms. */

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
  /** Which shards the uptime record missed, and for how long it heard nothing; "" for neither. */
  detail: string;
  /** Newest first. */
  updates: IncidentUpdate[];
  /** Whether it has its own page: it is more than an entry of the uptime record. */
  hasPage: boolean;
  /** As the uptime record has it; null for one that a person opened. */
  recorded: Outage | null;
  /** The time that is planned for maintenance; null for an incident. */
  planned: { from: number; until: number } | null;
  /** When the team last corrected it; null if it never did. */
  editedAt: number | null;
}

/** All of them, newest first. */
export function viewsOf({
  incidents,
  posted,
  at,
}: Pick<UptimeReport, "incidents" | "posted" | "at">): IncidentView[] {
  const records = new Map(incidents.map((record) => [incidentIdOf(record), record]));
  const all = [
    ...posted.map((post) => viewOfIncident(post, records.get(post.id) ?? null, at)),
    ...incidents
      .filter((record) => !posted.some(({ id }) => id === incidentIdOf(record)))
      .map(viewOfOutage),
  ];
  return all.sort((a, b) => b.start - a.start);
}

function viewOfOutage(record: Outage): IncidentView {
  return {
    ...factsOf(record),
    status: record.end === null ? "investigating" : "resolved",
    start: record.start,
    end: record.end,
    detail: outageDetail(record),
    updates: [],
    hasPage: false,
    recorded: record,
    planned: null,
    editedAt: null,
  };
}

function viewOfIncident(post: Incident, record: Outage | null, now: number): IncidentView {
  // While it lasts the record learns more than was known when it opened; a correction by the team is kept.
  const facts = post.editedAt === undefined && record ? factsOf(record) : post;
  const { scheduledFor: from, scheduledUntil: until } = post;
  const planned = from !== null && until !== null ? { from, until } : null;
  const updates = post.updates.toReversed();
  const status = statusOf(post, now);
  return {
    id: post.id,
    title: facts.title,
    impact: facts.impact,
    shards: facts.shards,
    status,
    start: from ?? post.recordedAt ?? post.createdAt,
    end: isOver(status) ? endOf(updates, record, planned) : null,
    detail: record ? outageDetail(record) : "",
    updates,
    hasPage: true,
    recorded: record,
    planned,
    editedAt: post.editedAt ?? null,
  };
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

/** When it ended: as the team said, else as the record or the plan has it. `updates` are newest first. */
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

/** What the record says of an outage's incident, until a person corrects it. */
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

const GRAVITY: Record<Impact, number> = { none: 0, minor: 1, major: 2, critical: 3 };

/** The groups of incidents on a status page: current, planned and past. */
export function grouped(all: readonly IncidentView[]) {
  return {
    /** The gravest first, of equal ones the newest. */
    current: all
      .filter(({ status, end }) => end === null && status !== "scheduled")
      .toSorted((a, b) => GRAVITY[b.impact] - GRAVITY[a.impact]),
    /** The next one first. */
    planned: all.filter(({ status }) => status === "scheduled").toReversed(),
    past: all.filter(({ end }) => end !== null),
  };
}

/**
 * What a page of the history shows: its incidents of the database, and what only the uptime record has of that time,
 * such as outages before there was a database.
 */
export function historyViews(
  report: Pick<UptimeReport, "incidents" | "posted" | "at">,
  { incidents: posted, from, before }: Omit<ClosedIncidents, "hasOlder">,
): IncidentView[] {
  const elsewhere = new Set(report.posted.map(({ id }) => id));
  return viewsOf({ ...report, posted }).filter(
    ({ id, hasPage, end }) =>
      hasPage || (end !== null && from <= end && end < before && !elsewhere.has(id)),
  );
}

/** When something about it last changed. */
export function changedAt({ start, end, updates, planned }: IncidentView): number {
  const said = updates[0]?.at ?? (planned ? 0 : start);
  const edited = updates.map(({ editedAt }) => editedAt ?? 0);
  // Maintenance that ends by its plan changes nothing at that time.
  return Math.max(said, ...edited, planned ? 0 : (end ?? start));
}

/** When something in a list last changed; without any, the day of `now`, so that the answer stays the same for that long. */
export function lastChangeOf(all: readonly IncidentView[], now: number): number {
  if (all.length === 0) return Math.floor(now / DAY_MS) * DAY_MS;
  return Math.max(...all.map(changedAt));
}

/** Its page, else its place on the status page. */
export function addressOf({ id, hasPage }: IncidentView, origin: string): string {
  return origin + here(`/status${hasPage ? "/incidents/" : "#"}${id}`);
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
    // Maintenance that a person has begun early excludes its shards from then on.
    return [{ shards, from: status === "scheduled" ? from : Math.min(from, now), until }];
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
