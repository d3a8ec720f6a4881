/** Before every three digits of a count. */
export const THOUSANDS: string = ",";
/** Before the fraction of a number. */
export const DECIMAL: string = ".";
