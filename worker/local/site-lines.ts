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

/** Other output of tools and runtime: stack frames, and visitors who left early. */
const TOOL_OUTPUT = /^\s+at |^\s*stack: |kj::getCaughtException/;

/** Advice about cron triggers not firing locally; `npm start` fires them. */
const CRON_ADVICE =
  /Scheduled Workers are not automatically|To manually trigger a scheduled|\/local\/scheduled|#test-cron-triggers/;

/**
 * Formats a printed line for `npm start` and `npm run dev`. Unless `all`, null for routine: a
 * healthy site's events, and tools' output without warnings or errors.
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

/** An event on one line, even with line breaks in a field. */
function formatEvent({ event, ...fields }: { event: string }): string {
  const words = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`);
  return stripVTControlCharacters([event, ...words].join(" ")).replaceAll(/\s+/g, " ");
}
