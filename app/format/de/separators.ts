export const THOUSANDS = ".";
