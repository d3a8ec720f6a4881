import { RATE_LIMIT_BINDINGS } from "../../worker/context/config.ts";
import { RATE_LIMITS } from "../../worker/rate-limits.ts";

/** Rate limits in fixed periods, like the platform's, but on the test's clock. */
export function platformLimits(now = Date.now): Record<string, RateLimit> {
  const names = Object.entries(RATE_LIMIT_BINDINGS);
  return Object.fromEntries(
    names.map(([name, binding]) => [
      binding,
      limitOf(RATE_LIMITS[name as keyof typeof RATE_LIMITS], now),
    ]),
  );
}

function limitOf(
  { calls, seconds }: { calls: number; seconds: number },
  now: () => number,
): RateLimit {
  const counts = new Map<string, number>();
  return {
    async limit({ key }) {
      const period = `${key} ${Math.floor(now() / 1000 / seconds)}`;
      const count = (counts.get(period) ?? 0) + 1;
      counts.set(period, count);
      return { success: count <= calls };
    },
  };
}
