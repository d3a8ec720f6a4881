export const THOUSANDS = ".";
export const DECIMAL = ",";
export const PERCENT = "\u00a0%";
export const UNITS: readonly (readonly [size: number, sign: string])[] = [
  [1e12, "\u00a0Bio."],
  [1e9, "\u00a0Mrd."],
  [1e6, "\u00a0Mio."],
];
