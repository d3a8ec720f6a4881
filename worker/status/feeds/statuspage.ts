import { PRODUCT } from "../../../app/content/site.ts";
import { BADGE, SHARDS } from "../../../app/content/status/shards.ts";
import { STATUS } from "../../../app/content/status/status.ts";
import type { Shard } from "../../../app/contract/status.ts";
import { IMPACTS, type Impact } from "../../../app/contract/incident.ts";
import { formatAgo } from "../../../app/format/elapsed.ts";
import { escapeMarkup } from "../../../app/format/escape.ts";
import { isoTime } from "../../../app/format/date.ts";
import { STALE_AFTER } from "../../../app/status/banner.ts";
import {
  addressOf,
  changedAt,
  lastChangeOf,
  impactOfShards,
  type IncidentView,
} from "../../../app/incidents/view.ts";
import { grouped } from "../../../app/incidents/groups.ts";
import {
  health,
  healthLine,
  healthTone,
  type ShardState,
} from "../../../app/status/shards/health.ts";
import { cellsOf } from "../../../app/status/shards/cells.ts";

/** The status as JSON in Statuspage v2's format, and a badge. Times are epoch ms. */

export interface ShardReport {
  shards: readonly Shard[];
  /** The bot's shards; 0 if unknown. */
  count: number;
  /** When the bot sent it (epoch ms), and seconds since. */
  asOf: number;
  age: number;
}

type Indicator = Impact | "maintenance";

/** The status by the shards alone. "major" also for a report that is too old. */
function shardsStatus({ shards, count, age }: ShardReport): {
  indicator: Impact;
  description: string;
} {
  const now = health(shards, count);
  const line = healthLine(now);
  if (age > STALE_AFTER) {
    const description = SHARDS.noReportForLastHeard(formatAgo(age), line);
    return { indicator: "major", description };
  }
  const indicator = now.allReady ? "none" : impactOfShards(now.ready, now.total);
  return { indicator, description: line };
}

/** The worse of the shards' and the team's status. */
function overallStatus(
  report: ShardReport,
  incidents: readonly IncidentView[],
): { indicator: Indicator; description: string } {
  const byShards = shardsStatus(report);
  const current = grouped(incidents).current;
  const worst = current.find(({ planned }) => !planned);
  if (worst && IMPACTS.indexOf(worst.impact) > IMPACTS.indexOf(byShards.indicator)) {
    return { indicator: worst.impact, description: worst.title };
  }
  const maintenance = current.find(({ planned }) => planned);
  return maintenance && byShards.indicator === "none"
    ? { indicator: "maintenance", description: maintenance.title }
    : byShards;
}

/** To the minute, so that answer and ETag stay the same between reports. */
function updatedAt({ asOf }: ShardReport): string {
  return isoTime(Math.floor(asOf / 60_000) * 60_000) ?? "";
}

function pageOf(updated: string, origin: string) {
  return {
    id: PRODUCT.toLowerCase(),
    name: PRODUCT,
    url: `${origin}/status`,
    time_zone: "Etc/UTC",
    updated_at: updated,
  };
}

/** /status/status.json */
export function statusPage(
  report: ShardReport,
  origin: string,
  incidents: readonly IncidentView[],
) {
  return {
    page: pageOf(updatedAt(report), origin),
    status: overallStatus(report, incidents),
  };
}

const STATUS_OF_IMPACT: Record<Impact, string> = {
  none: "operational",
  minor: "degraded_performance",
  major: "partial_outage",
  critical: "major_outage",
};

/** A shard's worst condition: down, in an open incident of the team, or in maintenance. */
function componentStatus(
  id: number,
  state: ShardState,
  { opened, maintenance }: Record<"opened" | "maintenance", readonly IncidentView[]>,
): string {
  if (state !== "operational") return "major_outage";
  const concerns = ({ shards }: IncidentView) => shards === "all" || shards.includes(id);
  const worst = Math.max(
    0,
    ...opened.filter(concerns).map(({ impact }) => IMPACTS.indexOf(impact)),
  );
  if (worst === 0 && maintenance.some(concerns)) return "under_maintenance";
  return STATUS_OF_IMPACT[IMPACTS[worst] ?? "none"];
}

/** /status/summary.json: adds each shard as a component, open incidents and coming maintenance. */
export function summaryPage(
  report: ShardReport,
  origin: string,
  incidents: readonly IncidentView[],
) {
  const page = pageOf(updatedAt(report), origin);
  const { current } = grouped(incidents);
  const maintenance = current.filter((one) => one.planned);
  const opened = current.filter((one) => !one.planned && !one.recorded);
  const { unresolved, active, upcoming } = openOnes(incidents, origin);
  return {
    ...statusPage(report, origin, incidents),
    components: cellsOf(report.shards, report.count).map(({ id, state }) => ({
      id: `shard-${id}`,
      name: SHARDS.shard(id),
      status: componentStatus(id, state, { opened, maintenance }),
      description: state === "silent" ? STATUS.noReport : null,
      position: id + 1,
      page_id: page.id,
      group: false,
      group_id: null,
      showcase: false,
      only_show_if_degraded: false,
      // The bot names no other time.
      created_at: page.updated_at,
      updated_at: page.updated_at,
    })),
    incidents: unresolved,
    scheduled_maintenances: [...active, ...upcoming],
  };
}

