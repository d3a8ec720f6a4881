import { PRODUCT } from "../content/site.ts";
import { ERRORS } from "../contract/errors.ts";

/** What is known about a crash. */
export interface Crash {
  /** Path and query of the page. */
  path: string;
  /** HTTP status, where there is one. */
  status: number | null;
  requestId: string | null;
  /** Null for errors of the server, which hides their messages. */
  message: string | null;
}

/** The text of 'Copy details': what support needs, and nothing secret. `now` is epoch milliseconds. */
export function crashDetails(crash: Crash, now: number): string {
  const lines = [
    `${PRODUCT}: ${ERRORS.crash}`,
    `Page: ${crash.path}`,
    `Time: ${new Date(now).toISOString()}`,
  ];
  if (crash.status !== null) lines.push(`Status: ${crash.status}`);
  if (crash.requestId) lines.push(`Request: ${crash.requestId}`);
  if (crash.message) lines.push(`Message: ${crash.message}`);
  return lines.join("\n");
}
