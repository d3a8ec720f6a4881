/** The first millisecond of the chat platform's clock: 2015-01-01 UTC. */
const PLATFORM_EPOCH = 1_420_070_400_000n;

/** Epoch milliseconds at which an id was given out; the id has passed `isDigits`. */
export function snowflakeTime(id: string): number {
  return Number((BigInt(id) >> 22n) + PLATFORM_EPOCH);
}

/** Orders ids as the numbers they are; as floats, neighbours would be equal. */
export function byId(a: string, b: string): number {
  const difference = BigInt(a) - BigInt(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
