import { PLATFORM_EPOCH } from "../../app/format/snowflake.ts";
import type { Random } from "./random.ts";

/** An id of 17 to 20 digits that encodes the given time (epoch milliseconds, after January 2015). */
export function snowflake(time: number, random: Random): string {
  const low = BigInt(random.int(0, 0x3fffff));
  return (((BigInt(Math.floor(time)) - PLATFORM_EPOCH) << 22n) | low).toString();
}
