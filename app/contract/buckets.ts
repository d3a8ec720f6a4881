/**
 * Units of time. Pages without incidents define their own: sharing this file would cost them a
 * request.
 */

export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
export const BUCKET_MS = 300_000;
export const BUCKETS_A_DAY = DAY_MS / BUCKET_MS;
/** Days shown on the status page, today included. */
export const DAYS = 90;