/** Open incidents, and maintenance under way or to come. */
function openOnes(incidents: readonly IncidentView[], origin: string) {
  const { current, planned } = grouped(incidents);
  const json = (one: IncidentView) => incidentJson(one, origin);
  return {
    unresolved: current.filter((one) => !one.planned).map(json),
    active: current.filter((one) => one.planned).map(json),
    upcoming: planned.map(json),
  };
}

/** /status/incidents.json: all recorded incidents, newest first, and all maintenance. */
export function incidentsPage(
  incidents: readonly IncidentView[],
  { origin, now }: { origin: string; now: number },
) {
  const updated = isoTime(lastChangeOf(incidents, now)) ?? "";
  return {
    page: pageOf(updated, origin),
    incidents: incidents.filter((one) => !one.planned).map((one) => incidentJson(one, origin)),
    scheduled_maintenances: incidents
      .filter((one) => one.planned)
      .map((one) => incidentJson(one, origin)),
  };
}

export const LIST_PATHS = [
  "/incidents.json",
  "/incidents/unresolved.json",
  "/scheduled-maintenances.json",
  "/scheduled-maintenances/active.json",
  "/scheduled-maintenances/upcoming.json",
] as const;

type ListPath = (typeof LIST_PATHS)[number];

/** Parts of the pages above, by path below /status/api/v2. */
export function listPages(
  incidents: readonly IncidentView[],
  context: { origin: string; now: number },
): Record<ListPath, object> {
  const { page, incidents: all, scheduled_maintenances: plans } = incidentsPage(incidents, context);
  const { unresolved, active, upcoming } = openOnes(incidents, context.origin);
  return {
    "/incidents.json": { page, incidents: all },
    "/incidents/unresolved.json": { page, incidents: unresolved },
    "/scheduled-maintenances.json": { page, scheduled_maintenances: plans },
    "/scheduled-maintenances/active.json": { page, scheduled_maintenances: active },
    "/scheduled-maintenances/upcoming.json": { page, scheduled_maintenances: upcoming },
  };
}

function incidentJson(one: IncidentView, origin: string) {
  const { id, title, status, impact, start, end, updates, planned } = one;
  const monitoring = updates.findLast((update) => update.status === "monitoring");
  return {
    id,
    name: title,
    status,
    impact: planned ? "maintenance" : impact,
    page_id: PRODUCT.toLowerCase(),
    created_at: isoTime(updates.at(-1)?.at ?? start),
    started_at: isoTime(start),
    updated_at: isoTime(changedAt(one)),
    monitoring_at: monitoring ? isoTime(monitoring.at) : null,
    resolved_at: end === null ? null : isoTime(end),
    ...(planned && {
      scheduled_for: isoTime(planned.from),
      scheduled_until: isoTime(planned.until),
    }),
    shortlink: addressOf(one, origin),
    incident_updates: updates.map((update) => ({
      id: String(update.id),
      incident_id: id,
      status: update.status,
      body: update.text,
      created_at: isoTime(update.at),
      updated_at: isoTime(update.editedAt ?? update.at),
      display_at: isoTime(update.at),
    })),
  };
}

const COLORS = { ok: "#2c7a52", warn: "#8f6a10", down: "#a12f29", gray: "#5a6672" } as const;
/** A letter's approximate width in px; `textLength` fits the text to it. */
const LETTER = 6.6;

function badgeText(report: ShardReport | null): { text: string; color: string } {
  if (!report) return { text: BADGE.unknown, color: COLORS.gray };
  if (report.age > STALE_AFTER) {
    return { text: BADGE.noReportFor(formatAgo(report.age)), color: COLORS.gray };
  }
  const now = health(report.shards, report.count);
  const text = now.allReady ? BADGE.operational : BADGE.shards(now.ready, now.total);
  return { text, color: COLORS[healthTone(now)] };
}

/** /status/badge.svg; null for an unknown status. Escapes the name only: the rest is ours. */
export function badge(report: ShardReport | null, name = PRODUCT): string {
  const { text, color } = badgeText(report);
  const label = escapeMarkup(name);
  const left = Math.round(name.length * LETTER) + 14;
  const right = Math.round(text.length * LETTER) + 14;
  const width = left + right;
  const write = (word: string, x: number, room: number) =>
    `<text x="${x}" y="14" textLength="${room - 14}" lengthAdjust="spacingAndGlyphs">${word}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${label}: ${text}">`,
    `<title>${label}: ${text}</title>`,
    `<clipPath id="r"><rect width="${width}" height="20" rx="4"/></clipPath>`,
    `<g clip-path="url(#r)"><rect width="${left}" height="20" fill="#16202a"/>`,
    `<rect x="${left}" width="${right}" height="20" fill="${color}"/></g>`,
    `<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">`,
    write(label, left / 2, left),
    write(text, left + right / 2, right),
    "</g></svg>",
  ].join("");
}
