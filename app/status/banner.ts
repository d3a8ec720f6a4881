import { healthLine, healthTone, type Health } from "./shards/health.ts";

/** Older data (seconds) isn't the present: three refreshes were missed. */
export const STALE_AFTER = 180;

export interface Banner {
  tone: "ok" | "warn" | "down" | "gray";
  line: string;
  /** The last report's line, if too old for the headline; else null. */
  last: string | null;
}

/** The page's headline. Gray for stale data; `silence` is its age. */
export function bannerOf(health: Health, silence: string | null): Banner {
  const line = healthLine(health);
  if (silence !== null) return { tone: "gray", line: silence, last: line };
  return { tone: healthTone(health), line, last: null };
}
