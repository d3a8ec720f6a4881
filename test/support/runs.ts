/** Whether the suite runs in its long mode: `npm run fuzz`. */
const isLong = process.env.HAVEN_LONG === "1";

/** How many cases: so many in every run, so many more in the long mode. */
export function cases(usual: number, long: number): number {
  return isLong ? long : usual;
}

/** How many cases a property is tried on. */
export const RUNS = cases(2_000, 50_000);

/** Milliseconds a property may take. */
export const PROPERTY_TIMEOUT = isLong ? 1_800_000 : 300_000;
