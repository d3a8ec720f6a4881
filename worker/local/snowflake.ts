import type { Random } from "./random.ts";

/** Ids of the chat platform count milliseconds from the start of 2015 (UTC). */
const EPOCH = 1420070400000n;

/** An id of 17 to 20 digits that encodes the given time (epoch milliseconds, after January 2015). */
export function snowflake(time: number, random: Random): string {
  const low = BigInt(random.int(0, 0x3fffff));
  return (((BigInt(Math.floor(time)) - EPOCH) << 22n) | low).toString();
}

/** The time an id encodes, in epoch milliseconds. */
export function snowflakeTime(id: string): number {
  return Number((BigInt(id) >> 22n) + EPOCH);
}
