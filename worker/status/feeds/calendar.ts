import { DAY_MS, HOUR_MS } from "../../../app/contract/buckets.ts";
import { FEED, STATUS_WORDS } from "../../../app/content/status/incidents.ts";
import { LANGUAGE } from "../../../app/format/language.ts";
import { PRODUCT } from "../../../app/content/site.ts";
import { addressOf, changedAt, type IncidentView } from "../../../app/incidents/view.ts";

/** Longest line in bytes, without its break. */
const MOST_BYTES = 75;
const BREAK = "\r\n";
const LINE_FEED = 10;
/** A break and the space that continues a line. */
const CONTINUED = new TextEncoder().encode(`${BREAK} `);
/** Leaves out events that ended longer ago, and older updates of each event. */
const PAST_MS = 365 * DAY_MS;
const MOST_NOTES = 3;
const MOST_NOTES_OF_PAST = 1;

/** A calendar needs a component even without planned maintenance. */
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

/** /status/maintenance.ics: maintenance as a calendar (RFC 5545). `now` in epoch ms. */
export function calendar(
  incidents: readonly IncidentView[],
  { origin, now }: { origin: string; now: number },
): string {
  const host = URL.parse(origin)?.host ?? "";
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(PRODUCT)}//Status//${LANGUAGE.toUpperCase()}`,
    `X-WR-CALNAME:${escapeText(PRODUCT)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...TIME_ZONE,
    ...incidents
      .filter(({ planned }) => planned !== null && planned.until > now - PAST_MS)
      .flatMap((incident) => eventOf(incident, origin, host)),
    "END:VCALENDAR",
  ];
  return folded(lines.map((line) => line + BREAK).join(""));
}

function eventOf(incident: IncidentView, origin: string, host: string): string[] {
  const { id, title, status, planned, end, updates, edits } = incident;
  if (!planned) return [];
  const changed = utc(changedAt(incident));
  const words = updates
    .slice(0, end === null ? MOST_NOTES : MOST_NOTES_OF_PAST)
    .map(({ status, text }) => FEED.note(STATUS_WORDS[status], text));
  // Ended early frees the time after; ended before the start means called off.
  const isCancelled = end !== null && end <= planned.from;
  const until = isCancelled ? planned.until : Math.min(end ?? planned.until, planned.until);
  return [
    "BEGIN:VEVENT",
    `UID:${id}@${host}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${updates.length + edits}`,
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

function utc(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/**
 * Folds lines as bytes: CRLF ends, long lines continue after a space, characters stay whole. A
 * history may have a million letters, so it is encoded and decoded once.
 */
function folded(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const written = new Uint8Array(2 * bytes.length);
  let length = 0;
  const write = (part: Uint8Array) => {
    written.set(part, length);
    length += part.length;
  };
  for (let start = 0; start < bytes.length;) {
    const next = bytes.indexOf(LINE_FEED, start) + 1;
    const end = next - BREAK.length;
    let most = MOST_BYTES;
    while (end - start > most) {
      let cut = start + most;
      while (isWithinCharacter(bytes[cut])) cut -= 1;
      write(bytes.subarray(start, cut));
      write(CONTINUED);
      // The space is one of the line's bytes.
      most = MOST_BYTES - 1;
      start = cut;
    }
    write(bytes.subarray(start, next));
    start = next;
  }
  return new TextDecoder().decode(written.subarray(0, length));
}

/** Whether a byte of UTF-8 continues a character. */
function isWithinCharacter(byte = 0): boolean {
  return byte >> 6 === 0b10;
}

/** Writes the calendar again only when its incidents change, and hourly for its past. */
export function createCalendarMemory() {
  let known = { key: "", text: "" };
  return function calendarOf(
    { revision, now }: { revision: number; now: number },
    write: () => string,
  ): string {
    const key = `${revision} ${Math.floor(now / HOUR_MS)}`;
    if (key !== known.key) known = { key, text: write() };
    return known.text;
  };
}
