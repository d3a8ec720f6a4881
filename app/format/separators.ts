/** Before every three digits of a count. */
export const THOUSANDS: string = ",";
