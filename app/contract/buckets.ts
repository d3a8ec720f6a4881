/**
 * Units of time, and those of uptime: a sample is taken in each bucket. Pages that show no incidents write
 * their own hours and days, as a file that they shared with those that do would be one more request.
 */

export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
export const BUCKET_MS = 300_000;
export const BUCKETS_A_DAY = DAY_MS / BUCKET_MS;
/** The number of days shown, and of closed days stored. */
export const DAYS = 90;
