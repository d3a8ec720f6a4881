export const THOUSANDS = ".";
export const DECIMAL = ",";
