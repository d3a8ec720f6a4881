/** Snowflake time 0 in epoch milliseconds: 2015-01-01 UTC. */
export const PLATFORM_EPOCH = 1_420_070_400_000n;

/** When an id was created (epoch ms); the id must pass `isDigits`. */
export function snowflakeTime(id: string): number {
  return Number((BigInt(id) >> 22n) + PLATFORM_EPOCH);
}

/** Compares ids by value. Floats would make neighbours equal, and BigInt sorts slowly. */
export function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
