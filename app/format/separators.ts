/** What stands before every three digits of a count. */
export const THOUSANDS: string = ",";
/** What stands before the fraction of a number. */
export const DECIMAL: string = ".";
/** What a short count is written in, the largest first: how many that are, and what stands behind the number. */
export const UNITS: readonly (readonly [size: number, sign: string])[] = [
  [1e12, "T"],
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "K"],
];
