import type { Log } from "../logging/log.ts";

/** What each task of the cron is given beside the configuration. */
export interface CronRun {
  /** Epoch ms, as is the time that the run was planned for. */
  now: number;
  scheduledAt: number;
  log: Log;
}
