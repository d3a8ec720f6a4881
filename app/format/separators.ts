/** Between thousands. */
export const THOUSANDS: string = ",";
/** Between whole number and fraction. */
export const DECIMAL: string = ".";
/** Behind the number of a share. */
export const PERCENT: string = "%";
/** Units of short counts, largest first: size, and the sign behind the number. */
export const UNITS: readonly (readonly [size: number, sign: string])[] = [
  [1e12, "T"],
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "K"],
];
