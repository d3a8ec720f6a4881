import { PRODUCT } from "../../content/site.ts";
import { FEED, STATUS_WORDS } from "../../content/status/incidents.ts";
import { formatDay, formatHour, isoTime } from "../../format/date.ts";
import { escapeMarkup } from "../../format/escape.ts";
import { addressOf, changedAt, type StatusIncident } from "../../incidents/status-incidents.ts";
import { incidentLength } from "../uptime/incidents.ts";

/**
 * /status/feed.atom: incidents as an Atom feed (RFC 4287), newest first. An entry's id never changes;
 * `updated` does with each update and when the incident ends.
 */
export function feed(incidents: readonly StatusIncident[], origin: string): string {
  const page = `${origin}/status`;
  const changes = incidents.map(changedAt);
  return [
    `<?xml version="1.0" encoding="utf-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">`,
    element("title", FEED.name),
    element("id", `${page}/feed.atom`),
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(`${page}/feed.atom`)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(page)}"/>`,
    element("updated", isoTime(Math.max(0, ...changes)) ?? ""),
    `<author>${element("name", PRODUCT)}</author>`,
    ...incidents.map((incident) => entry(incident, origin)),
    "</feed>",
    "",
  ].join("\n");
}

function entry(incident: StatusIncident, origin: string): string {
  const { id, title, status, updates, recorded, detail } = incident;
  const link = addressOf(incident, origin);
  // An automatic incident is in the feed before anybody writes about it, and stays the same entry.
  const entryId = recorded ? `${origin}/status#${id}` : link;
  const lasts = incident.end === null && updates.length === 0;
  const facts = [spanOf(incident), detail].filter(Boolean).join(". ");
  const words = updates.map(({ at, status, text }) =>
    FEED.update(momentOf(at), STATUS_WORDS[status], text),
  );
  return [
    "<entry>",
    element("title", lasts ? title : FEED.title(title, STATUS_WORDS[status])),
    element("id", entryId),
    `<link rel="alternate" type="text/html" href="${escapeMarkup(link)}"/>`,
    element("published", isoTime(updates.at(-1)?.at ?? incident.start) ?? ""),
    element("updated", isoTime(changedAt(incident)) ?? ""),
    `<content type="text">${escapeMarkup([facts, ...words].join("\n\n"))}</content>`,
    "</entry>",
  ].join("\n");
}

function momentOf(at: number): string {
  return FEED.moment(formatDay(at), formatHour(at));
}

function spanOf({ start, end, planned }: StatusIncident): string {
  if (planned) return FEED.span(momentOf(planned.from), momentOf(planned.until));
  if (end === null) return FEED.since(momentOf(start));
  const length = incidentLength({ start, end }, end);
  return FEED.spanAndLength(momentOf(start), momentOf(end), length);
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}
