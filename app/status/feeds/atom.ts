import { PRODUCT } from "../../content/site.ts";
import type { Incident } from "../../contract/uptime.ts";
import { formatDay, formatHour, isoTime } from "../../format/date.ts";
import { incidentDetail, incidentId, incidentLength, incidentTitle } from "../uptime/incidents.ts";

/**
 * /status/feed.atom: incidents as an Atom feed (RFC 4287), newest first. An entry's id is its address on
 * the page and never changes; `updated` does when the incident ends.
 */
export function feed(incidents: readonly Incident[], origin: string): string {
  const page = `${origin}/status`;
  const changes = incidents.map(({ start, end }) => end ?? start);
  return [
    `<?xml version="1.0" encoding="utf-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">`,
    element("title", `${PRODUCT} - Status`),
    element("id", `${page}/feed.atom`),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(`${page}/feed.atom`)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    element("updated", isoTime(Math.max(0, ...changes)) ?? ""),
    `<author>${element("name", PRODUCT)}</author>`,
    ...incidents.map((incident) => entry(incident, page)),
    "</feed>",
    "",
  ].join("\n");
}

function entry(incident: Incident, page: string): string {
  const { start, end } = incident;
  const link = `${page}#${incidentId(incident)}`;
  const title = `${incidentTitle(incident)}${end === null ? "" : " (resolved)"}`;
  const detail = incidentDetail(incident);
  return [
    "<entry>",
    element("title", title),
    element("id", link),
    `<link rel="alternate" type="text/html" href="${escapeXml(link)}"/>`,
    element("published", isoTime(start) ?? ""),
    element("updated", isoTime(end ?? start) ?? ""),
    `<content type="text">${escapeXml([spanOf(incident), detail].filter(Boolean).join(". "))}</content>`,
    "</entry>",
  ].join("\n");
}

function spanOf(incident: Incident): string {
  const { start, end } = incident;
  const time = (at: number) => `${formatDay(at)}, ${formatHour(at)} UTC`;
  if (end === null) return `Since ${time(start)}`;
  return `${time(start)} to ${time(end)}, ${incidentLength(incident, end)}`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
}
