import { stripVTControlCharacters } from "node:util";
import * as v from "valibot";

/** Events of a healthy site. */
const ROUTINE: ReadonlySet<string> = new Set([
  "request",
  "auth.signed_in",
  "staff.read",
  "staff.export",
  "follow.added",
  "follow.tested",
  "follow.ended",
  "uptime.sampled",
  "uptime.skipped",
]);

const EventLine = v.pipe(v.string(), v.parseJson(), v.looseObject({ event: v.string() }));

/** What tools and the runtime say beside their warnings: stack frames, and of visitors who leave while they are answered. */
const TOOL_OUTPUT = /^\s+at |^\s*stack: |kj::getCaughtException/;

/** Advice that cron triggers do not fire locally, which is irrelevant: `npm start` fires them. */
const CRON_ADVICE =
  /Scheduled Workers are not automatically|To manually trigger a scheduled|\/local\/scheduled|#test-cron-triggers/;

/**
 * Formats a line printed by the site or its tools for `npm start` and `npm run dev`. Null for routine, unless `all` is
 * set: events of a healthy site, and all that tools do not print as a warning or an error, on the second stream.
 */
export function shownLine(line: string, stream: "stdout" | "stderr", all: boolean): string | null {
  const event = v.safeParse(EventLine, line);
  const text = event.success ? formatEvent(event.output) : stripVTControlCharacters(line);
  if (all) return text;
  const isRoutine = event.success
    ? ROUTINE.has(event.output.event)
    : stream === "stdout" || TOOL_OUTPUT.test(text) || CRON_ADVICE.test(text);
  return isRoutine || text.trim() === "" ? null : text;
}

/** An event on a single line, even if a field has line breaks. */
function formatEvent({ event, ...fields }: { event: string }): string {
  const words = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`);
  return stripVTControlCharacters([event, ...words].join(" ")).replaceAll(/\s+/g, " ");
}
