import type { Config } from "../context/config.ts";

/** The age from which a due delivery or the last sample is late: two of three runs of the cron failed. */
const LATE_MS = 15 * 60_000;

/** All times are epoch ms. */
export function isSampleLate(
  sampledAt: number | null,
  now: number,
  { local }: Pick<Config, "local">,
): boolean {
  // On loopback nothing fires the cron but `npm start`, so a site without a record has just not been started by it.
  return sampledAt === null ? !local : now - sampledAt > LATE_MS;
}

/** `nextAt` is when the next delivery is due. */
export function isQueueLate(nextAt: number | null, now: number): boolean {
  return nextAt !== null && now - nextAt > LATE_MS;
}
