import { DAY_MS } from "../../../app/contract/buckets.ts";
import { FEED, STATUS_WORDS } from "../../../app/content/status/incidents.ts";
import { PRODUCT } from "../../../app/content/site.ts";
import { addressOf, changedAt, type IncidentView } from "../../../app/incidents/view.ts";

/** Longest line in bytes, without its line break. */
const MOST_BYTES = 75;
/** Events that ended longer ago are left out, and of each event all but the newest updates. */
const PAST_MS = 365 * DAY_MS;
const MOST_NOTES = 3;

/** A calendar has at least one component, also while no maintenance is planned. */
const TIME_ZONE = [
  "BEGIN:VTIMEZONE",
  "TZID:Etc/UTC",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0000",
  "TZOFFSETTO:+0000",
  "TZNAME:UTC",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** /status/maintenance.ics: maintenance as a calendar to subscribe to (RFC 5545). `now` in epoch ms. */
export function calendar(
  incidents: readonly IncidentView[],
  { origin, now }: { origin: string; now: number },
): string {
  const host = URL.parse(origin)?.host ?? "";
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(PRODUCT)}//Status//EN`,
    `X-WR-CALNAME:${escapeText(PRODUCT)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...TIME_ZONE,
    ...incidents
      .filter(({ planned }) => planned !== null && planned.until > now - PAST_MS)
      .flatMap((incident) => eventOf(incident, origin, host)),
    "END:VCALENDAR",
  ];
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return lines.map((line) => `${folded(line, encoder, decoder)}\r\n`).join("");
}

function eventOf(incident: IncidentView, origin: string, host: string): string[] {
  const { id, title, status, planned, end, updates } = incident;
  if (!planned) return [];
  const changed = utc(changedAt(incident));
  const words = updates
    .slice(0, MOST_NOTES)
    .map(({ status, text }) => FEED.note(STATUS_WORDS[status], text));
  // Maintenance that ended early frees the time after it; one that ended before it began was called off.
  const isCancelled = end !== null && end <= planned.from;
  const until = isCancelled ? planned.until : Math.min(end ?? planned.until, planned.until);
  return [
    "BEGIN:VEVENT",
    `UID:${id}@${host}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${updates.length}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
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

/** A long line continues in the next one, after a space; characters are not split. */
function folded(line: string, encoder: TextEncoder, decoder: TextDecoder): string {
  const bytes = encoder.encode(line);
  const parts: string[] = [];
  let start = 0;
  while (start < bytes.length) {
    // The space before a further part is one of its bytes.
    let end = Math.min(bytes.length, start + MOST_BYTES - (start > 0 ? 1 : 0));
    while (end < bytes.length && isWithinCharacter(bytes[end])) end -= 1;
    parts.push(decoder.decode(bytes.subarray(start, end)));
    start = end;
  }
  return parts.join("\r\n ");
}

/** Whether a byte of UTF-8 continues a character. */
function isWithinCharacter(byte = 0): boolean {
  return byte >> 6 === 0b10;
}

/** A calendar that is written again only when its incidents change, and every hour, as its past does. */
export function createCalendarMemory() {
  let known = { key: "", text: "" };
  return function calendarOf(
    { revision, now }: { revision: number; now: number },
    write: () => string,
  ): string {
    const key = `${revision} ${Math.floor(now / 3_600_000)}`;
    if (key !== known.key) known = { key, text: write() };
    return known.text;
  };
}
