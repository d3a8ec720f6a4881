import { FEED, STATUS_WORDS } from "../../content/status/incidents.ts";
import { PRODUCT } from "../../content/site.ts";
import { addressOf, changedAt, type StatusIncident } from "../../incidents/status-incidents.ts";

/** Longest line in bytes, without its line break. */
const MOST_BYTES = 75;

/** /status/maintenance.ics: maintenance as a calendar to subscribe to (RFC 5545). */
export function calendar(incidents: readonly StatusIncident[], origin: string): string {
  const host = URL.parse(origin)?.host ?? "";
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(PRODUCT)}//Status//EN`,
    `X-WR-CALNAME:${escapeText(PRODUCT)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...incidents.flatMap((incident) => eventOf(incident, origin, host)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventOf(incident: StatusIncident, origin: string, host: string): string[] {
  const { id, title, status, planned, end, updates } = incident;
  if (!planned) return [];
  const changed = utc(changedAt(incident));
  const words = updates.map(({ status, text }) => FEED.note(STATUS_WORDS[status], text));
  // Maintenance that ended early frees the time after it.
  const until = Math.max(planned.from, Math.min(end ?? planned.until, planned.until));
  return [
    "BEGIN:VEVENT",
    `UID:${id}@${host}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${updates.length}`,
    `DTSTART:${utc(planned.from)}`,
    `DTEND:${utc(until)}`,
    `SUMMARY:${escapeText(FEED.event(title, STATUS_WORDS[status]))}`,
    `DESCRIPTION:${escapeText(words.join("\n\n"))}`,
    `URL:${addressOf(incident, origin)}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** '20261201T200000Z' */
function utc(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** A long line goes on in the next one, after a space; characters are not split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let text = "";
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > MOST_BYTES) {
      text += "\r\n ";
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
