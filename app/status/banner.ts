import { formatAgo } from "../format/ago.ts";
import { healthLine, type Health } from "./shards/health.ts";

/** Seconds after which figures no longer say how the bot is now: three missed refreshes. */
export const STALE_AFTER = 180;

export interface Banner {
  tone: "ok" | "warn" | "gray";
  line: string;
  /** What the line was when the bot last spoke; null while that is now. */
  last: string | null;
}

/** The line that answers the visit (§4). Old figures are never green and never stand as the present. */
export function bannerOf(health: Health, ageSeconds: number): Banner {
  const line = healthLine(health);
  if (ageSeconds > STALE_AFTER) {
    return { tone: "gray", line: `No report for ${formatAgo(ageSeconds)}`, last: line };
  }
  return { tone: health.allReady ? "ok" : "warn", line, last: null };
}
