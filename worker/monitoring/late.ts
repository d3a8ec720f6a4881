import type { Config } from "../context/config.ts";

/** From this age, a due delivery or the last sample is late: the cron failed at least twice. */
const LATE_MS = 15 * 60_000;

/** Times are epoch ms. */
export function isSampleLate(
  sampledAt: number | null,
  now: number,
  { local }: Pick<Config, "local">,
): boolean {
  // On loopback only `npm start` fires the cron; without a record, it didn't start the site.
  return sampledAt === null ? !local : now - sampledAt > LATE_MS;
}

/** `nextAt` is when the next delivery is due. */
export function isQueueLate(nextAt: number | null, now: number): boolean {
  return nextAt !== null && now - nextAt > LATE_MS;
}
