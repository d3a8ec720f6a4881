import { LANGUAGE } from "../../../app/format/language.ts";
import { PRODUCT } from "../../../app/content/site.ts";
import { FEED, STATUS_WORDS } from "../../../app/content/status/incidents.ts";
import { formatDay, formatHour, isoTime } from "../../../app/format/date.ts";
import { escapeMarkup } from "../../../app/format/escape.ts";
import {
  addressOf,
  changedAt,
  lastChangeOf,
  type IncidentView,
} from "../../../app/incidents/view.ts";
import { shardsText } from "../../../app/incidents/words.ts";
import { incidentLength } from "../../../app/incidents/outage.ts";

/**
 * /status/feed.atom: incidents as an Atom feed (RFC 4287), newest first. An entry's id is stable;
 * `updated` changes with updates, corrections and the end.
 */
export function feed(
  incidents: readonly IncidentView[],
  { origin, now }: { origin: string; now: number },
): string {
  const page = `${origin}/status`;
  return [
    `<?xml version="1.0" encoding="utf-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">`,
    element("title", FEED.name),
    element("id", `${page}/feed.atom`),
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(`${page}/feed.atom`)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(page)}"/>`,
    element("updated", isoTime(lastChangeOf(incidents, now)) ?? ""),
    `<author>${element("name", PRODUCT)}</author>`,
    ...incidents.map((incident) => entry(incident, origin)),
    "</feed>",
    "",
  ].join("\n");
}

function entry(incident: IncidentView, origin: string): string {
  const { title, status, shards, updates, silence } = incident;
  const link = addressOf(incident, origin);
  const facts = [spanOf(incident), shards === "all" ? "" : shardsText(shards), silence]
    .filter(Boolean)
    .join(". ");
  const words = updates.map(({ at, status, text }) =>
    FEED.update(momentOf(at), STATUS_WORDS[status], text),
  );
  return [
    "<entry>",
    element("title", FEED.title(title, STATUS_WORDS[status])),
    element("id", link),
    `<link rel="alternate" type="text/html" href="${escapeMarkup(link)}"/>`,
    element("published", isoTime(updates.at(-1)?.at ?? incident.start) ?? ""),
    element("updated", isoTime(changedAt(incident)) ?? ""),
    `<content type="text">${escapeXml([facts, ...words].join("\n\n"))}</content>`,
    "</entry>",
  ].join("\n");
}

function momentOf(at: number): string {
  return FEED.moment(formatDay(at), formatHour(at));
}

function spanOf({ start, end, planned }: IncidentView): string {
  if (planned) return FEED.span(momentOf(planned.from), momentOf(planned.until));
  if (end === null) return FEED.since(momentOf(start));
  const length = incidentLength({ start, end }, end);
  return FEED.spanAndLength(momentOf(start), momentOf(end), length);
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** XML can't contain U+FFFE, U+FFFF and most control characters, even escaped. */
function escapeXml(text: string): string {
  return escapeMarkup(
    text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ""),
  );
}
