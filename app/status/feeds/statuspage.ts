import { PRODUCT } from "../../content/site.ts";
import { STATUS } from "../../content/status.ts";
import type { Shard } from "../../contract/status.ts";
import type { Incident } from "../../contract/uptime.ts";
import { formatAgo } from "../../format/ago.ts";
import { isoTime } from "../../format/date.ts";
import { STALE_AFTER } from "../banner.ts";
import { incidentDetail, incidentId, incidentTitle } from "../uptime/incidents.ts";
import { health, healthLine, type ShardState } from "../shards/health.ts";
import { cellsOf } from "../shards/cells.ts";

/** The status for other programs: JSON in the format of Statuspage v2, and a badge. Times in epoch ms. */

export interface ShardReport {
  shards: readonly Shard[];
  /** Epoch ms at which the bot sent it, and seconds since. */
  asOf: number;
  age: number;
}

type Indicator = "none" | "minor" | "major" | "critical";

/** "major" also stands for a report that is too old. */
function indicatorOf({ shards, age }: ShardReport): Indicator {
  const { ready, total, allReady } = health(shards);
  if (age > STALE_AFTER) return "major";
  return allReady ? "none" : impactOf(ready, total);
}

function descriptionOf({ shards, age }: ShardReport): string {
  const line = healthLine(health(shards));
  return age > STALE_AFTER ? `No report for ${formatAgo(age)}; last heard: ${line}` : line;
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
export function statusPage(report: ShardReport, origin: string) {
  return {
    page: pageOf(updatedAt(report), origin),
    status: { indicator: indicatorOf(report), description: descriptionOf(report) },
  };
}

const COMPONENT_STATUS: Record<ShardState, string> = {
  operational: "operational",
  down: "major_outage",
  silent: "major_outage",
};

/** /status/summary.json: also every shard as a component, and the ongoing incidents. */
export function summaryPage(report: ShardReport, origin: string, incidents: readonly Incident[]) {
  const page = pageOf(updatedAt(report), origin);
  return {
    ...statusPage(report, origin),
    components: cellsOf(report.shards).map(({ id, state }) => ({
      id: `shard-${id}`,
      name: `Shard ${id}`,
      status: COMPONENT_STATUS[state],
      description: state === "silent" ? STATUS.noReport : null,
      position: id + 1,
      page_id: page.id,
      group: false,
      group_id: null,
      showcase: false,
      only_show_if_degraded: false,
      updated_at: page.updated_at,
    })),
    incidents: incidents.filter(({ end }) => end === null).map((one) => incidentJson(one, origin)),
    scheduled_maintenances: [],
  };
}

/** /status/incidents.json: all incidents on record, newest first. */
export function incidentsPage(incidents: readonly Incident[], origin: string) {
  const [newest] = incidents;
  const updated = isoTime(newest ? (newest.end ?? newest.start) : 0) ?? "";
  return {
    page: pageOf(updated, origin),
    incidents: incidents.map((one) => incidentJson(one, origin)),
  };
}

function incidentJson(one: Incident, origin: string) {
  const id = incidentId(one);
  const started = isoTime(one.start);
  const ended = one.end === null ? null : isoTime(one.end);
  const detail = incidentDetail(one);
  return {
    id,
    name: incidentTitle(one),
    status: ended ? "resolved" : "investigating",
    impact: one.worst ? impactOf(...one.worst) : "major",
    page_id: PRODUCT.toLowerCase(),
    created_at: started,
    started_at: started,
    updated_at: ended ?? started,
    monitoring_at: null,
    resolved_at: ended,
    shortlink: `${origin}/status#${id}`,
    incident_updates: detail
      ? [
          {
            id: `${id}-1`,
            incident_id: id,
            status: "investigating",
            body: detail,
            created_at: started,
          },
        ]
      : [],
  };
}

/** "critical" without a ready shard, "minor" with at least half of them. */
function impactOf(ready: number, total: number): Indicator {
  if (ready === 0) return "critical";
  return ready * 2 >= total ? "minor" : "major";
}

const COLORS = { ok: "#2c7a52", warn: "#8f6a10", gray: "#5a6672" } as const;
/** Width of a letter in px, about; `textLength` fits the text to it. */
const LETTER = 6.6;

function badgeText(report: ShardReport | null): { text: string; color: string } {
  if (!report) return { text: "unknown", color: COLORS.gray };
  if (report.age > STALE_AFTER) {
    return { text: `no report for ${formatAgo(report.age)}`, color: COLORS.gray };
  }
  const now = health(report.shards);
  return now.allReady
    ? { text: "operational", color: COLORS.ok }
    : { text: `${now.ready}/${now.total} shards`, color: COLORS.warn };
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
