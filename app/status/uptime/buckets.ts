/** The measures of the uptime record, in milliseconds and counts. */

export const SLOT_MS = 300_000;
export const DAY_MS = 86_400_000;
/** Samples of a whole day. */
export const SLOTS = DAY_MS / SLOT_MS;
/** Days that are shown, and closed days that are kept. */
export const DAYS = 90;
