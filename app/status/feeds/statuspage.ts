import { PRODUCT } from "../../content/site.ts";
import { BADGE, SHARDS } from "../../content/status/shards.ts";
import { STATUS } from "../../content/status/status.ts";
import type { Shard } from "../../contract/status.ts";
import { IMPACTS, type Impact, type IncidentUpdate } from "../../contract/incident.ts";
import { formatAgo } from "../../format/ago.ts";
import { isoTime } from "../../format/date.ts";
import { STALE_AFTER } from "../banner.ts";
import {
  addressOf,
  changedAt,
  grouped,
  impactOfShards,
  type StatusIncident,
} from "../../incidents/status-incidents.ts";
import { health, healthLine, type ShardState } from "../shards/health.ts";
import { cellsOf } from "../shards/cells.ts";

/** The status for other programs: JSON in the format of Statuspage v2, and a badge. Times in epoch ms. */

export interface ShardReport {
  shards: readonly Shard[];
  /** Epoch ms at which the bot sent it, and seconds since. */
  asOf: number;
  age: number;
}

type Indicator = Impact | "maintenance";

/** The status by the shards alone. "major" also stands for a report that is too old. */
function shardsStatus({ shards, age }: ShardReport): { indicator: Impact; description: string } {
  const now = health(shards);
  const line = healthLine(now);
  if (age > STALE_AFTER) {
    const description = SHARDS.noReportForLastHeard(formatAgo(age), line);
    return { indicator: "major", description };
  }
  const indicator = now.allReady ? "none" : impactOfShards(now.ready, now.total);
  return { indicator, description: line };
}

/** The worse of what the shards and the team say. */
function overallStatus(
  report: ShardReport,
  incidents: readonly StatusIncident[],
): { indicator: Indicator; description: string } {
  const byShards = shardsStatus(report);
  const current = grouped(incidents).current;
  const [worst] = current
    .filter(({ planned }) => !planned)
    .toSorted((a, b) => IMPACTS.indexOf(b.impact) - IMPACTS.indexOf(a.impact));
  if (worst && IMPACTS.indexOf(worst.impact) > IMPACTS.indexOf(byShards.indicator)) {
    return { indicator: worst.impact, description: worst.title };
  }
  const maintenance = current.find(({ planned }) => planned);
  return maintenance && byShards.indicator === "none"
    ? { indicator: "maintenance", description: maintenance.title }
    : byShards;
}

/** To the minute, so that the response and its ETag stay the same between two reports. */
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
  incidents: readonly StatusIncident[],
) {
  return {
    page: pageOf(updatedAt(report), origin),
    status: overallStatus(report, incidents),
  };
}

const COMPONENT_STATUS: Record<ShardState, string> = {
  operational: "operational",
  down: "major_outage",
  silent: "major_outage",
};

/** /status/summary.json: also every shard as a component, the ongoing incidents and maintenance to come. */
export function summaryPage(
  report: ShardReport,
  origin: string,
  incidents: readonly StatusIncident[],
) {
  const page = pageOf(updatedAt(report), origin);
  const { current, planned } = grouped(incidents);
  const maintenance = current.filter((one) => one.planned);
  const isMaintained = (id: number) =>
    maintenance.some(({ shards }) => shards === "all" || shards.includes(id));
  return {
    ...statusPage(report, origin, incidents),
    components: cellsOf(report.shards).map(({ id, state }) => ({
      id: `shard-${id}`,
      name: SHARDS.shard(id),
      status: isMaintained(id) ? "under_maintenance" : COMPONENT_STATUS[state],
      description: state === "silent" ? STATUS.noReport : null,
      position: id + 1,
      page_id: page.id,
      group: false,
      group_id: null,
      showcase: false,
      only_show_if_degraded: false,
      updated_at: page.updated_at,
    })),
    incidents: current.filter((one) => !one.planned).map((one) => incidentJson(one, origin)),
    scheduled_maintenances: [...maintenance, ...planned].map((one) => incidentJson(one, origin)),
  };
}

/** /status/incidents.json: all incidents on record, newest first, and all maintenance. */
export function incidentsPage(incidents: readonly StatusIncident[], origin: string) {
  const updated = isoTime(Math.max(0, ...incidents.map(changedAt))) ?? "";
  return {
    page: pageOf(updated, origin),
    incidents: incidents.filter((one) => !one.planned).map((one) => incidentJson(one, origin)),
    scheduled_maintenances: incidents
      .filter((one) => one.planned)
      .map((one) => incidentJson(one, origin)),
  };
}

function incidentJson(one: StatusIncident, origin: string) {
  const { id, title, status, impact, start, end, updates, planned } = one;
  const monitoring = updates.findLast((update) => update.status === "monitoring");
  return {
    id,
    name: title,
    status,
    impact,
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
    incident_updates: updatesOf(one).map((update) => ({
      id: String(update.id),
      incident_id: id,
      status: update.status,
      body: update.text,
      created_at: isoTime(update.at),
      updated_at: isoTime(update.at),
      display_at: isoTime(update.at),
    })),
  };
}

/** The updates, newest first; what the record knows stands in for them where nobody has written. */
function updatesOf({ id, start, detail, updates }: StatusIncident) {
  if (updates.length > 0 || detail === "") return updates;
  const status = "investigating" as const;
  return [{ id: `${id}-1`, status, text: detail, at: start } satisfies UpdateText];
}

type UpdateText = Pick<IncidentUpdate, "status" | "text" | "at"> & { id: number | string };

const COLORS = { ok: "#2c7a52", warn: "#8f6a10", gray: "#5a6672" } as const;
/** Width of a letter in px, about; `textLength` fits the text to it. */
const LETTER = 6.6;

function badgeText(report: ShardReport | null): { text: string; color: string } {
  if (!report) return { text: BADGE.unknown, color: COLORS.gray };
  if (report.age > STALE_AFTER) {
    return { text: BADGE.noReportFor(formatAgo(report.age)), color: COLORS.gray };
  }
  const now = health(report.shards);
  return now.allReady
    ? { text: BADGE.operational, color: COLORS.ok }
    : { text: BADGE.shards(now.ready, now.total), color: COLORS.warn };
}

/** /status/badge.svg; null for an unknown status. Nothing is escaped: all texts are our own words and numbers. */
export function badge(report: ShardReport | null): string {
  const { text, color } = badgeText(report);
  const label = PRODUCT;
  const left = Math.round(label.length * LETTER) + 14;
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
