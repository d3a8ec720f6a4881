import { PRODUCT } from "../../content/site.ts";
import { STATUS } from "../../content/status.ts";
import type { Shard } from "../../contract/status.ts";
import type { Incident } from "../../contract/uptime.ts";
import { formatAgo } from "../../format/ago.ts";
import { isoTime } from "../../format/date.ts";
import { STALE_AFTER } from "../banner.ts";
import { incidentDetail, incidentId, incidentTitle } from "../uptime/incidents.ts";
import { health, healthLine, type ShardState } from "../shards/health.ts";
import { slotsOf } from "../shards/cells.ts";

/** The status in the shapes other machines read: Statuspage v2 and a badge. Times in epoch ms. */

export interface Heard {
  shards: readonly Shard[];
  /** Epoch ms at which the bot said it, and seconds since. */
  asOf: number;
  age: number;
}

type Indicator = "none" | "minor" | "major" | "critical";

/** Statuspage's word for the whole: minor below half of the shards, critical when none is ready. */
function indicatorOf({ shards, age }: Heard): Indicator {
  const { ready, total, allReady } = health(shards);
  if (age > STALE_AFTER) return "major";
  if (allReady) return "none";
  if (ready === 0) return "critical";
  return ready * 2 >= total ? "minor" : "major";
}

function descriptionOf({ shards, age }: Heard): string {
  const line = healthLine(health(shards));
  return age > STALE_AFTER ? `No report for ${formatAgo(age)}; last heard: ${line}` : line;
}

/** To the minute, so that an answer and its ETag stay the same between two reports. */
function updatedAt({ asOf }: Heard): string {
  return isoTime(Math.floor(asOf / 60_000) * 60_000) ?? "";
}

function paginate(updated: string, origin: string) {
  return {
    id: PRODUCT.toLowerCase(),
    name: PRODUCT,
    url: `${origin}/status`,
    time_zone: "Etc/UTC",
    updated_at: updated,
  };
}

/** /status/status.json */
export function statusPage(heard: Heard, origin: string) {
  return {
    page: paginate(updatedAt(heard), origin),
    status: { indicator: indicatorOf(heard), description: descriptionOf(heard) },
  };
}

const COMPONENT_STATUS: Record<ShardState, string> = {
  operational: "operational",
  down: "major_outage",
  silent: "major_outage",
};

/** /status/summary.json: the same with every shard as a component and the incidents that last. */
export function summaryPage(heard: Heard, origin: string, incidents: readonly Incident[]) {
  const page = paginate(updatedAt(heard), origin);
  return {
    ...statusPage(heard, origin),
    components: slotsOf(heard.shards).map(({ id, state }) => ({
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
    incidents: incidents.filter(({ end }) => end === null).map((one) => told(one, origin)),
    scheduled_maintenances: [],
  };
}

/** /status/incidents.json: all incidents on record, newest first. */
export function incidentsPage(incidents: readonly Incident[], origin: string) {
  const [newest] = incidents;
  const updated = isoTime(newest ? (newest.end ?? newest.start) : 0) ?? "";
  return { page: paginate(updated, origin), incidents: incidents.map((one) => told(one, origin)) };
}

/** An incident in Statuspage's shape. */
function told(one: Incident, origin: string) {
  const id = incidentId(one);
  const started = isoTime(one.start);
  const ended = one.end === null ? null : isoTime(one.end);
  const detail = incidentDetail(one);
  return {
    id,
    name: incidentTitle(one),
    status: ended ? "resolved" : "investigating",
    impact: impactOf(one),
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

function impactOf({ worst }: Incident): Indicator {
  if (!worst) return "major";
  const [ready, total] = worst;
  if (ready === 0) return "critical";
  return ready * 2 >= total ? "minor" : "major";
}

const COLORS = { ok: "#2c7a52", warn: "#8f6a10", gray: "#5a6672" } as const;
/** px a letter of the badge's type takes, about; the text is fitted to it exactly. */
const LETTER = 6.6;

function badgeWords(heard: Heard | null): { text: string; color: string } {
  if (!heard) return { text: "unknown", color: COLORS.gray };
  if (heard.age > STALE_AFTER) {
    return { text: `no report for ${formatAgo(heard.age)}`, color: COLORS.gray };
  }
  const now = health(heard.shards);
  return now.allReady
    ? { text: "operational", color: COLORS.ok }
    : { text: `${now.ready}/${now.total} shards`, color: COLORS.warn };
}

/** /status/badge.svg; null when nothing is known. Holds our own words and numbers alone. */
export function badge(heard: Heard | null): string {
  const { text, color } = badgeWords(heard);
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
