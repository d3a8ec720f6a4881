/** The units of the uptime record. A sample is taken in each bucket of time. */

export const BUCKET_MS = 300_000;
export const DAY_MS = 86_400_000;
export const BUCKETS_A_DAY = DAY_MS / BUCKET_MS;
/** The number of days shown, and of closed days stored. */
export const DAYS = 90;
