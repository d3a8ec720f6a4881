/** Snowflake time 0 in epoch milliseconds: 2015-01-01 UTC. */
export const PLATFORM_EPOCH = 1_420_070_400_000n;

/** Epoch milliseconds at which an id was created; the id has passed `isDigits`. */
export function snowflakeTime(id: string): number {
  return Number((BigInt(id) >> 22n) + PLATFORM_EPOCH);
}

/** Compares ids as the numbers they are. As floats, neighbouring ids would be equal; BigInt is slow to sort by. */
export function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
