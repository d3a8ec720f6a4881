import type {
  AnyStatus,
  Impact,
  IncidentUpdate,
  PostedIncident,
  ShardSelection,
} from "../contract/incident.ts";
import type { Incident, UptimeReport } from "../contract/uptime.ts";
import { incidentDetail, incidentId, incidentTitle } from "../status/uptime/incidents.ts";
import { isOver } from "./states.ts";

/** The incidents of the uptime record and those of the team as one list. Times in epoch ms. */

/** An incident or maintenance as pages, feeds and followers are told of it. */
export interface StatusIncident {
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
  /** Whether it has a page of its own: it is more than an entry of the uptime record. */
  isPosted: boolean;
  /** As the uptime record has it; null for one that a person opened. */
  recorded: Incident | null;
  /** The time that is planned for maintenance; null for an incident. */
  planned: { from: number; until: number } | null;
}

/** All of them, newest first. */
export function statusIncidentsOf({
  incidents,
  posted,
  at,
}: Pick<UptimeReport, "incidents" | "posted" | "at">): StatusIncident[] {
  const records = new Map(incidents.map((record) => [incidentId(record), record]));
  const all = [
    ...posted.map((post) => postedOf(post, records.get(post.id) ?? null, at)),
    ...incidents
      .filter((record) => !posted.some(({ id }) => id === incidentId(record)))
      .map(recordedOf),
  ];
  return all.sort((a, b) => b.start - a.start);
}

function recordedOf(record: Incident): StatusIncident {
  return {
    id: incidentId(record),
    title: incidentTitle(record),
    impact: impactOf(record),
    shards: shardsOf(record),
    status: record.end === null ? "investigating" : "resolved",
    start: record.start,
    end: record.end,
    detail: incidentDetail(record),
    updates: [],
    isPosted: false,
    recorded: record,
    planned: null,
  };
}

function postedOf(post: PostedIncident, record: Incident | null, now: number): StatusIncident {
  const { scheduledFor: from, scheduledUntil: until } = post;
  const planned = from !== null && until !== null ? { from, until } : null;
  const updates = post.updates.toReversed();
  const status = statusOf(post, now);
  return {
    id: post.id,
    // While it lasts the record learns more than was known when it opened.
    title: record ? incidentTitle(record) : post.title,
    impact: record ? impactOf(record) : post.impact,
    shards: record ? shardsOf(record) : post.shards,
    status,
    start: from ?? post.recordedAt ?? post.createdAt,
    end: isOver(status) ? endOf(updates, record, planned) : null,
    detail: record ? incidentDetail(record) : "",
    updates,
    isPosted: true,
    recorded: record,
    planned,
  };
}

/** As the newest update says. Maintenance of which nobody has said anything since it was announced keeps to its plan. */
export function statusOf(
  { updates, scheduledFor: from, scheduledUntil: until }: PostedIncident,
  now: number,
): AnyStatus {
  const said = updates.at(-1)?.status ?? "investigating";
  if (said !== "scheduled" || from === null || until === null || now < from) return said;
  return now < until ? "in_progress" : "completed";
}

/** When it ended: as the team said, else as the record or the plan has it. `updates` are newest first. */
function endOf(
  updates: readonly IncidentUpdate[],
  record: Incident | null,
  planned: StatusIncident["planned"],
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

export function impactOf({ worst }: Incident): Impact {
  return worst ? impactOfShards(...worst) : "major";
}

/** The shards that were missing; without a report, and where none was ready, all. */
export function shardsOf({ worst, missing }: Incident): ShardSelection {
  return worst === null || worst[0] === 0 || missing.length === 0 ? "all" : missing;
}

/** What a status page shows apart: what lasts, what is planned, what is over. */
export function grouped(all: readonly StatusIncident[]) {
  return {
    current: all.filter(({ status, end }) => end === null && status !== "scheduled"),
    /** The next one first. */
    planned: all.filter(({ status }) => status === "scheduled").toReversed(),
    past: all.filter(({ end }) => end !== null),
  };
}

/** When something about it last changed. */
export function changedAt({ start, end, updates, planned }: StatusIncident): number {
  const said = updates[0]?.at ?? (planned ? 0 : start);
  // Maintenance that ends by its plan changes nothing at that time.
  return planned ? said : Math.max(said, end ?? start);
}

/** Its page, else its place on the status page. */
export function addressOf({ id, isPosted }: StatusIncident, origin: string): string {
  return `${origin}/status${isPosted ? "/incidents/" : "#"}${id}`;
}

/** The shards that are in maintenance at the time of the list; null for none. */
export function maintainedShards(all: readonly StatusIncident[]): ShardSelection | null {
  const selections = grouped(all)
    .current.filter(({ planned }) => planned)
    .map(({ shards }) => shards);
  if (selections.length === 0) return null;
  if (selections.includes("all")) return "all";
  return selections.flat().filter((id): id is number => id !== "all");
}
