import { healthLine, healthTone, type Health } from "./shards/health.ts";

/** Seconds after which data no longer counts as the present: three missed refreshes. */
export const STALE_AFTER = 180;

export interface Banner {
  tone: "ok" | "warn" | "down" | "gray";
  line: string;
  /** The line of the last report, where that is too old to be the headline; else null. */
  last: string | null;
}

/** The headline of the page. Stale data is gray whatever it says; `silence` is its age. */
export function bannerOf(health: Health, silence: string | null): Banner {
  const line = healthLine(health);
  if (silence !== null) return { tone: "gray", line: silence, last: line };
  return { tone: healthTone(health), line, last: null };
}
