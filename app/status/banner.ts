import { SHARDS } from "../content/status/shards.ts";
import { formatAgo } from "../format/ago.ts";
import { healthLine, type Health } from "./shards/health.ts";

/** Seconds after which data no longer counts as the present: three missed refreshes. */
export const STALE_AFTER = 180;

export interface Banner {
  tone: "ok" | "warn" | "gray";
  line: string;
  /** The line of the last report, where that is too old to be the headline; else null. */
  last: string | null;
}

/** The headline of the page. Stale data is gray, whatever it says. */
export function bannerOf(health: Health, ageSeconds: number): Banner {
  const line = healthLine(health);
  if (ageSeconds > STALE_AFTER) {
    return { tone: "gray", line: SHARDS.noReportFor(formatAgo(ageSeconds)), last: line };
  }
  return { tone: health.allReady ? "ok" : "warn", line, last: null };
}
