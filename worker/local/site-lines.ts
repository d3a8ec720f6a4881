import { stripVTControlCharacters } from "node:util";
import * as v from "valibot";

/** Events of a healthy site. */
const ROUTINE: ReadonlySet<string> = new Set([
  "request",
  "auth.signed_in",
  "staff.read",
  "staff.export",
  "uptime.sampled",
  "uptime.skipped",
]);

const EventLine = v.pipe(v.string(), v.parseJson(), v.looseObject({ event: v.string() }));

/** What tools say while nothing is wrong: the dev server's address and updates, frames of a stack. */
const TOOL_NEWS = /^\s+at |^\s*➜|\[restart\]|\[vite\] (\(\w+\) )?(hmr|hot updated|page reload)/;

/** That the cron trigger does not fire by itself here, which `npm start` does in its place. */
const CRON_ADVICE =
  /Scheduled Workers are not automatically|To manually trigger a scheduled|\/local\/scheduled|#test-cron-triggers/;

/**
 * A line that the site or its tools printed, as `npm start` and `npm run dev` show it; null for one that
 * tells of no warning or error. `all` shows those, too.
 */
export function shownLine(line: string, all: boolean): string | null {
  const event = v.safeParse(EventLine, line);
  const text = event.success ? inWords(event.output) : stripVTControlCharacters(line);
  if (all) return text;
  const isNews = event.success
    ? ROUTINE.has(event.output.event)
    : TOOL_NEWS.test(text) || CRON_ADVICE.test(text);
  return isNews || text.trim() === "" ? null : text;
}

/** An event on one line; the reason of a compile error would take a dozen. */
function inWords({ event, ...fields }: { event: string }): string {
  const words = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`);
  return stripVTControlCharacters([event, ...words].join(" ")).replaceAll(/\s+/g, " ");
}
