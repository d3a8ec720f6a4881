import type { Log } from "../logging/log.ts";

/** What each cron task gets besides the configuration. */
export interface CronRun {
  /** Epoch ms, as is the planned time of the run. */
  now: number;
  scheduledAt: number;
  log: Log;
}
